import { Agent, request } from 'node:http';

export interface CrowdAnswer {
  status: number;
  body: {
    state?: string;
    amount?: number | null;
    accessKey?: string | null;
    entry?: { number: number; ticket: string; head: string } | null;
    code?: string;
    message?: string;
  };
}

/** A crowd at the door: every person is a browser without a cookie, and all come over real connections. */
export class Crowd {
  readonly #agent: Agent;

  constructor(connections: number) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  claim(url: string, quid: string): Promise<CrowdAnswer> {
    return new Promise((resolve, reject) => {
      const call = request(
        `${url}/api/rules/claim?quid=${quid}`,
        { method: 'POST', agent: this.#agent, headers: { 'content-type': 'application/json', 'content-length': 2 } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              body: JSON.parse(Buffer.concat(chunks).toString()),
            }),
          );
          answer.on('error', reject);
        },
      );
      call.on('error', reject);
      call.end('{}');
    });
  }

  goHome(): void {
    this.#agent.destroy();
  }
}
