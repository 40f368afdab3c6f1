import { expect, it } from 'vitest';
import { toCsv } from './practice-exports.ts';

it('writes cells that no spreadsheet takes for a formula', () => {
  const text = toCsv([{ a: '=1+1', b: '@x', c: '-5', d: 'a "b", c', e: null, f: '-2+3' }]);
  expect(text.split('\r\n')[1]).toBe(`'=1+1,'@x,-5,"a ""b"", c",,'-2+3`);
});

it('is an empty file when nothing fits', () => {
  expect(toCsv([])).toBe('');
});
