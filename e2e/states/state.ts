import { expect, type Page, type Route } from '@playwright/test';
import { undrawn } from '../pages/site.ts';
import type { Watch } from '../watch.ts';
import type { World } from '../world.ts';

export interface Stage {
  page: Page;
  world: World;
  watch: Watch;
}

/** One face of one page: what is looked at by the accessibility checks and by whoever looks at the screenshots. */
export interface State {
  name: string;
  /** Brings the page there. */
  open: (stage: Stage) => Promise<void>;
  /** Widths at which there is something to see; all of them unless told. */
  widths?: readonly number[];
  /** A dialog fills the window, and the page behind it is not looked at. */
  isDialog?: true;
}

/** The request stays without an answer, so that the page can be seen waiting. */
export const neverAnswer = () => undefined;

/** As somebody in Lagos fills it in: an hour ahead of UTC all year round. */
export const inLagos = (instant: number): string => new Date(instant + 3_600_000).toISOString().slice(0, 16);

export const answerWith = (status: number) => (route: Route) => route.fulfill({ status, json: {} });

/** The answer to a form that was sent before any script listened. Those of the page itself never come. */
export async function pressUnheard({ page, watch }: Stage, path: string, words: Record<string, string>): Promise<void> {
  watch.foresee(/ERR_FAILED/);
  await page.route('**/assets/*.js*', (route) => route.abort());
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate((typed) => {
    const form = document.createElement('form');
    form.method = 'post';
    for (const [name, word] of Object.entries(typed)) {
      const field = document.createElement('textarea');
      field.name = name;
      field.value = word;
      form.append(field);
    }
    document.body.append(form);
    form.submit();
  }, words);
  await expect(page.getByRole('region', { name: 'What you typed' })).toBeVisible();
}

/** Shows a gift as it would stand after something that takes long to bring about, such as the end of its window. */
export async function answerClaimChecks(page: Page, changes: Record<string, unknown>): Promise<void> {
  await undrawn(page);
  await page.route('**/api/transactions/quid/*/verify', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...changes } });
  });
}
