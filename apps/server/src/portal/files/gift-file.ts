import type { GiftFile } from '@jara/contract/staff/gifts';
import { type GiftCase, movesOf, whyNotRefund, whyNotRevive } from '@jara/domain/gift/gift-decisions';
import { parseQuid } from '@jara/domain/gift/quid';
import type { HoldSubject } from '@jara/domain/hold/holds';
import { type GiftId, isId, type WithdrawalId } from '@jara/domain/ids';
import { may } from '@jara/domain/staff/permissions';
import { maskAccountNumber } from '@jara/domain/withdrawal/bank-account';
import type { Kysely } from 'kysely';
import { assigneeOf, assigneesOf } from '../../casework/assignments.store.ts';
import { loadGiftCase } from '../../gifts/gift-case.ts';
import { findGiveawayWords, giveawayPath } from '../../giveaways/giveaways.store.ts';
import { listOpenHolds } from '../../holds/holds.ts';
import { needsAccount } from '../../money-back/name-account.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { presentRule } from '../../rules/present-rule.ts';
import { findRuleRow } from '../../rules/rules.store.ts';
import { findReplaced, listReplaced } from '../../senders/replaced-codes.ts';
import type { StaffOfRequest } from '../../staff/actor.ts';
import { namesOf } from '../../staff/staff.store.ts';
import { giftList } from '../lists/gift-list.ts';
import { findStaffPayment } from '../lists/payment-list.ts';
import { readerOf } from '../lists/reader.ts';
import { withdrawalList } from '../lists/withdrawal-list.ts';
import { moneyBoxOf } from './money-box.ts';
import { findCharges } from './payment-file.ts';
import { timelineOf } from './timeline.ts';

/** A gift's id from its id, its code, or one that it had. */
export async function giftIdOf(db: Kysely<Schema>, quidOrId: string): Promise<GiftId> {
  const quid = parseQuid(quidOrId) ?? '';
  const gifts = db.selectFrom('gifts').select('id');
  const gift = await (isId<GiftId>(quidOrId)
    ? gifts.where('id', '=', quidOrId)
    : gifts.where('quid', '=', quid)
  ).executeTakeFirst();
  const id = gift?.id ?? (await findReplaced(db, quid))?.giftId;
  if (!id) throw new Refusal('gift_not_found');
  return id;
}

/** Everything about one gift, as this reader may see it. */
export const findGiftFile =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (quidOrId: string, me: StaffOfRequest): Promise<GiftFile> => {
    const id = await giftIdOf(db, quidOrId);
    const reader = readerOf(me, clock.now());
    const { sight } = reader;
    const [[listed], gift] = await Promise.all([
      giftList.shown(db, [id], reader),
      db.selectFrom('gifts').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    ]);
    if (!listed) throw new Refusal('gift_not_found');
    const [
      payment,
      charges,
      ruleRow,
      claims,
      withdrawals,
      money,
      timeline,
      refunds,
      disputes,
      lastStaff,
      giftCase,
      holds,
      replaced,
      words,
      assignee,
    ] = await Promise.all([
      findStaffPayment(db, gift.paymentId, reader),
      findCharges(db, gift.paymentId, sight),
      findRuleRow(db, id),
      db.selectFrom('claims').selectAll().where('giftId', '=', id).orderBy('slot').execute(),
      withdrawalIds(db, id).then((ids) => withdrawalList.shown(db, ids, reader)),
      moneyBoxOf(db, id),
      timelineOf({ db, gift, sight }),
      db
        .selectFrom('refunds')
        .innerJoin('charges', 'charges.id', 'refunds.chargeId')
        .selectAll('refunds')
        .where('charges.paymentId', '=', gift.paymentId)
        .orderBy('refunds.createdAt')
        .execute(),
      db.selectFrom('disputes').selectAll().where('paymentId', '=', gift.paymentId).orderBy('openedAt').execute(),
      findLastStaff(db, id),
      loadGiftCase(db, id, clock.now()),
      listOpenHolds(db, id),
      listReplaced(db, id),
      findGiveawayWords(db, id),
      assigneeOf(db, 'gift', id),
    ]);
    const handlers = await assigneesOf(
      db,
      'dispute',
      disputes.map((dispute) => dispute.id),
    );
    const isOver = gift.status === 'CLAIMED' || gift.status === 'EXPIRED';
    const rule = ruleRow ? presentRule(ruleRow, gift, { isSender: sight.isFull || isOver }) : null;
    return {
      ...listed,
      payment,
      charges,
      rule: rule && { ...rule, quid: sight.quid(rule.quid, gift.status) },
      attempts: gift.attempts,
      claims: claims.map(({ id: claimId, slot, share, status, createdAt }) => ({
        id: claimId,
        slot,
        share,
        status,
        createdAt: createdAt.toISOString(),
      })),
      withdrawals,
      money,
      timeline,
      allowed: allowedTo(me, giftCase),
      refunds: refunds.map((refund) => ({
        id: refund.id,
        amount: refund.amount,
        status: refund.status,
        reason: sight.text(refund.reason),
        failure:
          refund.failure ??
          (needsAccount(refund) ? 'The card does not take it: its sender is asked for a bank account' : null),
        account: refund.accountNumber && `${refund.bankName}, ${maskAccountNumber(refund.accountNumber)}`,
        createdAt: refund.createdAt.toISOString(),
        updatedAt: refund.updatedAt.toISOString(),
      })),
      disputes: disputes.map((dispute) => ({
        id: dispute.id,
        amount: dispute.amount,
        held: dispute.held,
        status: dispute.status,
        openedAt: dispute.openedAt.toISOString(),
        closedAt: dispute.closedAt?.toISOString() ?? null,
        assignee: handlers.get(dispute.id) ?? null,
      })),
      holds: holds.map((hold) => ({
        id: hold.id,
        subject: hold.subjectKind,
        slot: claims.find((claim) => claim.id === claimOf(hold, withdrawals))?.slot ?? null,
        cause: hold.cause,
        reason: sight.text(hold.reason),
        placedAt: hold.placedAt.toISOString(),
      })),
      replacedQuids: replaced.map(({ quid, replacedAt }) => ({
        // It opens nothing, so only those who see nobody whole see it covered.
        quid: sight.isFull ? quid : sight.quid(quid),
        replacedAt: replacedAt.toISOString(),
      })),
      giveaway: words ? { title: words.title, host: words.host, path: giveawayPath(gift.quid) } : null,
      assignee,
      lastStaff,
    };
  };

/** The share that a hold is about: its own, or that of the payout it stops. */
const claimOf = (
  { subjectKind, subjectId }: { subjectKind: HoldSubject; subjectId: string },
  withdrawals: readonly { id: string; claimId: string }[],
): string | undefined =>
  subjectKind === 'withdrawal' ? withdrawals.find(({ id }) => id === subjectId)?.claimId : subjectId;

const withdrawalIds = async (db: Kysely<Schema>, giftId: GiftId): Promise<WithdrawalId[]> => {
  const rows = await db
    .selectFrom('withdrawals')
    .innerJoin('claims', 'claims.id', 'withdrawals.claimId')
    .select('withdrawals.id')
    .where('claims.giftId', '=', giftId)
    .orderBy('withdrawals.requestedAt', 'desc')
    .execute();
  return rows.map(({ id }) => id);
};

async function findLastStaff(db: Kysely<Schema>, giftId: GiftId) {
  const last = await db
    .selectFrom('audit')
    .select('staffId')
    .where('subjectKind', '=', 'gift')
    .where('subjectId', '=', giftId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return last ? ((await namesOf(db, [last.staffId])).get(last.staffId) ?? null) : null;
}

/** What to offer. The use cases ask the same questions again, under the lock. */
function allowedTo({ role }: StaffOfRequest, gift: GiftCase): GiftFile['allowed'] {
  if (!may(role, 'gifts.change_status')) return { statuses: [], refund: false, revive: false };
  return {
    statuses: movesOf(gift),
    refund: whyNotRefund(gift) === undefined,
    revive: whyNotRevive(gift) === undefined,
  };
}
