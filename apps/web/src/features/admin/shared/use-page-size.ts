import { useState } from 'react';
import { readStored, writeStored } from '../../../lib/device.ts';
import { PAGE_SIZES } from './list-state.ts';

const KEY = 'jara.staff-rows';
const isSize = (value: unknown): value is number => PAGE_SIZES.some((size) => size === value);

/** How many rows a list shows, as this device remembers it: what fits a desk does not fit a phone. */
export function usePageSize(): [number | undefined, (size: number) => void] {
  const [size, setSize] = useState(() => readStored(KEY, isSize));
  const keep = (next: number) => {
    setSize(next);
    writeStored(KEY, next);
  };
  return [size, keep];
}
