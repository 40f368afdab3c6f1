import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Trend } from './trend.tsx';

const words = (current: number, previous: number, changePercent: number | null) =>
  renderToStaticMarkup(<Trend {...{ current, previous, changePercent }} show={String} />)
    .replace(/<\/span><span>/g, ' ')
    .replace(/<[^>]*>/g, '');

it('says a change in percent where the server could', () => {
  expect(words(150, 100, 50)).toBe('Up 50% in 30 days');
  expect(words(100, 100, 0)).toBe('Steady in 30 days');
});

it('says both figures where a percentage would mean nothing', () => {
  expect(words(13, 1, null)).toBe('13 in 30 days, 1 before');
  expect(words(0, 0, null)).toBe('Nothing to compare with yet');
});
