import { readStored, writeStored } from './device.ts';

const KEY = 'jara.withdrawals';
const MAX_REMEMBERED = 100;

type Entry = readonly [id: string, quid: string];

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Withdrawals asked for on this device, newest first, each with its gift. */
export const withdrawalsOnThisDevice = (): Entry[] => (readStored(KEY, isList) ?? []).filter(isEntry);

/** Which gift a withdrawal belongs to, so that its page finds the key again after a reload. */
export const quidOfWithdrawal = (id: string): string | undefined =>
  withdrawalsOnThisDevice().find(([known]) => known === id)?.[1];

export const rememberWithdrawal = (id: string, quid: string): boolean =>
  writeStored(
    KEY,
    [[id, quid], ...withdrawalsOnThisDevice().filter(([known]) => known !== id)].slice(0, MAX_REMEMBERED),
  );
