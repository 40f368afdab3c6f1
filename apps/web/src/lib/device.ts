import type { GiftTheme } from '@jara/contract/payments';

/**
 * What this device remembers for its owner, so that a refresh, a back button or a week in between loses nothing.
 * Everything stays in the browser's own storage; when storage is forbidden nothing is remembered and nothing breaks.
 */
export interface KnownGift {
  quid: string;
  accessKey: string;
  amount: number | null;
  currency: string;
  theme: GiftTheme;
  clothSeed: number;
  claimedAt: string;
}

const GIFTS_KEY = 'jara.gifts';
const MANAGE_KEY = 'jara.manage-keys';
const MAX_REMEMBERED = 50;

export function readStored<T>(key: string, isValid: (value: unknown) => value is T): T | undefined {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : undefined;
  } catch {
    // Forbidden storage and damaged entries are both "nothing remembered".
    return undefined;
  }
}

export function writeStored(key: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    // Full or forbidden storage: the caller shows the key on screen anyway.
    return false;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isKnownGift = (value: unknown): value is KnownGift =>
  isRecord(value) && typeof value.quid === 'string' && typeof value.accessKey === 'string';
const isGiftList = (value: unknown): value is unknown[] => Array.isArray(value);
const isKeyMap = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((key) => typeof key === 'string');

/** Gifts claimed on this device, newest first. */
export const giftsOnThisDevice = (): KnownGift[] => (readStored(GIFTS_KEY, isGiftList) ?? []).filter(isKnownGift);

export const knownGift = (quid: string): KnownGift | undefined =>
  giftsOnThisDevice().find((gift) => gift.quid === quid);

export const rememberGift = (gift: KnownGift): boolean =>
  writeStored(
    GIFTS_KEY,
    [gift, ...giftsOnThisDevice().filter((known) => known.quid !== gift.quid)].slice(0, MAX_REMEMBERED),
  );

export const forgetGift = (quid: string): boolean =>
  writeStored(
    GIFTS_KEY,
    giftsOnThisDevice().filter((known) => known.quid !== quid),
  );

/** The key that opens the rule manager for a gift this device sent. */
export const manageKeyOf = (quid: string): string | undefined => readStored(MANAGE_KEY, isKeyMap)?.[quid];

/** Their codes, the latest last. */
export const giftsSentFromThisDevice = (): string[] => Object.keys(readStored(MANAGE_KEY, isKeyMap) ?? {});

export const rememberManageKey = (quid: string, key: string): boolean =>
  writeStored(MANAGE_KEY, { ...readStored(MANAGE_KEY, isKeyMap), [quid]: key });
