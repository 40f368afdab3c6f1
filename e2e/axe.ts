import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const CHECKS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // It would fetch every stylesheet again, for one rule that none of ours can break.
  preload: false,
};

/** What pages have in common: it is looked at once, with the first of them. */
export const FRAME = [['body > #root header'], ['body > #root footer']];

/** Puts the checker into the page as it stands, unless it is there: reading it takes a tenth of a second. */
export const bringAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
};

/** What somebody could not see, reach or understand on the page, less what is left out. */
export const problemsOf = (page: Page, exclude: string[][] = [], rules: RunOptions = CHECKS): Promise<string[]> =>
  page.evaluate(
    async ({ exclude, rules }) => {
      const { axe } = window as unknown as {
        axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
      };
      const { violations } = await axe.run({ exclude }, rules);
      return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help} ${html}`));
    },
    { exclude, rules },
  );

/** All that the other theme can change about a page that was looked at in one. */
export const contrastProblemsOf = (page: Page, exclude: string[][] = []): Promise<string[]> =>
  problemsOf(page, exclude, { ...CHECKS, runOnly: ['color-contrast'] });

/** All that the other width can change about a page whose colours were looked at in both themes. */
export const problemsBesideContrastOf = (page: Page, exclude: string[][] = []): Promise<string[]> =>
  problemsOf(page, exclude, { ...CHECKS, rules: { 'color-contrast': { enabled: false } } });

/** Even without motion a colour takes a moment to change with the theme; here it is looked at in that moment. */
export const changeAtOnce = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
