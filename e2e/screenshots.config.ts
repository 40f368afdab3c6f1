import { devices } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The same Jara as for the journeys, but looked at instead of judged. */
export default {
  ...journeys,
  testDir: 'gallery',
  fullyParallel: true,
  projects: [{ name: 'screenshots', use: { ...devices['Desktop Chrome'], deviceScaleFactor: 1 } }],
};
