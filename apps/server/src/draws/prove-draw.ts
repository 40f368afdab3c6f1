import type { DrawProof } from '@jara/contract/giveaways';
import type { Quid } from '@jara/domain/gift/quid';
import type { GiftId } from '@jara/domain/ids';
import { DRAW_FORMAT } from '@jara/domain/rule/draw';
import { canonicalRule } from '@jara/domain/rule/lucky';
import { sharesOf } from '@jara/domain/rule/shares';
import type { Db } from '../platform/database/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { ruleOf } from '../rules/rule-row.ts';
import { findGiftOfRule, findRuleRow } from '../rules/rules.store.ts';
import { noGiftBehind } from '../senders/replaced-codes.ts';
import { findDraw, listEntries, listPassedOn } from './draws.store.ts';

/** One of twenty thousand entries is most of a megabyte. */
const KEPT = 20;

/**
 * Everything that decides a draw, once it is drawn: then it is published to everybody, also where those who entered were asked for a
 * password. What was drawn never changes, so a process puts together each one once, however many ask at the same moment.
 */
export function proveDraw({ db }: Pick<Deps, 'db'>): (quid: Quid) => Promise<DrawProof> {
  const kept = new Map<GiftId, Promise<DrawProof>>();
  return async (quid) => {
    const gift = await findGiftOfRule(db, quid);
    if (!gift) throw await noGiftBehind(db, quid);
    const known = kept.get(gift.id);
    if (known) return withPassedOn(db, gift.id, known);
    const draw = await findDraw(db, gift.id);
    if (!draw) throw new Refusal('not_a_draw');
    if (!draw.drawnAt) throw new Refusal('not_drawn_yet');
    if (kept.size >= KEPT) kept.clear();
    const made = proofOf(db, gift, draw);
    kept.set(gift.id, made);
    made.catch(() => kept.delete(gift.id));
    return withPassedOn(db, gift.id, made);
  };
}

/** All that comes after the draw. */
const withPassedOn = async (db: Db, giftId: GiftId, proof: Promise<DrawProof>): Promise<DrawProof> => ({
  ...(await proof),
  passedOn: await listPassedOn(db, giftId),
});

type Gift = NonNullable<Awaited<ReturnType<typeof findGiftOfRule>>>;
type Draw = NonNullable<Awaited<ReturnType<typeof findDraw>>>;

async function proofOf(db: Db, gift: Gift, draw: Draw): Promise<DrawProof> {
  const row = await findRuleRow(db, gift.id);
  if (!row?.seed || !row.commitment) throw new Error('a draw without its sealed seed');
  const rule = ruleOf(row);
  const shares = sharesOf(rule, gift.amount);
  const entries = await listEntries(db, gift.id);
  return {
    format: DRAW_FORMAT,
    code: gift.quid,
    giftId: gift.id,
    rule: canonicalRule(rule),
    amount: gift.amount,
    shares,
    commitment: row.commitment,
    seed: row.seed,
    beacon: beaconOf(draw),
    entries: entries.map(({ ticket }) => ticket.toString('hex')),
    head: draw.head.toString('hex'),
    winners: entries
      .flatMap(({ number, rank }) => {
        const share = rank === null ? undefined : shares[rank];
        return rank === null || share === undefined ? [] : [{ slot: rank, number, share }];
      })
      .sort((a, b) => a.slot - b.slot),
    passedOn: [],
  };
}

function beaconOf({ beaconChain, beaconRound, beaconAt, randomness, signature }: Draw): DrawProof['beacon'] {
  if (beaconChain === null || beaconRound === null || !beaconAt || !randomness || !signature) return null;
  return {
    chain: beaconChain,
    round: beaconRound,
    at: beaconAt.toISOString(),
    randomness: randomness.toString('hex'),
    signature: signature.toString('hex'),
  };
}
