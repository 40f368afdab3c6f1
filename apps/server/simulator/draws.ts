import { lapseClaims } from '../src/claims/lapse-claims.ts';
import { sweepDraws } from '../src/draws/sweep-draws.ts';
import { hashKey } from '../src/platform/keys/keys.ts';
import { ask, said } from './ask.ts';
import { deed, oneOf, oneOfTheLast } from './deed.ts';
import type { RememberedEntrant, RememberedGift } from './memory.ts';
import { claimOnce } from './people.ts';
import type { SimulatedWorld } from './world.ts';

const drawsIn = ({ memory }: SimulatedWorld) => [...memory.gifts.values()].filter(({ isDraw, quid }) => isDraw && quid);

/** Of gifts to which something applies at this moment of business time. */
async function idsOf({ owner, deps }: SimulatedWorld, which: string): Promise<Set<string | undefined>> {
  const { rows } = await owner.query<{ id: string }>(`select gift_id::text as id from ${which}`, [deps.clock.now()]);
  return new Set(rows.map(({ id }) => id));
}

interface Enter {
  gift: string;
  people: number;
  /** Both lead to the same place. */
  door: 'entries' | 'claim';
  isTwice: boolean;
}

const enter = deed<Enter>({
  weight: 12,
  choose: async (world, random) => {
    const all = drawsIn(world);
    const open = await idsOf(world, 'draws where closed_at is null and closes_at > $1');
    // Now and then somebody comes too late.
    const gift = oneOfTheLast(random, random.chance(0.85) ? all.filter(({ giftId }) => open.has(giftId)) : all, 3);
    return (
      gift && {
        gift: gift.name,
        people: random.pick([1, 2, 3, 4]),
        door: random.pick(['entries', 'entries', 'claim'] as const),
        isTwice: random.chance(0.25),
      }
    );
  },
  tell: ({ gift, people, door, isTwice }) =>
    `${people} people enter the draw of ${gift}${door === 'claim' ? ' by opening it' : ''}${isTwice ? ', each twice' : ''}`,
  perform: async (world, { gift: name, people, door, isTwice }, step) => {
    const gift = world.memory.gifts.get(name);
    if (!gift?.quid) return undefined;
    const answers: string[] = [];
    for (let nth = 1; nth <= people; nth += 1) {
      const browser = new Map<string, string>();
      const answer = await enterOnce(world, gift, browser, door);
      answers.push(typeof answer === 'string' ? answer : `number ${answer.number}`);
      if (typeof answer === 'string') break;
      const entrant = { name: `${step}-${nth}`, gift: name, browser, receipt: answer, isLost: false, claim: undefined };
      world.memory.entrants.set(entrant.name, entrant);
      const again = isTwice ? await enterOnce(world, gift, browser, 'entries') : answer;
      if (JSON.stringify(again) !== JSON.stringify(answer))
        world.memory.breaches.push({
          law: 'whoever entered is in the proof',
          words: `${entrant.name} entered ${name} twice and was told ${JSON.stringify(again)} the second time`,
        });
    }
    return answers.join(', ');
  },
});

/** The receipt, or why there is none. */
async function enterOnce(
  world: SimulatedWorld,
  { quid }: RememberedGift,
  browser: Map<string, string>,
  door: Enter['door'],
): Promise<RememberedEntrant['receipt'] | string> {
  const path = door === 'claim' ? `/api/rules/claim?quid=${quid}` : `/api/giveaways/${quid}/entries`;
  const answer = await ask(world, browser, 'POST', path, {});
  const { number, ticket, head } = (door === 'claim' ? answer.body?.entry : answer.body) ?? {};
  return ticket ? { number, ticket, head } : said(answer);
}

interface Won {
  gift: string;
  slot: number;
}

/** Shares that were won and that nobody has come for, lapsed ones too, in an order that chance has no part in. */
export async function uncollected(world: SimulatedWorld): Promise<Won[]> {
  const won: Won[] = [];
  for (const { name, giftId } of drawsIn(world)) {
    if (!giftId) continue;
    const { rows } = await world.owner.query<{ slot: number; ticket: string }>(
      `select c.slot, encode(e.ticket, 'hex') as ticket from claims c
       join draw_entries e on e.gift_id = c.gift_id and e.browser_id = c.browser_id
       where c.gift_id = $1 and not c.for_sender order by c.slot`,
      [giftId],
    );
    for (const { slot, ticket } of rows) if (!entrantOf(world, name, ticket)?.claim) won.push({ gift: name, slot });
  }
  return won;
}

const entrantOf = ({ memory }: SimulatedWorld, gift: string, ticket: string) =>
  [...memory.entrants.values()].find((entrant) => entrant.gift === gift && entrant.receipt.ticket === ticket);

/** Chance decides who it is. The story knows them by the place of what they won, so that it can be told again. */
export async function collectShare(
  world: SimulatedWorld,
  { gift: name, slot }: Won,
  claim: string,
): Promise<string | undefined> {
  const gift = world.memory.gifts.get(name);
  if (!gift?.giftId) return undefined;
  const { rows } = await world.owner.query<{ ticket: string }>(
    `select encode(e.ticket, 'hex') as ticket from claims c
     join draw_entries e on e.gift_id = c.gift_id and e.browser_id = c.browser_id
     where c.gift_id = $1 and c.slot = $2`,
    [gift.giftId, slot],
  );
  const entrant = rows[0] && entrantOf(world, name, rows[0].ticket);
  if (!entrant || entrant.claim) return undefined;
  const how = await claimOnce(world, gift, claim, entrant.browser);
  if (world.memory.claims.has(claim)) entrant.claim = claim;
  return how;
}

const collect = deed<Won>({
  weight: 14,
  choose: async (world, random) => oneOf(random, await uncollected(world)),
  tell: ({ gift, slot }) => `whoever won share ${slot} of ${gift} comes back`,
  perform: (world, won, name) => collectShare(world, won, name),
});

const drawDue = deed<object>({
  weight: 8,
  choose: async (world, random) => {
    const entered = await idsOf(
      world,
      "draws where drawn_at is null and entries > 1 and closes_at < $1::timestamptz + interval '3 hours'",
    );
    return entered.size > 0 || random.chance(0.1) ? {} : undefined;
  },
  tell: () => 'an hour passes, and draws are taken as far as they go',
  perform: async (world) => {
    await world.passDays(0.05);
    await sweepDraws(world.deps)();
    return undefined;
  },
});

/** Whoever does not come in time keeps nothing from those who wait. */
const letLapse = deed<object>({
  weight: 3,
  choose: async (world) => {
    const due = await idsOf(world, "claims where status = 'GRANTED' and withdrawals = 0 and send_by > $1");
    return due.size > 0 ? {} : undefined;
  },
  tell: () => 'a day passes, and what nobody sent to a bank in time lapses',
  perform: async (world) => {
    await world.passDays(1.1);
    const lapsed = await lapseClaims(world.deps)();
    return lapsed > 0 ? `${lapsed} share(s)` : undefined;
  },
});

/** Until it has been asked so often, which may be longer than anybody asks. */
const silenceBeacon = deed<{ fault: string; times: number }>({
  weight: 2,
  choose: (_world, random) => ({
    fault: random.pick(['500', 'not-found', 'garbage']),
    times: random.pick([1, 3, 12]),
  }),
  tell: ({ fault, times }) => `the beacon answers the next ${times} time(s) with ${fault}`,
  perform: async (world, { fault, times }) => {
    await endFaults(world);
    await world.control('/faults', { route: 'beacon.round', fault, times });
    return undefined;
  },
});

const mendBeacon = deed<object>({
  weight: 2,
  choose: () => ({}),
  tell: () => 'the beacon answers again',
  perform: async (world) => {
    await endFaults(world);
    return undefined;
  },
});

export const endFaults = ({ owner }: SimulatedWorld) => owner.query('delete from paystack_sandbox.faults');

/**
 * Whose receipts the restored database does not know. Answers how many it has just forgotten. A winner whose key opens nothing now
 * comes for their share once more.
 */
export async function noteLostEntries({ memory, owner, deps }: SimulatedWorld): Promise<number> {
  const hashes = await deps.db.selectFrom('claims').select('accessKeyHash').execute();
  const keys = new Set(hashes.map(({ accessKeyHash }) => accessKeyHash.toString('hex')));
  for (const entrant of memory.entrants.values()) {
    const key = entrant.claim && memory.claims.get(entrant.claim)?.accessKey;
    if (key && !keys.has(hashKey(key).toString('hex'))) entrant.claim = undefined;
  }
  const { rows } = await owner.query<{ ticket: string }>("select encode(ticket, 'hex') as ticket from draw_entries");
  const known = new Set(rows.map(({ ticket }) => ticket));
  const lost = [...memory.entrants.values()].filter(({ receipt, isLost }) => !isLost && !known.has(receipt.ticket));
  for (const entrant of lost) entrant.isLost = true;
  return lost.length;
}

/** Whether a restore has forgotten some of those who are in its draw. */
export const isHarmed = ({ memory }: SimulatedWorld, { name, isDraw }: RememberedGift): boolean =>
  isDraw && [...memory.entrants.values()].some(({ gift, isLost }) => gift === name && isLost);

export const DRAWS = { enter, collect, drawDue, letLapse, silenceBeacon, mendBeacon };
