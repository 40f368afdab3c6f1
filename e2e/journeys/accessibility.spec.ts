import type { Page } from '@playwright/test';
import { bringAxe, changeAtOnce, FRAME, problemsOf } from '../axe.ts';
import { ClaimPage } from '../pages/claim-page.ts';
import { visit } from '../pages/site.ts';
import { AROUND } from '../states/around.ts';
import { GIVEAWAYS } from '../states/giveaways.ts';
import { RECEIVING } from '../states/receiving.ts';
import { RULES } from '../states/rules.ts';
import { SENDING } from '../states/sending.ts';
import { STAFF } from '../states/staff.ts';
import { expect, test } from '../world.ts';

test.describe.configure({ mode: 'parallel' });

const WIDE = 1280;
const NARROW = 360;
const NARROWEST = 320;

/** What pages have in common is looked at with these; the others are looked at for what is their own. */
const LOOKED_AT_WHOLE = ['home', 'menu', 'staff-dashboard', 'staff-menu'];

/** They open from the header over a page that is looked at by itself: what they leave of its fields would seem too small to be pressed. */
const OVER_A_PAGE = ['staff-notifications'];

const notLookedAt = (name: string): string[][] => {
  if (OVER_A_PAGE.includes(name)) return [['main']];
  return LOOKED_AT_WHOLE.includes(name) ? [] : FRAME;
};

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const { name, open, widths = [NARROW, WIDE] } of [
  ...SENDING,
  ...RECEIVING,
  ...RULES,
  ...AROUND,
  ...GIVEAWAYS,
  ...STAFF,
]) {
  test(`${name} is accessible, light and dark, narrow and wide`, async ({ page, world, watch }) => {
    // What moves or fades is looked at when it has arrived.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open({ page, world, watch });
    await bringAxe(page);
    await changeAtOnce(page);
    const whole = LOOKED_AT_WHOLE.includes(name);
    // Colours depend on the theme and places on the width, so every theme and every width once is enough for most.
    const looks = widths.flatMap((width) =>
      (['light', 'dark'] as const)
        .filter((scheme) => whole || (scheme === 'dark') === (width === NARROW))
        .map((colorScheme) => ({ width, colorScheme })),
    );
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      // Wherever the page was scrolled to, the header would lie over half of something, and that looks too small to be pressed.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await problemsOf(page, notLookedAt(name)), `${name} at ${width} px, ${colorScheme}`).toEqual([]);
    }
    await page.setViewportSize({ width: NARROWEST, height: 640 });
    // Even without motion, what changes with the width may take a frame to get there.
    await expect.poll(() => overflow(page), `${name} scrolls sideways at ${NARROWEST} px`).toBe(0);
  });
}

test('with reduced motion the gift is open at once', async ({ page, world }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { quid } = await world.gift();
  const claim = await new ClaimPage(page).open(quid);
  await claim.unwrap();
  await expect(page.locator('.unwrapping')).toHaveCount(0);
  await expect(claim.opened.getByText('₦10,000').first()).toBeVisible();
  const longest = await page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0))),
  );
  expect(longest).toBeLessThanOrEqual(1);
});

test('with forced colours buttons keep an edge and the focus stays visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/create');
  const pay = page.getByRole('button', { name: 'Create Gift & Pay' });
  const edge = await pay.evaluate((button) => getComputedStyle(button).borderTopWidth);
  expect(Number.parseFloat(edge)).toBeGreaterThan(0);
  await pay.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(pay).toBeFocused();
  expect(await pay.evaluate((button) => getComputedStyle(button).outlineStyle)).toBe('solid');
  await expect(page.getByRole('radio', { name: /Adire/ })).toBeAttached();
});

test('text at twice its size still fits', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  for (const path of ['/', '/create', '/claim', '/help', '/trust', '/check']) {
    await visit(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflow(page), path).toBe(0);
  }
});
