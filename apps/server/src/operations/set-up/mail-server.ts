import { tryMailServer } from '../../mail/try-mail-server.ts';
import { type Check, fine, unknown, wrong } from './check.ts';
import { failureOf } from './failure.ts';

export const lookAtMailServer: Check = async ({ config, wishes }) => {
  const { smtpUrl } = config;
  if (smtpUrl === undefined)
    return wishes.mail === undefined
      ? fine('No mail leaves this machine: it stays in the inbox at /dev/inbox.')
      : wrong('No test mail can be sent: SMTP_URL is not set.', 'Set SMTP_URL to your mail service’s address.');
  const place = new URL(smtpUrl).host;
  try {
    await tryMailServer({ ...config, smtpUrl }, wishes.mail);
    return wishes.mail === undefined
      ? fine(`${place} lets us in; \`npm run doctor -- --mail you@example.com\` sends a test mail.`)
      : fine(`${place} took a test mail: it should be in that inbox within a minute, and not in its spam.`);
  } catch (error) {
    const code = failureOf(error);
    const { responseCode } = error as { responseCode?: unknown };
    if (code === undefined) throw error;
    if (code === 'ETIMEDOUT')
      return unknown(
        `The mail server at ${place} does not answer in time.`,
        'Many hosters close port 25: use 465 (smtps://) or 587, and see whether this machine may call out.',
      );
    const why = typeof responseCode === 'number' ? `${code} ${responseCode}` : code;
    if (code === 'EAUTH')
      return wrong(
        `The mail server at ${place} refuses our name or password (${why}).`,
        'Compare SMTP_URL with what your mail service gave you; write @ : / in a password as %40 %3A %2F.',
      );
    return wrong(
      `The mail server at ${place} takes no mail from us (${why}).`,
      'Is its address in SMTP_URL right, and may it be sent to from here with the sender of MAIL_FROM?',
    );
  }
};
