import { createTransport } from 'nodemailer';
import type { Config } from '../platform/config.ts';
import type { LoadedMail, MailRow } from './load-mail.ts';
import { clothPng, logoPng } from './writing/mail-images.ts';

const CLOTH_CID = 'cloth@jara';
const LOGO_CID = 'logo@jara';

export interface Postman {
  deliver(mail: Pick<MailRow, 'id' | 'recipient'>, loaded: LoadedMail): Promise<void>;
  close(): void;
}

/** Sends through the configured server over a few connections that are kept open for as long as there is mail. */
export function createPostman({
  smtpUrl,
  mailFrom,
  publicUrl,
  operator,
}: { smtpUrl: string } & Pick<Config, 'mailFrom' | 'publicUrl' | 'operator'>): Postman {
  const transport = createTransport({ ...connectionTo(smtpUrl), pool: true, maxConnections: CONNECTIONS });
  const place = { publicUrl, operator, images: { cloth: `cid:${CLOTH_CID}`, logo: `cid:${LOGO_CID}` } };
  return {
    deliver: async ({ id, recipient }, loaded) => {
      const { subject, text, html, cloth, language, headers } = loaded.render(place);
      await transport.sendMail({
        from: mailFrom,
        // Given as one address, never as text to be split: a comma in it must not become a second reader.
        to: { name: '', address: oneAddress(recipient) },
        replyTo: operator.supportEmail,
        subject,
        text,
        html,
        // Derived from the mail's own id, so that one sent twice is recognised as the same.
        messageId: `<${id}@${domainOf(mailFrom, publicUrl)}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          'Content-Language': language,
          ...headers,
        },
        attachments: [
          {
            filename: 'cloth.png',
            content: clothPng(cloth),
            contentType: 'image/png',
            cid: CLOTH_CID,
            contentDisposition: 'inline',
          },
          {
            filename: 'logo.png',
            content: logoPng(),
            contentType: 'image/png',
            cid: LOGO_CID,
            contentDisposition: 'inline',
          },
        ],
      });
    },
    close: () => transport.close(),
  };
}

export const CONNECTIONS = 3;

export const connectionTo = (smtpUrl: string) => ({
  url: smtpUrl,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  // Nothing in a mail may make us read a file or call an address.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Addresses were checked when they came in. This stands behind it: a line break here would be a header of its own. */
function oneAddress(recipient: string): string {
  if (!/^[^\s@<>"'(),;:\\[\]]+@[^\s@<>"'(),;:\\[\]]+$/.test(recipient)) throw new UndeliverableError('Not an address');
  return recipient;
}

export const domainOf = (mailFrom: string, publicUrl: string): string =>
  /@([\w.-]+)/.exec(mailFrom)?.[1] ?? new URL(publicUrl).hostname;

class UndeliverableError extends Error {
  override readonly name = 'UndeliverableError';
}

/** Whether the server said for good that it has no such reader. Everything else may be otherwise in a while. */
export function isUndeliverable(error: unknown): boolean {
  if (error instanceof UndeliverableError) return true;
  const { code, command, responseCode } = error as { code?: unknown; command?: unknown; responseCode?: unknown };
  return code === 'EENVELOPE' && command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500;
}
