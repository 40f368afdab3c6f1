import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../lib/device.ts';

const KEY = 'jara.practice-mode';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const listeners = new Set<() => void>();
let practising: boolean | undefined;

/** Whether this browser plays with made-up data. Kept on the device, so that a reload does not end a lesson. */
function isPractising(): boolean {
  practising ??= readStored(KEY, isFlag) ?? false;
  return practising;
}

export function setPractising(next: boolean): void {
  practising = next;
  writeStored(KEY, next ? true : undefined);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePractising = (): boolean => useSyncExternalStore(subscribe, isPractising, () => false);
