import { defineConfig } from 'vitest/config';

const everywhere = ['packages', 'apps', 'scripts', 'bench'];
const tests = (pattern: string) => everywhere.map((folder) => `${folder}/**/${pattern}`);
const databaseTests = tests('*.db.test.{ts,tsx}');
const neverHere = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: tests('*.test.{ts,tsx}'),
          exclude: [...neverHere, ...databaseTests],
          pool: 'threads',
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'db',
          include: databaseTests,
          exclude: neverHere,
          globalSetup: 'apps/server/testing/postgres.global-setup.ts',
          pool: 'forks',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
