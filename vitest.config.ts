import { defineConfig } from 'vitest/config';

const everywhere = ['packages', 'apps', 'scripts', 'bench'];
const tests = (pattern: string) => everywhere.map((folder) => `${folder}/**/${pattern}`);
const databaseTests = tests('*.db.test.{ts,tsx}');
// These start processes of the product, which end with the process of the test at the latest.
const processTests = [
  'apps/server/{journeys,commands,local}/**/*.db.test.ts',
  'apps/server/src/**/{*-across-processes,killed-worker}.db.test.ts',
];
const neverHere = ['**/node_modules/**', '**/dist/**'];

// No test measures time: this ends what hangs, and leaves room for a machine that is busy with something else.
const PATIENCE_MS = 60_000;

const onDatabase = {
  globalSetup: 'apps/server/testing/postgres.global-setup.ts',
  pool: 'forks',
  // Half of the time a test waits for the database or the provider, so two cores serve three.
  maxWorkers: 3,
  testTimeout: PATIENCE_MS,
  hookTimeout: 2 * PATIENCE_MS,
} as const;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: tests('*.test.{ts,tsx}'),
          exclude: [...neverHere, ...databaseTests],
          pool: 'threads',
          // Starting anew for each of many short files took longer than all of them.
          isolate: false,
          testTimeout: PATIENCE_MS,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'db',
          include: databaseTests,
          exclude: [...neverHere, ...processTests],
          // Loading the product costs more than most files of tests, and each makes a world of its own anyway.
          isolate: false,
          ...onDatabase,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'processes',
          include: processTests,
          exclude: neverHere,
          isolate: false,
          ...onDatabase,
          globalSetup: [onDatabase.globalSetup, 'apps/server/testing/bundle.global-setup.ts'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
