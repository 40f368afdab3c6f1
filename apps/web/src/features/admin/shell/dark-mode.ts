import { useSyncExternalStore } from 'react';
import { chooseTheme, isDark, useTheme } from '../../../lib/theme.ts';

const query = () => matchMedia('(prefers-color-scheme: dark)');

const subscribe = (listener: () => void) => {
  query().addEventListener('change', listener);
  return () => query().removeEventListener('change', listener);
};

/** Light or dark at one press. Somebody who follows their device leaves it by pressing. */
export function useDarkMode(): { isDark: boolean; toggle: () => void } {
  const theme = useTheme();
  const deviceIsDark = useSyncExternalStore(subscribe, () => query().matches);
  const dark = isDark(theme, deviceIsDark);
  return { isDark: dark, toggle: () => chooseTheme(dark ? 'light' : 'dark') };
}
