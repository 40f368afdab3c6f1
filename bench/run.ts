import { parseArgs } from 'node:util';
import { benchBooks } from './books.ts';
import { benchCapacity } from './capacity/capacity.ts';
import { benchStatements } from './capacity/statements.ts';
import { benchClaims } from './claims.ts';
import { benchDisk } from './disk.ts';
import { benchExports } from './exports.ts';
import { benchGiveaway } from './giveaway.ts';
import { benchLists } from './lists.ts';
import { benchLooking } from './looking.ts';
import { benchPayouts } from './payouts.ts';
import { writePerformance } from './performance-table.ts';
import { benchProfile } from './profile.ts';
import { type Line, report } from './report.ts';
import { type Stage, setStage } from './stage.ts';
import { benchStart } from './start.ts';
import { benchStreams } from './streams.ts';
import { benchTests } from './tests.ts';

/** In the order in which they run when all are asked for; each gives the lines of one part of the table. */
const PARTS: Record<string, (stage: Stage) => Promise<Line[]>> = {
  claims: benchClaims,
  disk: benchDisk,
  giveaway: benchGiveaway,
  lists: benchLists,
  books: benchBooks,
  looking: benchLooking,
  streams: benchStreams,
  payouts: benchPayouts,
  exports: benchExports,
  start: benchStart,
  tests: benchTests,
};

const [part, ...options] = process.argv.slice(2);
if (part === 'capacity') await benchCapacity(options);
else if (part === 'profile') await benchProfile(options);
else if (part === 'statements') await benchStatements(options);
else await compare();

async function compare(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      /** Put the rows into docs/performance.md. */
      write: { type: 'boolean', default: false },
      /** Said beside the rows, when the machine had other work to do. */
      note: { type: 'string', default: '' },
    },
  });
  const [wanted] = positionals;
  const asked = Object.keys(PARTS).filter((name) => (wanted ?? name) === name);
  if (asked.length === 0)
    throw new Error(`There is no part called ${wanted}; the parts are ${Object.keys(PARTS).join(', ')}.`);
  const stage = await setStage();
  try {
    const lines: Line[] = [];
    for (const name of asked) lines.push(...((await PARTS[name]?.(stage)) ?? []));
    process.exitCode = report(lines) ? 0 : 1;
    if (values.write) writePerformance(lines, { day: new Date().toISOString().slice(0, 10), note: values.note });
  } finally {
    await stage.strike();
  }
}
