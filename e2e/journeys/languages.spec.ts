import type { Page } from '@playwright/test';
import { words as frame } from '../../apps/web/src/app/words/ig.tsx';
import { words as claim } from '../../apps/web/src/features/claim-gift/words/ha.tsx';
import { words as help } from '../../apps/web/src/features/help/words/ig.tsx';
import { bringAxe, changeAtOnce, contrastProblemsOf, FRAME, problemsBesideContrastOf, problemsOf } from '../axe.ts';
import { takeTheMoney } from '../pages/money-taken.ts';
import { expect, SITE, test } from '../world.ts';

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with scripts' : 'without scripts';

  test(`a gift in Hausa is read and opened in Hausa, ${how} @phone`, async ({ visitor, world }) => {
    const { quid } = await world.gift({ language: 'ha', senderName: 'Chidi' });
    const page = await visitor({ javaScriptEnabled });
    await page.goto(`/claim/${quid}`);
    expect(await languageOf(page)).toBe('ha-NG');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(claim.sealed.youHaveAGift);
    await page.getByRole('button', { name: claim.sealed.openMyGift }).click();
    await expect(page.getByRole('link', { name: claim.opened.withdraw })).toBeVisible();
    // What comes after a press is in the language of the page it was pressed on.
    expect(await languageOf(page)).toBe('ha-NG');
  });

  test(`the switch changes the language, and it stays, ${how}`, async ({ visitor }) => {
    const page = await visitor({ javaScriptEnabled });
    await page.goto('/help');
    expect(await languageOf(page)).toBe('en-NG');
    await page.getByText('English', { exact: true }).first().click();
    await page.getByRole('link', { name: 'Igbo', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(help.title);
    expect(await languageOf(page)).toBe('ig-NG');
    await page.goto('/create');
    expect(await languageOf(page)).toBe('ig-NG');
    await expect(page.getByRole('navigation', { name: frame.quickLinks })).toBeVisible();
  });
}

test('an address is passed on without the language that was chosen in it', async ({ page }) => {
  await page.goto('/help?language=yo');
  await expect(page).toHaveURL(`${SITE}/help`);
  expect(await languageOf(page)).toBe('yo-NG');
});

test('the money of a gift in Hausa goes to a bank in Hausa', async ({ visitor, world }) => {
  const { quid } = await world.gift({ language: 'ha' });
  const page = await visitor();
  await page.goto(`/claim/${quid}`);
  await takeTheMoney(page, 'ha');
  expect(await languageOf(page)).toBe('ha-NG');
});

const NARROW = 360;
const WIDE = 1280;

const PAGES = [
  '/',
  '/create',
  '/claim',
  '/withdraw',
  '/rules',
  '/transactions',
  '/help',
  '/trust',
  '/check',
  '/your-data',
  '/privacy',
  '/terms',
  '/cookies',
];

/** The sentences of a page, without what is marked as English and what somebody typed. */
const sentencesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode as Text;
      if (parentElement?.closest('script, style, noscript, main [lang]')) continue;
      const text = (textContent ?? '').trim().replace(/\s+/g, ' ');
      // Pidgin shares shorter ones with English, and everybody shares a phone number.
      if (text.split(' ').filter((word) => /\p{L}/u.test(word)).length > 4) found.push(text);
    }
    return found;
  });

/** What each page says in English. It is the same beside every other language, so each is read once. */
const english = new Map<string, Set<string>>();

const isWrittenIn = (page: Page, face: string): Promise<boolean> =>
  page.evaluate(
    (face) =>
      [...document.querySelectorAll('body *')].some((part) => getComputedStyle(part).fontFamily.startsWith(face)),
    face,
  );

for (const language of ['pcm', 'ha', 'yo', 'ig'])
  test(`every public page is whole in ${language}: no English left, nothing cut, accessible`, async ({
    page,
    visitor,
    world,
  }) => {
    test.setTimeout(240_000);
    const { id, quid, reference } = await world.gift({}, page.request);
    const reader = await visitor();
    await reader.context().addCookies(await page.context().cookies());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.context().addCookies([{ name: 'jara_language', value: language, url: SITE }]);
    const wrong: string[] = [];
    for (const at of [...PAGES, `/claim/${quid}`, `/gift/${id}`, `/payment/callback?reference=${reference}`]) {
      const kind = at.replace(/(?<=^\/(?:claim|gift|payment)\/).+/, '');
      let known = english.get(kind);
      if (!known) {
        await reader.goto(at);
        known = new Set(await sentencesOf(reader));
        english.set(kind, known);
      }
      await page.setViewportSize({ width: NARROW, height: 740 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(at);
      await page.waitForLoadState('networkidle');
      expect(await languageOf(page)).toBe(`${language}-NG`);
      for (const sentence of await sentencesOf(page))
        if (known.has(sentence)) wrong.push(`${at} says in English: ${sentence}`);
      await bringAxe(page);
      await changeAtOnce(page);
      const alreadySeen = at === '/' ? [] : FRAME;
      const problems = await problemsOf(page, alreadySeen);
      await page.emulateMedia({ colorScheme: 'light' });
      problems.push(...(await contrastProblemsOf(page, alreadySeen)));
      await page.setViewportSize({ width: WIDE, height: 740 });
      problems.push(...(await problemsBesideContrastOf(page, alreadySeen)));
      wrong.push(...problems.map((problem) => `${at}: ${problem}`));
      for (const width of [NARROW, 1024, WIDE]) {
        await page.setViewportSize({ width, height: 740 });
        const cut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (cut > 0) wrong.push(`${at} is ${cut} px too wide at ${width}`);
      }
      // It sets a tone beside a dotted letter, not above it.
      if (language === 'yo' && (await isWrittenIn(page, 'Bricolage')))
        wrong.push(`${at} writes Yoruba in the display face`);
    }
    expect(wrong).toEqual([]);
  });
