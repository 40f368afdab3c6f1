import type { GiveawayWords } from '@jara/contract/giveaways';
import { timesProblem } from '@jara/domain/gift/gift-times';
import { giftWords } from '@jara/domain/gift/words/all';
import { CLAIM_DAYS } from '@jara/domain/giveaway/giveaway-fields';
import type { Language } from '@jara/domain/language';
import type { GiftRow } from '../money-back/money-back.store.ts';
import type { Trx } from '../platform/database/db.ts';
import { Refusal } from '../platform/refusal.ts';
import { toldWords } from '../platform/refusal-words/words/all.ts';
import { findRuleRow } from '../rules/rules.store.ts';
import { recordDeed } from '../senders/sender-deeds.store.ts';
import { findGiveawayWords } from './giveaways.store.ts';

interface Publication {
  gift: GiftRow;
  words: GiveawayWords;
  now: Date;
}

/**
 * Makes a gift public, or changes what its page says. Whoever calls holds the gift's lock and has asked whether its sender may: a
 * claim at the same moment comes after it, or before it and then nothing is published.
 */
export async function publishGiveaway(trx: Trx, { gift, words, now }: Publication): Promise<void> {
  const { title, host, startsAt } = words;
  if (startsAt !== undefined) await startAt(trx, gift, startsAt, now);
  const before = await findGiveawayWords(trx, gift.id);
  const said = { title, host, claimDays: words.claimDays ?? before?.claimDays ?? CLAIM_DAYS.usual, updatedAt: now };
  await trx
    .insertInto('giveaways')
    .values({ giftId: gift.id, publishedAt: now, ...said })
    .onConflict((conflict) => conflict.column('giftId').doUpdateSet(said))
    .execute();
  await recordDeed(trx, { giftId: gift.id, deed: 'publish', details: { again: before !== undefined }, at: now });
}

async function startAt(trx: Trx, gift: GiftRow, opensAt: Date | null, now: Date): Promise<void> {
  const problem = (language: Language) =>
    timesProblem({ opensAt: opensAt?.getTime() }, now.getTime(), giftWords[language]);
  if (problem('en') !== undefined) throw new Refusal('time_not_possible', { message: problem });
  if (opensAt && opensAt >= gift.expiresAt)
    throw new Refusal('time_not_possible', { message: (language) => toldWords[language].startBeforeEnd });
  const closesAt = (await findRuleRow(trx, gift.id))?.drawClosesAt;
  if (opensAt && closesAt && opensAt >= closesAt)
    throw new Refusal('time_not_possible', { message: (language) => toldWords[language].startBeforeDraw });
  await trx
    .updateTable('gifts')
    // Reminders go by when it opens.
    .set((eb) => ({ opensAt, remindAt: now, revision: eb('revision', '+', 1), updatedAt: now }))
    .where('id', '=', gift.id)
    .execute();
}
