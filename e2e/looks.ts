import { devices } from '@playwright/test';

const { defaultBrowserType: _phone, ...pixel } = devices['Pixel 7'];
const { defaultBrowserType: _desktop, ...desktop } = devices['Desktop Chrome'];

/** As narrow as the narrowest phone that everything has to fit. */
export const PHONE = { ...pixel, viewport: { width: 360, height: 740 }, screen: { width: 360, height: 740 } };
const DESKTOP = { ...desktop, viewport: { width: 1280, height: 720 } };

/** What is made for everybody is tried in each of these. */
export const LOOKS = {
  desktop: { ...DESKTOP, colorScheme: 'light' },
  phone: { ...PHONE, colorScheme: 'dark' },
  'desktop-dark': { ...DESKTOP, colorScheme: 'dark' },
  'phone-light': { ...PHONE, colorScheme: 'light' },
} as const;
