import type { DrawReceipt } from '@jara/contract/giveaways';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './device.ts';

const KEY = 'jara.draw-receipts';
const CHANGED = 'jara:draw-receipts';

const isReceipt = (value: unknown): value is DrawReceipt =>
  typeof value === 'object' && value !== null && 'number' in value && 'ticket' in value && 'head' in value;
const isReceiptMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What this device was given when it entered a draw. */
export function receiptOf(code: string): DrawReceipt | undefined {
  const receipt = readStored(KEY, isReceiptMap)?.[code];
  return isReceipt(receipt) ? receipt : undefined;
}

export function rememberReceipt(code: string, { number, ticket, head }: DrawReceipt): void {
  writeStored(KEY, { ...readStored(KEY, isReceiptMap), [code]: { number, ticket, head } });
  dispatchEvent(new Event(CHANGED));
}

/** The same, and known at once when it was entered in another tab. */
export function useReceipt(code: string): DrawReceipt | undefined {
  const text = useSyncExternalStore(
    whenChanged,
    () => JSON.stringify(receiptOf(code)),
    () => undefined,
  );
  return text === undefined ? undefined : JSON.parse(text);
}

function whenChanged(tell: () => void): () => void {
  const places = ['storage', CHANGED];
  for (const place of places) addEventListener(place, tell);
  return () => {
    for (const place of places) removeEventListener(place, tell);
  };
}
