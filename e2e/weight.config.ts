import journeys from './playwright.config.ts';

/** The same Jara as for the journeys, weighed. */
export default { ...journeys, testDir: 'weight', projects: [{ name: 'weight' }] };
