import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '../browser.ts';

/** The end of the soak: whoever is still waiting for an answer goes home. */
export class Over extends Error {}

const AGAIN_AFTER_MS = 40;
const PATIENCE_MS = 5_000;

export interface Line {
  /** Where to ask at the moment: another process may answer the next time. */
  url(): string;
  isOver(): boolean;
  /** Told of every answer that should never be given, crash or no crash. */
  onBroken(what: string): void;
}

/** A browser in bad times: it keeps its cookie, and asks again until somebody answers. */
export class PatientClient {
  readonly #line: Line;
  cookie: string;

  constructor(line: Line, cookie = '') {
    this.#line = line;
    this.cookie = cookie;
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Pick<Answer, 'status' | 'body'>> {
    for (;;) {
      if (this.#line.isOver()) throw new Over();
      const answer = await this.#once(method, path, body, headers);
      if (answer && answer.status < 500) return answer;
      if (answer?.status === 500) this.#line.onBroken(`${method} ${path} answered 500`);
      await pause(AGAIN_AFTER_MS);
    }
  }

  async #once(method: string, path: string, body: unknown, headers: Record<string, string>) {
    try {
      const answer = await fetch(this.#line.url() + path, {
        method,
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: {
          ...headers,
          ...(this.cookie && { cookie: this.cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      const given = await answer.json();
      for (const set of answer.headers.getSetCookie()) this.cookie = set.split(';')[0] ?? this.cookie;
      return { status: answer.status, body: given as Answer['body'] };
    } catch {
      // Nobody there, or gone in the middle of the answer: whether anything happened is unknown, as it is for a person.
      return undefined;
    }
  }
}
