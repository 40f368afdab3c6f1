import { runPackage } from './run.mjs';

/** Everything that reads the sources without running them. Each counts as one test. */
const checks = [
  { name: 'format and lint (biome)', program: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'promises (oxlint)', program: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'types', program: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'types of the web', program: 'tsc', args: ['-p', 'apps/web'] },
  { name: 'types of the journeys', program: 'tsc', args: ['-p', 'e2e'] },
  { name: 'dead code (knip)', program: 'knip', args: ['--no-progress', '--no-config-hints'] },
  // Tests call what they test, so what nothing else calls shows only without them.
  {
    name: 'code only tests use (knip)',
    program: 'knip',
    args: ['--no-progress', '--no-config-hints', '--production', '--config', 'scripts/knip-production.mjs'],
  },
];

const AT_ONCE = 2;

/** Runs all of them, a few at a time, and says how each went. */
export async function runStaticChecks() {
  const waiting = [...checks];
  const results = { passed: 0, failures: [] };
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { code, output } = await runPackage(check.program, check.args, { quiet: true });
      if (code === 0) results.passed += 1;
      else results.failures.push(check.name);
      console.log(code === 0 ? `✓ ${check.name}` : `✗ ${check.name}\n${output.trimEnd()}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}
