import { visit } from '../pages/site.ts';
import { expect, test } from '../world.ts';

test('the home page leads to creating and to claiming', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('region', { name: /^Why Choose/ }).getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'How It Works' }).getByRole('listitem')).toHaveCount(4);
  await page.getByRole('main').getByRole('link', { name: 'Claim Gift' }).click();
  await expect(page).toHaveURL('/claim');
  await page.goBack();
  await page.getByRole('link', { name: 'Create Your First Gift' }).click();
  await expect(page).toHaveURL('/create');
});

test('the header marks where one is: Home on the root alone, the others on everything below them', async ({ page }) => {
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const [path, label] of [
    ['/', 'Home'],
    ['/create', 'Create Gift'],
    ['/claim/-', 'Claim Gift'],
    ['/rules/proof/-', 'Rule Manager'],
  ] as const) {
    await visit(page, path);
    await expect(nav.locator('[aria-current="page"]')).toHaveText([label]);
  }
});

test('an unknown path leads home', async ({ page, watch }) => {
  watch.foresee(/status of 404/);
  await visit(page, '/no/such/page');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cash gifts with a little extra.');
});

test('the footer carries the links, the year, and the way to the staff', async ({ page }) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  for (const column of ['Quick Links', 'Legal', 'Contact Us'])
    await expect(footer.getByRole('navigation', { name: column })).toBeVisible();
  await expect(footer.getByRole('navigation', { name: 'Legal' }).getByRole('link')).toHaveText([
    'Privacy Policy',
    'Your data',
    'Terms & Conditions',
    'Cookie Policy',
  ]);
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Jara.`);
  await expect(footer).toContainText('Portharcourt, Nigeria');
  await expect(footer.getByRole('link', { name: 'Manage', exact: true })).toHaveAttribute('href', '/admin/dashboard');
});

test('help answers thirteen questions, finds them by word, and links to each', async ({ page }) => {
  await visit(page, '/help#what-does-it-cost');
  await expect(page.getByText('A gift of ₦50,000 becomes ₦48,500 in the bank.')).toBeInViewport();
  const questions = page.getByRole('region', { name: 'Common questions' }).locator('details');
  await expect(questions).toHaveCount(13);
  await page.getByLabel('Search the answers').fill('password');
  await expect(page.getByText(/^\d of 13$/)).toBeVisible();
  await page.getByLabel('Search the answers').fill('zebra');
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await expect(page.getByText(/We are (open|closed) now/)).toBeVisible();
});

test('the cookie page clears preferences and leaves the keys of gifts alone', async ({ page }) => {
  await visit(page, '/cookies');
  await page.evaluate(() => {
    localStorage.setItem('jara.theme', 'dark');
    localStorage.setItem('jara.draft', '{"amount":"5"}');
    localStorage.setItem('jara.gifts', '[]');
  });
  await page.getByRole('button', { name: 'Clear preferences and draft' }).click();
  await expect(page.getByText('Cleared.')).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ 'jara.theme': 'system', 'jara.gifts': '[]' });
});

test('a long history comes in pages of ten', async ({ page, world }) => {
  for (let count = 0; count < 11; count += 1)
    await world.unpaidGift({ email: `friend${count}@example.com` }, page.request);
  await visit(page, '/transactions');
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(page.getByText('Page 1 of 2, 11 in all')).toBeVisible();
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('To friend0@example.com');
  await expect(page.getByRole('article')).toContainText('Pending');
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(10);
});

test('back and forward find the place one had scrolled to, and a new page starts at its top', async ({ page }) => {
  await visit(page, '/terms');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(500);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('a page that takes long says that it comes, and of two presses the later one counts', async ({ page }) => {
  await visit(page, '/');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/help-page-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const links = page.getByRole('contentinfo');
  await links.getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page.locator('html[data-going]')).toBeAttached();
  await expect(page).toHaveURL('/');
  await links.getByRole('link', { name: 'Cookie Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cookie Policy' })).toBeVisible();
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page).toHaveURL('/cookies');
  await expect(page.locator('html[data-going]')).not.toBeAttached();
});

test('forward counts while back is still on its way', async ({ page }) => {
  await visit(page, '/check');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Checking our systems')).toHaveCount(0);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/check-page-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/check');
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL('/help');
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeVisible();
  await expect(page.locator('html[data-going]')).not.toBeAttached();
});
