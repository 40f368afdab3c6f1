import { fileURLToPath } from 'node:url';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openBuiltSites } from '../../apps/server/src/site/built-site.ts';
import { KUDI } from '../../apps/server/testing/live-environment.ts';
import { expect, SITE, test } from '../world.ts';

const { operator } = readConfig(KUDI);
const siteIn = openBuiltSites({
  folder: fileURLToPath(new URL('../../apps/web/dist', import.meta.url)),
  publicUrl: SITE,
  operator,
});
const PRACTICE_WORDS = /\bJara\b|jara\.test|Portharcourt|800 000 5272|__OPERATOR/;

test('no page or file of another operator says a word of the practice one', async () => {
  const site = await siteIn('en');
  if (!site) throw new Error('The site is not built.');
  expect(site.pages.size).toBe(14);
  const bodies = [...site.pages, ...site.files, ['the shell', site.shell] as const];
  for (const [at, { bytes, type }] of bodies)
    if (type.includes('charset')) expect(bytes.toString(), at).not.toMatch(PRACTICE_WORDS);
  for (const page of [site.claimLink, site.giveaway]) expect(page).not.toMatch(PRACTICE_WORDS);
});

test('a page that came from the server keeps its operator when it comes alive', async ({ page }) => {
  const site = await siteIn('en');
  // The site under test with the pages of another operator: nothing else of it knows who runs it.
  await page.route(
    ({ origin, pathname }) => origin === SITE && !/^\/(api|assets)\//.test(pathname),
    (route) => {
      const { pathname } = new URL(route.request().url());
      const body = site?.pages.get(pathname) ?? site?.files.get(pathname);
      return body ? route.fulfill({ body: body.bytes, contentType: body.type }) : route.continue();
    },
  );
  const shown = async () => `${await page.title()} ${await page.locator('body').innerHTML()}`;
  for (const path of ['/', '/claim', '/privacy']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await shown(), path).not.toMatch(PRACTICE_WORDS);
    await expect(page, path).toHaveTitle(/Kudi & Sons/);
  }

  await page.goto('/help');
  await expect(page.getByText('In your time. Support hours are Mon-Sat 7-19 UTC, Sun closed.')).toBeVisible();
  await expect(page.getByText('Monday to Saturday')).toBeVisible();
  await expect(page.getByRole('link', { name: '+234 1 234 5678' }).first()).toHaveAttribute('href', 'tel:+23412345678');
  await expect(page.getByRole('contentinfo')).toContainText("Kudi's Gifts. All rights reserved.");
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();
  await expect(
    page.getByText('an agreement between you and Kudi Gifts Limited (RC 1234567) of Lagos, Nigeria'),
  ).toBeVisible();
  await expect(page).toHaveTitle('Terms & Conditions | Kudi & Sons');
  expect(await shown()).not.toMatch(PRACTICE_WORDS);
});
