import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test-order.ts';

const everywhere = ['packages', 'apps', 'scripts', 'bench'];
const tests = (pattern: string) => everywhere.map((folder) => `${folder}/**/${pattern}`);
const databaseTests = tests('*.db.test.{ts,tsx}');
const neverHere = ['**/node_modules/**', '**/dist/**'];

// Few tests measure time, and with a wide margin: this ends what hangs, and leaves room for a machine that is busy with something else.
const PATIENCE_MS = 60_000;
const patience = { testTimeout: PATIENCE_MS, expect: { poll: { timeout: PATIENCE_MS / 2 } } };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: tests('*.test.{ts,tsx}'),
          exclude: [...neverHere, ...databaseTests],
          pool: 'threads',
          // Starting anew for each of many short files took longer than all of them.
          isolate: false,
          ...patience,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'db',
          include: databaseTests,
          exclude: neverHere,
          // What they share is made once for all of them: a PostgreSQL, and the product as a process that some of them start.
          globalSetup: ['apps/server/testing/postgres.global-setup.ts', 'apps/server/testing/bundle.global-setup.ts'],
          // Loading the product costs more than most files of tests, and each makes a world of its own anyway.
          isolate: false,
          pool: 'forks',
          // Half of the time a test waits for the database or the provider, so two cores serve three.
          maxWorkers: 3,
          ...patience,
          hookTimeout: 2 * PATIENCE_MS,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
