import type { GiftId } from '@jara/domain/ids';
import { shareClaimed } from '@jara/domain/ledger/journals';
import { rankEntries } from '@jara/domain/rule/draw';
import {
  atTheDoor,
  type ClaimableRow,
  insertClaims,
  NOBODY,
  readDoor,
  recordAttempts,
} from '../claims/claims.store.ts';
import { giveShare, mailsFor } from '../claims/give-share.ts';
import { endGifts } from '../gifts/expire-gifts.ts';
import { postJournals } from '../ledger/post-journal.ts';
import { addMails } from '../outbox/outbox.ts';
import type { Trx } from '../platform/database/db.ts';
import { sha256Text } from '../platform/sha256-text.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { findRuleRow } from '../rules/rules.store.ts';
import { findDraw, listEntries, lockGiftOfDraw, recordRanks } from './draws.store.ts';

type Drawn = { winners: number; entries: number };

/**
 * Draws the winners of a closed draw and gives them their shares, in one transaction and once. Whoever does it again, after a crash or
 * beside another worker, finds it done; whoever had to do it again from the same entries would find the same winners. What no winner
 * is left for goes back to the sender. Undefined where there is nothing to draw now.
 */
export const drawWinners =
  ({ db, clock, keys }: Pick<Deps, 'db' | 'clock' | 'keys'>) =>
  (giftId: GiftId): Promise<Drawn | undefined> =>
    db.transaction().execute(async (trx) => {
      await lockGiftOfDraw(trx, giftId);
      const now = clock.now();
      const { gifts, isPaused } = readDoor((await atTheDoor([{ giftId, browserId: NOBODY }]).execute(trx)).rows);
      const gift = gifts.get(giftId);
      const draw = await findDraw(trx, giftId);
      // One that is held waits until it is free, and a pause of claims is one of draws.
      if (!gift || !draw || draw.drawnAt || gift.status !== 'ACTIVE' || isPaused) return undefined;
      if (!draw.closedAt || (draw.beaconChain !== null && draw.randomness === null)) return undefined;

      const ranked = await rankOf(trx, giftId, draw);
      await recordRanks(
        trx,
        giftId,
        ranked.map(({ number }) => number),
      );
      const winners = ranked.slice(0, gift.shares.length);
      await giveShares(trx, keys, { gift, winners, now });
      await trx.updateTable('draws').set({ drawnAt: now }).where('giftId', '=', giftId).execute();
      return { winners: winners.length, entries: ranked.length };
    });

/** All who are in, in the order in which chance puts them. */
async function rankOf(trx: Trx, giftId: GiftId, draw: NonNullable<Awaited<ReturnType<typeof findDraw>>>) {
  const entries = await listEntries(trx, giftId);
  const rule = await findRuleRow(trx, giftId);
  if (entries.length !== draw.entries || !rule?.seed) throw new Error('a draw that lacks entries, or its seed');
  const ranked = rankEntries(
    {
      seed: rule.seed,
      head: draw.head.toString('hex'),
      randomness: draw.randomness?.toString('hex'),
      entries: entries.length,
    },
    sha256Text,
  );
  return ranked.flatMap((number) => entries[number - 1] ?? []);
}

interface Giving {
  gift: ClaimableRow;
  winners: Awaited<ReturnType<typeof rankOf>>;
  now: Date;
}

async function giveShares(trx: Trx, keys: Deps['keys'], { gift, winners, now }: Giving): Promise<void> {
  const claims = gift.shares.slice(0, winners.length).flatMap((share, slot) => {
    const winner = winners[slot];
    return winner ? [giveShare(keys, gift, { slot, share, browserId: winner.browserId, now }).claim] : [];
  });
  if (claims.length > 0) {
    await recordAttempts([gift], [], now).execute(trx);
    await insertClaims(claims, now).execute(trx);
    await postJournals(
      trx,
      claims.map((claim) => shareClaimed({ ...claim, claimId: claim.id })),
      now,
    );
    await addMails(trx, now, mailsFor(claims, new Map([[gift.id, gift]])));
  }
  // Fewer came than could win: everybody has won, and the rest has no owner to wait for.
  if (gift.status !== 'CLAIMED') await endGifts(trx, [gift.id], { sleeps: gift.expiresAt <= now, now });
}
