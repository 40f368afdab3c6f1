import { HOUR_MS, MINUTE_MS } from '../time/lagos.ts';

/** A session that has done nothing for this long ends. */
export const SESSION_IDLE_MS = 30 * MINUTE_MS;
/** However busy, nobody stays signed in for longer. */
export const SESSION_LONGEST_MS = 12 * HOUR_MS;
/** For how long a code of the authenticator opens what moves money. */
export const STEP_UP_MS = 10 * MINUTE_MS;
