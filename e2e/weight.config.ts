import journeys from './playwright.config.ts';

/**
 * The same Jara as for the journeys, weighed. Each visit has a line of its own, so they wait beside each other. What moves is
 * fetched as well, so it is weighed.
 */
export default {
  ...journeys,
  testDir: 'weight',
  fullyParallel: true,
  projects: [{ name: 'weight', use: { contextOptions: { reducedMotion: 'no-preference' } as const } }],
};
