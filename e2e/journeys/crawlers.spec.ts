import { ClaimPage } from '../pages/claim-page.ts';
import { visit } from '../pages/site.ts';
import { expect, test } from '../world.ts';

const CRAWLERS = {
  WhatsApp: 'WhatsApp/2.24.6.77 A',
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
};
/** What every page asks: whether this is real money, and whether all is well. */
const ASKED_BY_EVERY_PAGE = ['/api/health/ready', '/api/limits'];

for (const [name, userAgent] of Object.entries(CRAWLERS)) {
  test(`${name} draws a claim link without asking about the gift`, async ({ visitor, world }) => {
    const { quid } = await world.gift();
    const page = await visitor({ userAgent });
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.add(pathname);
    });
    for (const path of [`/claim/${quid}`, `/claim?quid=${quid}`]) {
      await visit(page, path);
      await expect(new ClaimPage(page).code).toHaveValue(/^\w{4}-\w{5}-\w{4}$/);
      await expect(page.getByText('All systems operational')).toBeVisible();
    }
    expect([...asked].sort()).toEqual(ASKED_BY_EVERY_PAGE);
  });
}

test('a person whose browser calls itself a bot can still press the button', async ({ visitor, world }) => {
  const { quid } = await world.gift();
  const page = await visitor({ userAgent: CRAWLERS.Googlebot });
  const claim = await new ClaimPage(page).open(quid);
  await claim.findButton.click();
  await claim.unwrap();
});
