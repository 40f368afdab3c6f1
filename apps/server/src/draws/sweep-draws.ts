import type { GiftId } from '@jara/domain/ids';
import { MINUTE_MS } from '@jara/domain/time/lagos';
import type { Deps } from '../platform/tools/deps.ts';
import { findUnreleased } from '../switches/restores.store.ts';
import { askBeacon } from './ask-beacon.ts';
import { drawWinners } from './draw-winners.ts';
import { findRoundsToAsk, findToClose, findToDraw, lockGiftOfDraw } from './draws.store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'keys' | 'log' | 'config'>;

const ROUNDS_AT_ONCE = 10;

/**
 * Takes every draw as far as it can go: closes it, asks for the public value that was announced, draws. Each step is written before the next
 * begins and finds out by itself whether it is due, so that any worker goes on where another one stopped.
 */
export function sweepDraws(deps: Needs): () => Promise<void> {
  const tell = seldom((facts) => deps.log.error(facts, 'draw.beacon_silent'));
  return async () => {
    if (!deps.clock.isReliable()) {
      deps.log.error({ offByMs: deps.clock.offByMs() }, 'draws.not_closed');
      return;
    }
    // Entries of the lost time are known by their receipts alone. Nothing is drawn without them before people have looked.
    if (await findUnreleased(deps.db)) return;
    for (const { giftId } of await findToClose(deps.db, deps.clock.now())) await one(deps, giftId, closeDraw(deps));
    await hearBeacon(deps, tell);
    for (const { giftId } of await findToDraw(deps.db)) await one(deps, giftId, drawAndTell(deps));
  };
}

/** What cannot be done for one draw is done for the others, and tried again. */
async function one({ log }: Pick<Deps, 'log'>, giftId: GiftId, work: (giftId: GiftId) => Promise<unknown>) {
  try {
    await work(giftId);
  } catch (error) {
    log.error({ err: error, giftId }, 'draw.failed');
  }
}

/**
 * From here on nobody enters, whatever the clock of a process says: an entry is decided under the same lock, and reads this after it.
 * @internal The tests close one draw while a crowd enters it.
 */
export const closeDraw =
  ({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>) =>
  async (giftId: GiftId): Promise<void> => {
    const closed = await db.transaction().execute(async (trx) => {
      await lockGiftOfDraw(trx, giftId);
      const now = clock.now();
      return trx
        .updateTable('draws')
        .set({ closedAt: now })
        .where('giftId', '=', giftId)
        .where('closesAt', '<=', now)
        .where('closedAt', 'is', null)
        .returning('entries')
        .executeTakeFirst();
    });
    if (closed) log.info({ giftId, entries: closed.entries }, 'draw.closed');
  };

type Tell = (facts: object) => void;

/** Asks for the rounds that draws wait for, outside of any transaction, and keeps what was said. */
async function hearBeacon({ db, clock, config, log }: Needs, tell: Tell): Promise<void> {
  const rounds = await findRoundsToAsk(db, clock.now(), ROUNDS_AT_ONCE);
  await Promise.all(
    rounds.map(async ({ chain, round }) => {
      try {
        const { randomness, signature } = await askBeacon(config, { chain, round });
        await db
          .updateTable('draws')
          .set({ randomness: Buffer.from(randomness, 'hex'), signature: Buffer.from(signature, 'hex') })
          .where('beaconChain', '=', chain)
          .where('beaconRound', '=', round)
          .where('closedAt', 'is not', null)
          .where('randomness', 'is', null)
          .execute();
        log.info({ chain, round }, 'draw.beacon_heard');
      } catch (error) {
        // Its rounds stay: it is asked again for as long as it takes.
        tell({ err: error, chain, round });
      }
    }),
  );
}

const drawAndTell = (deps: Needs) => async (giftId: GiftId) => {
  const drawn = await drawWinners(deps)(giftId);
  if (drawn) deps.log.info({ giftId, ...drawn }, 'draw.drawn');
};

/** A beacon that is silent is silent every few seconds; once a minute is enough to be told of it. */
function seldom(say: Tell): Tell {
  let quietUntil = 0;
  return (facts) => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + MINUTE_MS;
    say(facts);
  };
}
