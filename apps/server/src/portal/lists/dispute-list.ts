import type { disputeFilters, StaffDispute } from '@jara/contract/staff/disputes';
import {
  type AnswerStatus,
  type DisputeAnswer,
  type DisputeStatus,
  waitsFor,
} from '@jara/domain/dispute/dispute-answers';
import type { GiftStatus } from '@jara/domain/gift/gift-status';
import type { DisputeId, GiftId, PaymentId } from '@jara/domain/ids';
import type { Minor } from '@jara/domain/money/money';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { assigneesOf } from '../../casework/assignments.store.ts';
import { daysOf } from './days.ts';
import { countedPagesOf, defineList } from './define-list.ts';
import { duringDays, oneOf, peopleLike, quidLike, referenceLike } from './list-query.ts';

type DisputeFilters = z.output<typeof disputeFilters>;

interface StaffDisputeRow {
  id: DisputeId;
  status: DisputeStatus;
  providerStatus: string | null;
  amount: Minor;
  currency: string;
  category: string | null;
  reference: string;
  paymentId: PaymentId;
  giftId: GiftId | null;
  quid: string | null;
  giftStatus: GiftStatus | null;
  openedAt: Date;
  closedAt: Date | null;
  dueAt: Date | null;
  answer: DisputeAnswer | null;
  answerStatus: AnswerStatus | null;
}

const GIFT = sql`join gifts g on g.payment_id = d.payment_id`;
const PAYMENT = sql`join payments p on p.id = d.payment_id`;

/** What waits for us comes first, and of that what has the least time left; then what ended last. */
export const disputeList = defineList<DisputeFilters, StaffDisputeRow, StaffDispute>({
  table: 'disputes',
  from: sql`disputes d`,
  joins: sql`join charges c on c.id = d.charge_id left join gifts g on g.id = d.gift_id
    left join lateral (select a.answer, a.status from dispute_answers a where a.dispute_id = d.id
      order by a.decided_at desc, a.id desc limit 1) said on true`,
  columns: sql`d.id, d.status, d.provider_status, d.amount, c.currency, d.category, c.reference, d.payment_id, d.gift_id, g.quid,
    g.status as gift_status, d.opened_at, d.closed_at, d.due_at, said.answer, said.status as answer_status`,
  id: 'd.id',
  sorts: { createdAt: 'd.opened_at' },
  order: sql`order by d.closed_at desc nulls first, d.due_at, d.id`,
  filters: (ask, { now }) => [...oneOf('d.status', ask.status), ...duringDays('d.opened_at', daysOf(ask, now))],
  searches: (text, sight) => [
    { joins: PAYMENT, fits: referenceLike(text) },
    { joins: GIFT, fits: quidLike(text) },
    { joins: PAYMENT, fits: peopleLike(text, sight) },
  ],
  present: async (rows, { sight, now }, db) => {
    const assignees = await assigneesOf(
      db,
      'dispute',
      rows.map(({ id }) => id),
    );
    return rows.map((row) => {
      const waiting = waitsFor({ ...row, hasWaitingAnswer: row.answerStatus === 'WAITING' });
      return {
        id: row.id,
        status: row.status,
        waitsFor: waiting,
        amount: row.amount,
        currency: row.currency,
        category: row.category && sight.text(row.category),
        reference: row.reference,
        paymentId: row.paymentId,
        giftId: row.giftId,
        quid: row.quid && sight.quid(row.quid, row.giftStatus),
        openedAt: row.openedAt.toISOString(),
        closedAt: row.closedAt?.toISOString() ?? null,
        dueAt: row.dueAt?.toISOString() ?? null,
        // Until the provider has our answer, the time runs.
        leftMs: (waiting === 'US' || waiting === 'PROVIDER') && row.dueAt ? row.dueAt.getTime() - now.getTime() : null,
        answer: row.answer && row.answerStatus && { answer: row.answer, status: row.answerStatus },
        assignee: assignees.get(row.id) ?? null,
      };
    });
  },
});

export const listDisputes = countedPagesOf(disputeList);
