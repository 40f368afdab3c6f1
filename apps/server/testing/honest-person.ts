import type { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { doWork } from '../src/claims/testing.ts';
import { Visitor, type VisitorAnswer } from './visitor.ts';

const TOLD_TO_COME_BACK = new Set([428, 429, 503]);
/** Nobody is sent away more often than this and still believes that it leads anywhere. */
const PATIENCE = 20;

interface Means {
  /** The processes that people are led to, one as good as the other. */
  urls: readonly string[];
  agent: Agent;
  /** Their browser runs scripts: it does the work that a rush asks for. Any other waits as long as it is told. */
  works: boolean;
}

/** One of a crowd: a browser of their own behind a network of their own, that does what it is told and comes again. */
export class HonestPerson {
  readonly #nth: number;
  readonly #means: Means;
  readonly #visitor: Visitor;
  #visits = 0;
  /** How often they were told to come back before they had an answer. */
  sentAway = 0;

  constructor(nth: number, means: Means) {
    this.#nth = nth;
    this.#means = means;
    this.#visitor = new Visitor('', { agent: means.agent });
  }

  get(path: string): Promise<VisitorAnswer> {
    return this.#untilAnswered((headers) => this.#visitor.get(path, headers));
  }

  post(path: string, body: unknown): Promise<VisitorAnswer> {
    return this.#untilAnswered((headers) => this.#visitor.post(path, body, headers));
  }

  async #untilAnswered(call: (headers: Record<string, string>) => Promise<VisitorAnswer>): Promise<VisitorAnswer> {
    let work: string | undefined;
    for (let visit = 0; visit < PATIENCE; visit += 1) {
      const { urls } = this.#means;
      this.#visitor.url = urls[(this.#nth + this.#visits) % urls.length] ?? '';
      this.#visits += 1;
      const answer = await call({ 'x-forwarded-for': this.#address(), ...(work !== undefined && { 'x-work': work }) });
      if (!TOLD_TO_COME_BACK.has(answer.status)) return answer;
      this.sentAway += 1;
      work = await this.#whatIsAsked(answer);
    }
    throw new Error(`somebody was told ${PATIENCE} times to come back`);
  }

  async #whatIsAsked({ status, body }: VisitorAnswer): Promise<string | undefined> {
    if (status === 428 && this.#means.works) return doWork(body);
    await pause(body.retryAfterSeconds * 1_000);
    return body.challenge;
  }

  /** Of a network of 256 that nobody else is in. */
  #address(): string {
    return `${100 + (this.#nth >> 16)}.${(this.#nth >> 8) & 255}.${this.#nth & 255}.7`;
  }
}
