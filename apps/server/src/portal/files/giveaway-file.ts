import type { GiveawayFile, GiveawayReport } from '@jara/contract/staff/giveaways';
import type { ClaimStatus } from '@jara/domain/claim/claim-status';
import { movesOf } from '@jara/domain/gift/gift-decisions';
import { CROWDED_FROM } from '@jara/domain/giveaway/crowded';
import type { GiftId, WithdrawalId } from '@jara/domain/ids';
import type { Minor } from '@jara/domain/money/money';
import type { Sight } from '@jara/domain/staff/mask';
import { may } from '@jara/domain/staff/permissions';
import type { WithdrawalStatus } from '@jara/domain/withdrawal/withdrawal-status';
import { type Kysely, type Selectable, sql } from 'kysely';
import { loadGiftCase } from '../../gifts/gift-case.ts';
import { readGiveaway } from '../../giveaways/read-giveaway.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import type { StaffOfRequest } from '../../staff/actor.ts';
import { namesOf } from '../../staff/staff.store.ts';
import { giveawayList, IS_CROWDED } from '../lists/giveaway-list.ts';
import { readerOf } from '../lists/reader.ts';
import { giftIdOf } from './gift-file.ts';

const LARGEST = 10;
/** Enough to know a network again on the page. */
const SHOWN_OF_NETWORK = 8;

/** Everything about one giveaway. */
export const findGiveawayFile =
  ({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) =>
  async (codeOrId: string, me: StaffOfRequest): Promise<GiveawayFile> => {
    const id = await giftIdOf(db, codeOrId);
    const reader = readerOf(me, clock.now());
    const [listed] = await giveawayList.shown(db, [id], reader);
    const seen = listed && (await readGiveaway({ db, clock, config }, listed.code));
    if (!listed || !seen) throw new Refusal('giveaway_not_found');
    const [networks, winners, reportList, gift] = await Promise.all([
      networksOf(db, id),
      winnersOf(db, id),
      reportsOf(db, id, reader.sight),
      loadGiftCase(db, id, reader.now),
    ]);
    const moves = may(me.role, 'gifts.change_status') ? movesOf(gift) : [];
    return {
      ...listed,
      seen: seen.giveaway,
      networks,
      winners,
      reportList,
      allowed: {
        block: moves.includes('BLOCKED'),
        release: moves.some((status) => status !== 'BLOCKED'),
        handleReports: may(me.role, 'gifts.change_status'),
      },
    };
  };

async function networksOf(db: Kysely<Schema>, giftId: GiftId): Promise<GiveawayFile['networks']> {
  const [counted, largest] = await Promise.all([
    sql<{ count: number; crowded: number }>`
      select count(*) as count, count(*) filter (where ${IS_CROWDED}) as crowded from gift_networks where gift_id = ${giftId}
    `.execute(db),
    db
      .selectFrom('giftNetworks')
      .select(['network', 'browsers'])
      .where('giftId', '=', giftId)
      .orderBy('browsers', 'desc')
      .orderBy('network')
      .limit(LARGEST)
      .execute(),
  ]);
  return {
    count: counted.rows[0]?.count ?? 0,
    crowded: counted.rows[0]?.crowded ?? 0,
    crowdedFrom: CROWDED_FROM,
    largest: largest.map(({ network, browsers }) => ({ network: network.slice(0, SHOWN_OF_NETWORK), browsers })),
  };
}

interface WinnerRow {
  slot: number;
  share: Minor;
  status: ClaimStatus;
  createdAt: Date;
  withdrawalId: WithdrawalId | null;
  stage: WithdrawalStatus | null;
  bankName: string | null;
  finishedAt: Date | null;
}

async function winnersOf(db: Kysely<Schema>, giftId: GiftId): Promise<GiveawayFile['winners']> {
  const { rows } = await sql<WinnerRow>`
    select c.slot, c.share, c.status, c.created_at, w.id as withdrawal_id, w.status as stage, w.bank_name, w.finished_at
    from claims c left join withdrawals w on w.claim_id = c.id and w.attempt = c.withdrawals
    where c.gift_id = ${giftId} and not c.for_sender order by c.slot
  `.execute(db);
  return rows.map(({ slot, share, status, createdAt, withdrawalId, stage, bankName, finishedAt }) => ({
    slot,
    amount: share,
    status,
    wonAt: createdAt.toISOString(),
    payout:
      withdrawalId === null || stage === null || bankName === null
        ? null
        : { id: withdrawalId, stage, bank: bankName, finishedAt: finishedAt?.toISOString() ?? null },
  }));
}

async function reportsOf(db: Kysely<Schema>, giftId: GiftId, sight: Sight): Promise<GiveawayReport[]> {
  const rows = await db
    .selectFrom('giveawayReports')
    .selectAll()
    .where('giftId', '=', giftId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return presentReports(db, rows, sight);
}

/** Whoever reports one may repeat the address or the account that somebody gave them. */
export async function presentReports(
  db: Kysely<Schema>,
  rows: readonly Selectable<Schema['giveawayReports']>[],
  sight: Sight,
): Promise<GiveawayReport[]> {
  const names = await namesOf(
    db,
    rows.flatMap(({ handledBy }) => handledBy ?? []),
  );
  return rows.map(({ id, kind, words, createdAt, handledAt, handledBy }) => ({
    id,
    kind,
    words: words && sight.text(words),
    createdAt: createdAt.toISOString(),
    handledAt: handledAt?.toISOString() ?? null,
    handledBy: (handledBy && names.get(handledBy)) ?? null,
  }));
}
