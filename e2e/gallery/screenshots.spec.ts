import { fileURLToPath } from 'node:url';
import { AROUND } from '../states/around.ts';
import { GIVEAWAYS, MORE_GIVEAWAYS } from '../states/giveaways.ts';
import { RECEIVING } from '../states/receiving.ts';
import { RULES } from '../states/rules.ts';
import { SENDING } from '../states/sending.ts';
import { STAFF } from '../states/staff.ts';
import { test } from '../world.ts';

const folder = fileURLToPath(new URL('../screenshots', import.meta.url));
const STATES = [...SENDING, ...RECEIVING, ...RULES, ...AROUND, ...GIVEAWAYS, ...MORE_GIVEAWAYS, ...STAFF];
const HEIGHTS: Record<number, number> = { 360: 800, 1280: 900 };

for (const { name, open, widths = [360, 1280], isDialog } of STATES) {
  test(name, async ({ page, world, watch }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open({ page, world, watch });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 });
      // What changes with the width, such as a table into cards, takes a moment to be drawn.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        // The header sticks to wherever the page was last scrolled to.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await page.screenshot({
          path: `${folder}/${name}-${width}-${colorScheme}.png`,
          fullPage: !isDialog,
          animations: 'disabled',
        });
      }
    }
  });
}
