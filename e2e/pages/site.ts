import { expect, type Locator, type Page } from '@playwright/test';

/** The band every page shows in sandbox mode, once it has heard from the server. */
const testMoneyBand = (page: Page): Locator => page.getByRole('complementary', { name: 'Practice mode' });

/**
 * Some pages come drawn, with what they were drawn from. From here on the browser asks for that itself, so that a journey can
 * answer.
 */
export async function undrawn(page: Page): Promise<void> {
  await page.route(/\/(claim|withdraw)\b(?!.*\.)/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/<div id="root" data-page="[^"]*"/, '<div id="root"');
    return route.fulfill({ response, body, status: 200 });
  });
}

/** Opens a page and waits until it is alive: before that a press reaches markup that nobody listens to yet. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(testMoneyBand(page)).toBeVisible();
  // The server draws some pages with their band. Only a script looks further.
  await expect(page.getByText('Checking our systems')).toHaveCount(0);
  // A form that comes in a piece of its own is alive later than the page around it.
  await expect.poll(() => page.evaluate(unheardForms)).toBe(0);
}

/** How many forms nobody listens to yet: what gets a listener gets a mark of the renderer. */
const unheardForms = (): number => {
  const isHeard = (part: Element) => Object.keys(part).some((key) => key.startsWith('__'));
  return [...document.forms].filter((form) => ![form, ...form.querySelectorAll('*')].some(isHeard)).length;
};

/** From now on the page of help breaks as soon as it is drawn. */
export async function breakHelp(page: Page): Promise<void> {
  await page.route('**/assets/help-page-*.js', async (route) => {
    const script = await (await route.fetch()).text();
    const broken = `const HelpPage = () => { throw new Error('broken on purpose'); };
      const brokenPage = Object.assign(HelpPage, { HelpPage });
      export { brokenPage as $1 };`;
    const body = script.replace(/export ?\{\w+ as (\w+)\};?$/, broken);
    return route.fulfill({ contentType: 'text/javascript', body });
  });
}
