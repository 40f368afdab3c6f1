import { expect, it } from 'vitest';
import { soak } from '../testing/soak/crash-soak.ts';

/** `npm run soak:crash` sets these; the suite itself runs a short soak. */
const CYCLES = Number(process.env.SOAK_CYCLES ?? 20);
const SEED = Number(process.env.SOAK_SEED ?? 1);
const isCommand = process.env.SOAK_CYCLES !== undefined;
const SECONDS_PER_CYCLE = 10;

it(`loses no kobo and pays nobody twice when server and worker are killed ${CYCLES} times`, {
  timeout: 180_000 + CYCLES * SECONDS_PER_CYCLE * 1_000,
}, async () => {
  const result = await soak({
    cycles: CYCLES,
    seed: SEED,
    ...(isCommand && { onProgress: (line: string) => console.log(line) }),
  });
  if (isCommand) console.log(tableOf(result));
  // A soak in which nothing happened proves nothing; on a busy machine a short one may end before the first payout.
  expect(result['gifts paid']).toBeGreaterThan(0);
  if (CYCLES >= 50) expect(result['payouts completed']).toBeGreaterThan(0);
});

const tableOf = (result: Record<string, number>) =>
  Object.entries(result)
    .map(([name, value]) => `${name.padEnd(34)}${value.toLocaleString('en').padStart(16)}`)
    .join('\n');
