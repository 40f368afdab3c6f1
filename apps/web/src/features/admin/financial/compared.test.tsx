import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Compared } from './compared.tsx';

const naira = (amount: number) => amount * 100;
const words = (now: number, before: number | null) =>
  renderToStaticMarkup(<Compared now={now} before={before} currency="NGN" />)
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<\/span><span>/g, ' ')
    .replace(/<[^>]*>/g, '');

it.each([
  [naira(15_000), naira(10_000), '50% more than before'],
  [naira(5_000), naira(10_000), '50% less than before'],
  [naira(10_000), naira(10_000), 'The same as before'],
  [naira(-2_000), naira(10_000), '120% less than before'],
])('%i after %i: %s', (now, before, said) => {
  expect(words(now, before)).toBe(said);
});

it('compares with a loss, and with nothing, by the difference: a percentage of either means nothing', () => {
  expect(words(naira(1_000), naira(-500))).toBe('₦1,500 more than before');
  expect(words(naira(-800), naira(-500))).toBe('₦300 less than before');
  expect(words(naira(-500), naira(-500))).toBe('The same as before');
  expect(words(naira(250), 0)).toBe('₦250 more than before');
});

it('does not make a thousand percent of a small beginning', () => {
  expect(words(naira(1_300), naira(100))).toBe('₦1,200 more than before');
});

it('says that there was no period before only where there was none', () => {
  expect(words(naira(1_000), null)).toBe('No period before to compare');
});
