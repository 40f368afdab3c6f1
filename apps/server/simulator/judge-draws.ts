import { verifyDraw } from '../../../scripts/verify-draw.mjs';
import { ask } from './ask.ts';
import type { Broken } from './laws.ts';
import type { RememberedGift } from './memory.ts';
import type { SimulatedWorld } from './world.ts';

/** The times of the beacon that the sandbox plays. */
const TIMES = ['--genesis', '1692803367', '--period', '3'];

/** Asks for the proof of every draw as anybody can, and has it judged by the program that knows the documented text alone. */
export async function judgeDraws(world: SimulatedWorld, broken: Broken): Promise<void> {
  for (const gift of world.memory.gifts.values()) {
    if (!gift.isDraw || !gift.quid) continue;
    const { status, body } = await ask(world, new Map(), 'GET', `/api/giveaways/${gift.quid}/proof`);
    if (status !== 200) continue;
    await judgeProof(world, gift, body, broken);
    await judgeHolders(world, gift, body, broken);
  }
  for (const words of await leftOut(world)) broken('what lapses goes to the next in line', words);
}

async function judgeProof({ memory }: SimulatedWorld, gift: RememberedGift, proof: object, broken: Broken) {
  const faultsWith = async (receipt?: object): Promise<string[]> => {
    const files: Record<string, string> = { proof: JSON.stringify(proof), receipt: JSON.stringify(receipt) };
    const { code, text } = await verifyDraw(
      ['proof', ...TIMES, ...(receipt ? ['--receipt', 'receipt'] : [])],
      async (path: string) => Buffer.from(files[path] ?? ''),
    );
    return code === 0 ? [] : text.split('\n').filter((line: string) => /^✗|^Cannot/.test(line));
  };
  const faults = await faultsWith();
  for (const fault of faults) broken('winners follow from the proof', `${gift.name}: ${fault}`);
  if (faults.length > 0) return;
  // What a restore has forgotten is not in it, and staff end such a draw.
  for (const { name, receipt, isLost } of [...memory.entrants.values()].filter((entrant) => entrant.gift === gift.name))
    if (!isLost)
      for (const fault of await faultsWith(receipt))
        broken('whoever entered is in the proof', `${name} in ${gift.name}: ${fault}`);
}

interface Proof {
  winners: { slot: number; number: number; share: number }[];
  passedOn: { number: number; share: number }[];
}

/** The shares of a draw are those of its proof, and nobody else's. */
async function judgeHolders(
  { owner }: SimulatedWorld,
  gift: RememberedGift,
  { winners, passedOn }: Proof,
  broken: Broken,
) {
  const { rows } = await owner.query<{ number: number; share: string }>(
    `select e.number, c.share::text as share from claims c
     left join draw_entries e on e.gift_id = c.gift_id and e.browser_id = c.browser_id
     where c.gift_id = $1 and not c.for_sender order by c.slot`,
    [gift.giftId],
  );
  const held = rows.map(({ number, share }) => `${number}: ${share}`).join(', ');
  const proved = [...winners, ...passedOn].map(({ number, share }) => `${number}: ${share}`).join(', ');
  if (held !== proved)
    broken(
      'winners follow from the proof',
      `the shares of ${gift.name} are with ${held}, and by its proof with ${proved}`,
    );
}

/**
 * Shares that lapsed before the end of their gift and went to nobody, although the next in line waits. Of a payment that has gone
 * back, wholly or in part, nothing is given on.
 */
async function leftOut({ owner }: SimulatedWorld): Promise<string[]> {
  const { rows } = await owner.query<{ gift: string; slot: number; number: number }>(
    `select g.id::text as gift, c.slot, (
       select min(e.rank) from draw_entries e where e.gift_id = g.id and e.rank is not null
         and not exists (select from claims h where h.gift_id = g.id and h.browser_id = e.browser_id)) as number
     from claims c join gifts g on g.id = c.gift_id join draws d on d.gift_id = g.id
     where c.status = 'LAPSED' and c.lapsed_at < g.expires_at and (g.closed_at is null or g.closed_at >= c.lapsed_at)
       and not exists (select from claims next where next.passed_on_from = c.id)
       and not exists (select from refunds r where r.gift_id = g.id)
       and not exists (select from disputes r where r.gift_id = g.id)
       and not exists (select from holds h where h.gift_id = g.id)`,
  );
  return rows
    .filter(({ number }) => number !== null)
    .map(({ gift, slot, number }) => `share ${slot} of ${gift} lapsed, and rank ${number} waits`);
}
