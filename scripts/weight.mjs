import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { runPart } from './playwright.mjs';

/** Whether a visit costs no more data than it may, as the line sees it. */
export async function checkWeight() {
  const whole = await ensureChromium();
  await build();
  return runPart('weight', { shell: whole, whole }, { config: 'weight.config.ts' });
}
