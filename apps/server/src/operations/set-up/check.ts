import type { SetUpState } from '@jara/contract/staff/set-up';
import type { PaystackClient } from '@jara/paystack/client';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/database/db.ts';

/** What a check found: one sentence, and what to do about it. No secret is in either. */
export interface Finding {
  state: SetUpState;
  said: string;
  todo: string | null;
}

/** The world outside of the product and its database, so that a test can be it. */
export interface Outside {
  fetch: typeof fetch;
  resolveTxt(name: string): Promise<string[][]>;
  diskOf(folder: string): Promise<{ freeBytes: number; allBytes: number }>;
  /** What this machine believes the time is. */
  now(): number;
}

/** What somebody at a shell may want besides a look. */
export interface Wishes {
  /** It is meant to take real money. */
  live?: boolean | undefined;
  /** Who gets a test mail. */
  mail?: string | undefined;
  /** Fire a test alert. */
  alert?: boolean | undefined;
}

export interface Surroundings {
  config: Config;
  databaseUrl: string;
  db: Db;
  paystack: PaystackClient;
  outside: Outside;
  wishes: Wishes;
}

/** The signal is the end of its time: whatever it asks for over the network ends with it. */
export type Check = (around: Surroundings, signal: AbortSignal) => Promise<Finding>;

export const fine = (said: string): Finding => ({ state: 'ok', said, todo: null });
export const warning = (said: string, todo: string): Finding => ({ state: 'warning', said, todo });
export const wrong = (said: string, todo: string): Finding => ({ state: 'wrong', said, todo });
export const unknown = (said: string, todo: string): Finding => ({ state: 'unknown', said, todo });

/** What real money does not allow is only worth a word where the money is play money. */
export const wrongWhenLive = ({ mode }: Pick<Config, 'mode'>, said: string, todo: string): Finding =>
  mode === 'live' ? wrong(said, todo) : warning(said, todo);
