import { build } from './build.mjs';
import { run } from './run.mjs';

/** Whether a first visit costs no more data than it may. Counts as one test. */
export async function checkWeight() {
  await build(['web']);
  const { code, output } = await run(process.execPath, ['apps/web/scripts/check-budget.mjs'], { quiet: true });
  console.log(`${code === 0 ? '✓' : '✗'} what a first visit costs\n${output.trimEnd()}`);
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: ['what a first visit costs'] };
}
