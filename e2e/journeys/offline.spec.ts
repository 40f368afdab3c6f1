import { ClaimPage } from '../pages/claim-page.ts';
import { visit } from '../pages/site.ts';
import { expect, NOBODYS_QUID, test } from '../world.ts';

const grouped = (quid: string) => `${quid.slice(0, 4)}-${quid.slice(4, 9)}-${quid.slice(9)}`;
const ANY_PAGE = /^\/(?!api|assets)/;

test('without a line, whoever has opened a gift finds its code and amount, and comes back by themselves', async ({
  lineIn,
  visitor,
  watch,
  world,
}) => {
  watch.foresee(/ERR_(EMPTY_RESPONSE|CONNECTION_(RESET|CLOSED)|FAILED)/);
  const line = await lineIn();
  const page = await visitor({ serviceWorkers: 'allow', proxy: line.proxy });
  const { quid } = await world.gift();
  /** What is kept, once nothing of an older build is. */
  const kept = () =>
    page.evaluate(async () => {
      const [name, ...others] = await caches.keys();
      if (name === undefined || others.length > 0) return undefined;
      const requests = await (await caches.open(name)).keys();
      return requests.map(({ url }) => new URL(url).pathname.replace(/-[\w-]+\.css$/, '.css')).sort();
    });

  const claim = await new ClaimPage(page).open(quid);
  expect(await page.evaluate(() => caches.keys()), 'a first look costs nothing for it').toEqual([]);
  // What an older build has kept goes when a newer one takes over.
  await page.evaluate(async () => {
    await (await caches.open('offline-of-an-older-build')).put('/offline', new Response('Old'));
  });
  await claim.unwrap();
  // One page and its parts, and nothing of anybody's money.
  await expect.poll(kept).toEqual(['/assets/index.css', '/offline', '/theme.js']);

  line.cut('before', 'GET', ANY_PAGE);
  await page.goto(`/claim/${NOBODYS_QUID}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
  await expect(page.getByText(grouped(NOBODYS_QUID))).toBeVisible();
  const opened = page.getByRole('region', { name: 'Gifts opened on this device' });
  await expect(opened.getByRole('listitem')).toHaveCount(1);
  await expect(opened).toContainText('₦10,000');
  await opened.getByRole('link').click();
  await expect(page).toHaveURL(`/claim/${quid}`);
  await expect(page.getByText(grouped(quid))).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Gifts sent' })).toHaveCount(0);

  line.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(claim.opened).toBeVisible();
});

test('the site can be put on the home screen @whole-browser', async ({ page }) => {
  await visit(page, '/');
  const devtools = await page.context().newCDPSession(page);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/site.webmanifest', []]);
  const { icons, name, start_url } = JSON.parse(data ?? '{}');
  expect([name, start_url]).toEqual(['Jara', '/']);
  for (const { src } of icons) await expect(await page.request.get(src)).toBeOK();
  // A journey's browser forgets everything, which is all that stands in the way.
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
