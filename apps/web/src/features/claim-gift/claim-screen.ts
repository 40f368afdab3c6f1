import type { ClaimState } from '@jara/contract/claims';
import type { GiftView } from '@jara/contract/gifts';

/** What the claim page shows once it knows how a gift stands. */
export type ClaimScreen =
  | 'sealed'
  | 'opened'
  | 'countdown'
  | 'entered'
  | 'ended'
  | 'lapsed'
  | 'sent_back'
  | 'taken'
  | 'on_hold'
  | 'paused'
  | 'not_this_time';

const SCREENS: Record<ClaimState, ClaimScreen> = {
  OPEN: 'sealed',
  PASSWORD_NEEDED: 'sealed',
  WRONG_PASSWORD: 'sealed',
  NOT_OPEN_YET: 'countdown',
  ENDED: 'ended',
  SENT_BACK: 'sent_back',
  TAKEN: 'taken',
  ON_HOLD: 'on_hold',
  PAUSED: 'paused',
  NOT_THIS_TIME: 'not_this_time',
  ENTERED: 'entered',
  YOURS: 'opened',
  LAPSED: 'lapsed',
};

/** A device that keeps the access key has opened the gift, even when its cookie was cleared since. */
export const screenFor = (state: ClaimState, { keyIsHere }: { keyIsHere: boolean }): ClaimScreen =>
  keyIsHere && state !== 'ON_HOLD' && state !== 'LAPSED' ? 'opened' : SCREENS[state];

const STATES_BY_REFUSAL: Record<string, ClaimState> = {
  password_required: 'PASSWORD_NEEDED',
  wrong_password: 'WRONG_PASSWORD',
  gift_not_open_yet: 'NOT_OPEN_YET',
  gift_expired: 'ENDED',
  gift_taken: 'TAKEN',
  gift_blocked: 'ON_HOLD',
  claim_frozen: 'ON_HOLD',
  gift_paused: 'PAUSED',
};

/** Between looking and tapping somebody else may have been faster; the refusal then says how the gift stands now. */
export const stateOfRefusal = (code: string): ClaimState | undefined => STATES_BY_REFUSAL[code];

const SECOND = 1000;

/** A draw is drawn half a minute after its closing, and not before: the public value that decides is made then. */
const DRAWN_AFTER = 30 * SECOND;

/**
 * How long to wait before asking again how a gift stands: rarely at first, every 3 s once it should have opened or been drawn.
 * One on hold or paused may go on and a refund arrive while somebody looks on; nothing else changes by itself.
 */
export function recheckDelayMs(state: ClaimState, gift: GiftHours, now: number): number | false {
  if (state === 'ON_HOLD' || state === 'PAUSED' || state === 'SENT_BACK') return 30 * SECOND;
  if (state !== 'NOT_OPEN_YET' && state !== 'ENTERED') return false;
  const next = state === 'ENTERED' ? gift.endsAt : gift.opensAt;
  if (next === null) return 30 * SECOND;
  const left = Date.parse(next) + (state === 'ENTERED' ? DRAWN_AFTER : 0) - now;
  return Math.min(30 * SECOND, Math.max(3 * SECOND, left));
}

type GiftHours = Pick<GiftView, 'opensAt' | 'endsAt'>;

/** First 6 characters, an ellipsis, last 4. */
export const maskedKey = (key: string): string => `${key.slice(0, 6)}…${key.slice(-4)}`;

/** Whether a mailed key is kept here: not in the place of another that this device, or this browser's cookie, has for the gift. */
export const mayKeep = (mailed: string, own: readonly (string | null | undefined)[]): boolean =>
  own.every((key) => key === null || key === undefined || key === mailed);
