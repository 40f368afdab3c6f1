import { createTransport } from 'nodemailer';
import type { Config } from '../platform/config.ts';
import { newId } from '../platform/ids.ts';
import { connectionTo, domainOf } from './smtp.ts';

type Sender = { smtpUrl: string } & Pick<Config, 'mailFrom' | 'publicUrl' | 'operator'>;

/** Signs in at the mail server and leaves again; with a reader, a short mail goes to them first. Throws what the server says. */
export async function tryMailServer(
  { smtpUrl, mailFrom, publicUrl, operator }: Sender,
  recipient?: string,
): Promise<void> {
  const transport = createTransport(connectionTo(smtpUrl));
  try {
    if (recipient === undefined) await transport.verify();
    else
      await transport.sendMail({
        from: mailFrom,
        to: { name: '', address: recipient },
        replyTo: operator.supportEmail,
        subject: `A test mail of ${operator.productName}`,
        text: `Somebody who runs ${operator.productName} at ${publicUrl} wanted to know whether its mail arrives. It does.\n`,
        messageId: `<${newId()}@${domainOf(mailFrom, publicUrl)}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      });
  } finally {
    transport.close();
  }
}
