import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { JOURNAL_EVENTS } from '../../packages/domain/src/ledger/journal.ts';
import { root } from '../root.mjs';

it('tells in the page of the ledger what every event of the books moves', () => {
  const page = readFileSync(join(root, 'apps/server/src/ledger/README.md'), 'utf8');
  const [, table = ''] = page.split('| event | debit | credit |');
  const told = [...table.matchAll(/^\|(.+?)\|.+\|.+\|$/gm)].flatMap(
    ([, event = '']) => event.match(/(?<=`)\w+(?=`)/g) ?? [],
  );
  expect(told.sort()).toEqual([...JOURNAL_EVENTS].sort());
});
