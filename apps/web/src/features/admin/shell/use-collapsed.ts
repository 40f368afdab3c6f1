import { useState } from 'react';
import { readStored, writeStored } from '../../../lib/device.ts';

const KEY = 'jara.staff-sidebar-collapsed';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** Whether the sidebar is folded, as this device remembers it. */
export function useCollapsed(): [boolean, () => void] {
  const [collapsed, setCollapsed] = useState(() => readStored(KEY, isFlag) ?? false);
  const toggle = () => {
    setCollapsed(!collapsed);
    writeStored(KEY, !collapsed);
  };
  return [collapsed, toggle];
}
