import { LANGUAGES } from '../../packages/domain/src/language.ts';
import { takeTheMoney } from '../pages/money-taken.ts';
import { visit } from '../pages/site.ts';
import { expect, test as journey } from '../world.ts';
import { Scale, type Weighed } from './scale.ts';

const KB = 1024;

/** What a visit may cost, in kilobytes and requests. */
const MOST = {
  /** The page of a gift as far as it can be read and pressed: words, style, faces, pictures. */
  firstView: 45,
  /** All of it, and then everything until the money is followed. */
  claim: { kilobytes: 120, requests: 12 },
  home: { kilobytes: 92, requests: 12 },
  create: { kilobytes: 125, requests: 12 },
};

const test = journey.extend<{ scale: Scale }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that this fixture needs no other
  scale: async ({}, use) => {
    const scale = await Scale.open();
    await use(scale);
    scale.close();
  },
});

const sum = (weighed: readonly Weighed[]): number => weighed.reduce((total, { bytes }) => total + bytes, 0);

const written = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;

function table(name: string, weighed: readonly Weighed[]): void {
  const rows = weighed.map(({ bytes, status, path }) => `${written(bytes).padStart(10)}  ${status}  ${path}`);
  console.log(`${name}: ${written(sum(weighed))} in ${weighed.length} requests\n${rows.join('\n')}`);
}

for (const language of LANGUAGES)
  test(`a gift in ${language} is read and opened, sent to a bank and followed, for little data`, async ({
    scale,
    visitor,
    world,
  }) => {
    const { quid } = await world.gift({ language });
    const page = await visitor({ proxy: scale.proxy, serviceWorkers: 'allow' });
    await page.goto(`/claim/${quid}`);
    await page.waitForLoadState('networkidle');
    const first = scale.weighed;
    const view = first.filter(({ part }) => part === 'view');
    await takeTheMoney(page, language);
    await page.waitForLoadState('networkidle');

    table(`/claim/{quid} in ${language}, all of it`, first);
    table(`from the claim to the status in ${language}`, scale.weighed);
    expect.soft(sum(view), `the first view: ${written(sum(view))}`).toBeLessThanOrEqual(MOST.firstView * KB);
    expect.soft(first.length, 'requests of the first page').toBeLessThanOrEqual(MOST.claim.requests);
    expect
      .soft(sum(scale.weighed), `the whole path: ${written(sum(scale.weighed))}`)
      .toBeLessThanOrEqual(MOST.claim.kilobytes * KB);
  });

for (const [path, most] of [
  ['/', MOST.home],
  ['/create', MOST.create],
] as const)
  test(`${path} comes with little data`, async ({ scale, visitor }) => {
    const page = await visitor({ proxy: scale.proxy });
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    table(path, scale.weighed);
    expect.soft(sum(scale.weighed), written(sum(scale.weighed))).toBeLessThanOrEqual(most.kilobytes * KB);
    expect.soft(scale.weighed.length, 'requests').toBeLessThanOrEqual(most.requests);
  });
