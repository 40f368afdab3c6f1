import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { runPlaywright } from './playwright.mjs';

/** Whether a visit costs no more data than it may, as the line sees it. */
export async function checkWeight() {
  const chromium = await ensureChromium();
  await build();
  return runPlaywright({ shell: chromium, whole: chromium }, 'weight.config.ts');
}
