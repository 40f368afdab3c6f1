import { useSyncExternalStore } from 'react';

const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** `public/theme.js` reads the same key before the first paint. */
const KEY = 'jara.theme';
const listeners = new Set<() => void>();

export const asTheme = (value: unknown): Theme => (value === 'light' || value === 'dark' ? value : 'system');

/** Whether the screen is dark, given what the person chose and what their device says. */
export const isDark = (theme: Theme, deviceIsDark: boolean): boolean =>
  theme === 'system' ? deviceIsDark : theme === 'dark';

let chosen: Theme | undefined;

function readTheme(): Theme {
  if (chosen !== undefined) return chosen;
  try {
    chosen = asTheme(localStorage.getItem(KEY));
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
    chosen = 'system';
  }
  return chosen;
}

const deviceDark = () => matchMedia('(prefers-color-scheme: dark)');

function apply(): void {
  document.documentElement.classList.toggle('dark', isDark(readTheme(), deviceDark().matches));
}

export function chooseTheme(theme: Theme): void {
  chosen = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // The choice still holds for this page.
  }
  apply();
  for (const listener of listeners) listener();
}

/** Keeps the page in step with the device and with other tabs of this site. */
export function followTheme(): void {
  deviceDark().addEventListener('change', apply);
  addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    chosen = asTheme(event.newValue);
    apply();
    for (const listener of listeners) listener();
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme, () => 'system');
