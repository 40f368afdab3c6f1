import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  /** Header lines, unfolded. */
  headers: string[];
}

/** What the server answers to a recipient; undefined takes the mail. */
export type Verdict = { code: number; message: string } | undefined;

/** A real mail server on a free port, which keeps what it is given. */
export async function startMailServer(judge: (recipient: string) => Verdict | Promise<Verdict> = () => undefined) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) => {
      Promise.resolve(judge(address)).then((verdict) => {
        done(verdict && Object.assign(new Error(verdict.message), { responseCode: verdict.code }));
      }, done);
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const [head = ''] = raw.split('\r\n\r\n');
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, raw, headers: head.replace(/\r\n[ \t]+/g, ' ').split('\r\n') });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
