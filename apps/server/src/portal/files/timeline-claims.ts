import { isOfSender } from '@jara/domain/withdrawal/payout-reference';
import type { WithdrawalStatus } from '@jara/domain/withdrawal/withdrawal-status';
import { sql } from 'kysely';
import { namesOf } from '../../staff/staff.store.ts';
import type { Happening, TimelineSource } from './happening.ts';

export async function claimEvents({ db, gift }: TimelineSource): Promise<Happening[]> {
  const [claims, { rows }] = await Promise.all([
    db
      .selectFrom('claims')
      .select(['slot', 'share', 'createdAt', 'lapsedAt'])
      .where('giftId', '=', gift.id)
      .orderBy('slot')
      .execute(),
    sql<{ tried: number; missed: number; late: number; firstAt: Date | null; lastAt: Date | null }>`
      select count(*) as tried, count(*) filter (where outcome = 'not_this_time') as missed,
             count(*) filter (where outcome = 'all_taken') as late, min(at) as first_at, max(at) as last_at
      from claim_attempts where gift_id = ${gift.id}
    `.execute(db),
  ]);
  const [tries] = rows;
  return [
    // Everyone who tried, in one line: a gift that many people open would bury everything else.
    ...(tries?.lastAt
      ? [
          {
            at: tries.lastAt,
            kind: 'ATTEMPTS' as const,
            title: tries.tried === 1 ? '1 person tried to claim' : `${tries.tried} people tried to claim`,
            detail: outcomes({ ...tries, granted: claims.filter(({ slot }) => !isOfSender(slot)).length }),
            by: 'RECIPIENT' as const,
          },
        ]
      : []),
    ...claims.map(
      ({ slot, share, createdAt }): Happening => ({
        at: createdAt,
        kind: 'CLAIMED',
        title: isOfSender(slot)
          ? 'Goes to a bank account of the sender: their card did not take it'
          : `Share ${slot + 1} claimed`,
        amount: share,
        by: isOfSender(slot) ? 'SENDER' : 'RECIPIENT',
      }),
    ),
    ...claims.flatMap(({ slot, share, lapsedAt }): Happening[] =>
      lapsedAt
        ? [
            {
              at: lapsedAt,
              kind: 'LAPSED',
              title: `Share ${slot + 1} came back: nobody sent it to a bank in time`,
              amount: share,
              by: 'SYSTEM',
            },
          ]
        : [],
    ),
  ];
}

/** What claimants wrote to the sender. More than these would bury everything else. */
const NOTES = 50;

export async function thanksEvents({ db, gift }: TimelineSource): Promise<Happening[]> {
  const notes = await db
    .selectFrom('thanks')
    .innerJoin('claims', 'claims.id', 'thanks.claimId')
    .select(['claims.slot', 'thanks.text', 'thanks.createdAt'])
    .where('thanks.giftId', '=', gift.id)
    .orderBy('thanks.createdAt')
    .limit(NOTES)
    .execute();
  return notes.map(({ slot, text, createdAt }) => ({
    at: createdAt,
    kind: 'THANKED',
    title: `Thanks for share ${slot + 1}`,
    detail: text,
    by: 'RECIPIENT',
  }));
}

/** What became of those who tried. An outcome that nobody had is not told. */
const outcomes = ({ granted, missed, late }: Record<'granted' | 'missed' | 'late', number>): string =>
  [
    granted > 0 && `${granted} received a share`,
    missed > 0 && `${missed} ${missed === 1 ? 'was' : 'were'} not the one`,
    late > 0 && `${late} came when nothing was left`,
  ]
    .filter(Boolean)
    .join(', ');

const ENDINGS: Partial<Record<WithdrawalStatus, { title: string; by: Happening['by'] }>> = {
  COMPLETED: { title: 'Paid to the bank', by: 'PROVIDER' },
  FAILED: { title: 'The bank did not take the transfer', by: 'PROVIDER' },
  REJECTED: { title: 'Withdrawal rejected', by: 'STAFF' },
  REVERSED: { title: 'The bank sent the money back', by: 'PROVIDER' },
};

export async function withdrawalEvents({ db, gift }: TimelineSource): Promise<Happening[]> {
  const withdrawals = await db
    .selectFrom('withdrawals')
    .innerJoin('claims', 'claims.id', 'withdrawals.claimId')
    .selectAll('withdrawals')
    .select('claims.forSender')
    .where('claims.giftId', '=', gift.id)
    .execute();
  if (withdrawals.length === 0) return [];
  const approvals = await db
    .selectFrom('withdrawalApprovals')
    .selectAll()
    .where(
      'withdrawalId',
      'in',
      withdrawals.map(({ id }) => id),
    )
    .execute();
  const names = await namesOf(
    db,
    approvals.map(({ staffId }) => staffId),
  );
  return [
    ...withdrawals.flatMap((withdrawal): Happening[] => {
      const { status, gross, net, bankName, reason, requestedAt, approvedAt, approvalsNeeded, sentAt, finishedAt } =
        withdrawal;
      const ending = ENDINGS[status];
      return [
        {
          at: requestedAt,
          kind: 'WITHDRAWAL_REQUESTED',
          title: `Withdrawal to ${bankName} requested`,
          amount: gross,
          by: withdrawal.forSender ? 'SENDER' : 'RECIPIENT',
        },
        ...(approvedAt && approvalsNeeded === 0
          ? [
              {
                at: approvedAt,
                kind: 'WITHDRAWAL_APPROVED' as const,
                title: 'Approved by itself: a small amount',
                amount: gross,
                by: 'SYSTEM' as const,
              },
            ]
          : []),
        ...(sentAt
          ? [{ at: sentAt, kind: 'PAYOUT_SENT' as const, title: 'Payout sent', amount: net, by: 'SYSTEM' as const }]
          : []),
        ...(finishedAt && ending
          ? [
              {
                at: finishedAt,
                kind: 'WITHDRAWAL_FINISHED' as const,
                ...ending,
                detail: reason,
                amount: status === 'COMPLETED' ? net : gross,
              },
            ]
          : []),
      ];
    }),
    ...approvals.map(
      ({ staffId, at }): Happening => ({
        at,
        kind: 'WITHDRAWAL_APPROVED',
        title: 'Withdrawal approved',
        by: 'STAFF',
        name: names.get(staffId)?.name ?? 'Staff',
      }),
    ),
  ];
}
