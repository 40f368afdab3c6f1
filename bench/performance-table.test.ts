import { describe, expect, it } from 'vitest';
import { joinTable } from './performance-table.ts';
import { rowOf } from './report.ts';

const row = (measure: string, value: number) =>
  rowOf({
    measure,
    against: 'nothing',
    value,
    unit: 'ratio',
    must: { atLeast: 0.5 },
    aim: 0.7,
    absolute: '1 / 2 per s',
  });

describe('the table of what was measured', () => {
  const before = joinTable('', [row('claims', 0.4), row('lists', 0.9)], '2026-01-01');

  it('has a row for each measure, with what it must reach and the day', () => {
    expect(before.split('\n').slice(2)).toEqual([
      '| claims | nothing | 0.40 | ≥ 0.5 | 0.7 | NO | 1 / 2 per s | 2026-01-01 |',
      '| lists | nothing | 0.90 | ≥ 0.5 | 0.7 | yes | 1 / 2 per s | 2026-01-01 |',
    ]);
  });

  it('keeps the rows of what was not measured again, and puts what is new below', () => {
    const after = joinTable(before, [row('claims', 0.6), row('streams', 0.5)], '2026-02-02');
    expect(after.split('\n').slice(2)).toEqual([
      '| claims | nothing | 0.60 | ≥ 0.5 | 0.7 | yes | 1 / 2 per s | 2026-02-02 |',
      '| lists | nothing | 0.90 | ≥ 0.5 | 0.7 | yes | 1 / 2 per s | 2026-01-01 |',
      '| streams | nothing | 0.50 | ≥ 0.5 | 0.7 | yes | 1 / 2 per s | 2026-02-02 |',
    ]);
  });
});
