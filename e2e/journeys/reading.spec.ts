import type { APIRequestContext } from '@playwright/test';
import { expect, NOBODYS_QUID, SITE, test } from '../world.ts';

const PAGES = {
  '/': 'Cash gifts with a little extra.',
  '/create': 'Create a gift',
  '/claim': 'Claim your gift',
  '/withdraw': 'Withdraw Funds',
  '/rules': 'Quid Rules Management',
  '/transactions': 'Your transactions',
  '/help': 'How can we help?',
  '/trust': 'Where the money is',
  '/privacy': 'Privacy Policy',
  '/terms': 'Terms & Conditions',
  '/cookies': 'Cookie Policy',
};

/** The head of a page as those read it who run no scripts. */
async function headOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const head = html.slice(0, html.indexOf('</head>'));
  const first = (pattern: RegExp) => pattern.exec(head)?.[1] ?? '';
  const meta = (name: string) => first(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
  return { title: first(/<title>([^<]*)/), canonical: first(/<link rel="canonical" href="([^"]*)"/), meta, head };
}

test('every page carries its own title, description, keywords and address', async ({ request }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of Object.keys(PAGES)) {
    const { title, canonical, meta } = await headOf(request, path);
    titles.add(title);
    descriptions.add(meta('description'));
    expect(meta('description').length, path).toBeGreaterThan(40);
    expect(meta('keywords'), path).toContain('cash gift');
    expect(canonical).toBe(`${SITE}${path}`);
    expect(meta('og:url')).toBe(canonical);
    expect(meta('og:image')).toMatch(new RegExp(`^${SITE}/`));
  }
  expect(titles.size).toBe(11);
  expect(descriptions.size).toBe(11);
});

test('every page can be read without JavaScript', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false });
  for (const [path, heading] of Object.entries(PAGES)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.locator('body noscript').first().innerText()).toContain('You can read everything here');
  }
  await page.goto('/help');
  await page.getByText('What does it cost?').click();
  await expect(page.getByText('You pay exactly the amount of the gift.')).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Claim Gift' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claim your gift');
});

test('a claim link tells a chat who sent it, but neither how much nor the code', async ({ request, world }) => {
  const { quid } = await world.gift({ amount: 1_234_500, senderName: 'Chidi Okafor', message: 'Keep it secret' });
  for (const path of [`/claim/${quid}`, `/claim?quid=${quid}`]) {
    const { title, meta, head } = await headOf(request, path);
    expect(title).toBe('Chidi sent you a gift | Jara');
    expect(meta('og:title')).toBe(title);
    const read = [title, meta('description'), meta('og:description'), meta('og:title')].join(' ');
    expect(read).not.toContain(quid);
    expect(head).not.toMatch(/12,?345|₦|Okafor|Keep it secret|ada@example\.com/);
    expect(meta('robots')).toContain('noindex');
    const picture = await request.get(meta('og:image'));
    expect(picture.headers()['content-type']).toBe('image/png');
    expect((await picture.body()).length).toBeLessThan(100_000);
  }
});

test('a claim link of nobody’s looks like any other', async ({ request }) => {
  const { title } = await headOf(request, `/claim/${NOBODYS_QUID}`);
  expect(title).toBe('You have a gift | Jara');
  const mangled = await headOf(request, '/claim/%3Cscript%3Ealert(1)%3C%2Fscript%3E');
  expect(mangled.head).not.toContain('<script>alert');
});

test('a claim link keeps its title when the gift is there, and gives it back on the way back', async ({
  page,
  world,
}) => {
  const { quid } = await world.gift({ senderName: 'Chidi Okafor' });
  for (const path of [`/claim/${quid}`, `/claim?quid=${quid}`]) {
    await page.goto(path);
    await expect(page.getByRole('figure', { name: 'Wrapped gift' })).toBeVisible();
    await expect(page.getByText('All systems operational')).toBeVisible();
    await expect(page).toHaveTitle('Chidi sent you a gift | Jara');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();
    await expect(page).toHaveTitle('Terms & Conditions | Jara');
    await page.goBack();
    await expect(page).toHaveTitle('Chidi sent you a gift | Jara');
  }
});

test('an address that does not exist is a 404 that takes a person home and says why', async ({ page, watch }) => {
  watch.foresee(/status of 404/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(`${SITE}/`);
  const notice = page.getByText('That page does not exist. This is the home page.');
  await expect(notice).toBeVisible();
  const header = await page.getByRole('banner').boundingBox();
  const below = (header?.y ?? 0) + (header?.height ?? 0);
  await expect
    .poll(async () => (await notice.boundingBox())?.y, 'the notice leaves the menu within reach')
    .toBeGreaterThan(below);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cash gifts with a little extra.');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${SITE}/`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  expect((await page.request.get('/favicon.ico')).headers()['content-type']).toBe('image/x-icon');
});

test('the title follows from page to page', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Jara: cash gifts with a little extra');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();
  await expect(page).toHaveTitle('Terms & Conditions | Jara');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${SITE}/terms`);
  await expect(page.locator('head link[hreflang="ha"]')).toHaveAttribute('href', `${SITE}/terms?language=ha`);
  await page.goBack();
  await expect(page).toHaveTitle('Jara: cash gifts with a little extra');
});
