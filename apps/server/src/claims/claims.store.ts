import type { DrawReceipt } from '@jara/contract/giveaways';
import type { GiftStatus } from '@jara/domain/gift/gift-status';
import type { BrowserId, ClaimId, GiftId } from '@jara/domain/ids';
import type { Currency, Minor } from '@jara/domain/money/money';
import type { Rule } from '@jara/domain/rule/rule';
import { sharesOf } from '@jara/domain/rule/shares';
import { sql } from 'kysely';
import type { GiftWords } from '../gifts/gift-face.ts';
import { listLiteral } from '../platform/database/list-literal.ts';
import { type RuleRow, ruleOf } from '../rules/rule-row.ts';
import { isSwitchedOn } from '../switches/switches.store.ts';
import { type GiftNetwork, networksOf } from './gift-networks.ts';

/** A gift as the next claim finds it. */
export interface ClaimableRow extends GiftWords {
  id: GiftId;
  /** The code that opens it now. */
  quid: string;
  amount: Minor;
  currency: Currency;
  status: GiftStatus;
  attempts: number;
  sharesTaken: number;
  claimedAmount: Minor;
  /** In epoch milliseconds, as the rules count. */
  opensAt: number | undefined;
  expiresAt: Date;
  /** Since when its sender lets nobody open it. */
  pausedAt: Date | null;
  senderEmail: string | null;
  feeBps: number;
  rule: Rule | undefined;
  /** Those of the rule, and behind them what came back. */
  shares: readonly Minor[];
  returnedShares: readonly Minor[];
  returnedFees: readonly Minor[];
  /** Of a public giveaway: within how many days a share has to be sent to a bank. */
  claimDays: number | null;
  /** How far its draw is, where the rule is one. */
  draw: DrawState | null;
}

export interface DrawState {
  /** Of the chain with everybody in it who has entered. */
  head: string;
  entries: number;
  isClosed: boolean;
  isDrawn: boolean;
}

/** Gifts, and what the askers were told before, in one question. */
export interface AtTheDoor {
  gifts: Map<GiftId, ClaimableRow>;
  known: Attempt[];
  networks: GiftNetwork[];
  /** Read in the same statement, so that a pause holds from its commit on and costs no question of its own. */
  isPaused: boolean;
}

/** Asks at the door for nobody in particular: no browser has this id. */
export const NOBODY = '00000000-0000-0000-0000-000000000000' as BrowserId;

export const atTheDoor = (asks: readonly Omit<ClaimAsk, 'quid'>[]) => {
  const networks = networksOf(asks);
  const returning = asks.filter(({ isNew }) => !isNew);
  return sql<DoorRow>`
    with asked as (
      select * from unnest(${listLiteral(returning, (ask) => ask.giftId)}::uuid[], ${listLiteral(returning, (ask) => ask.browserId)}::uuid[])
        as ask (gift_id, browser_id)
    ), known as (
      select a.gift_id, json_agg(json_build_object(
        'giftId', a.gift_id, 'browserId', a.browser_id, 'outcome', a.outcome, 'claimId', c.id, 'share', c.share, 'fee', c.fee,
        'isLapsed', c.status = 'LAPSED', 'sendBy', case when c.status = 'GRANTED' and c.withdrawals = 0 then c.send_by end,
        'thanks', (select t.text from thanks t where t.claim_id = c.id),
        'keyHash', encode(c.access_key_hash, 'hex'),
        'entry', case when a.outcome = 'entered' then (
          select json_build_object('number', e.number, 'ticket', encode(e.ticket, 'hex'), 'head', encode(e.head, 'hex'))
          from draw_entries e where e.gift_id = a.gift_id and e.browser_id = a.browser_id
        ) end
      )) as attempts
      from asked
      join claim_attempts a using (gift_id, browser_id)
      left join claims c using (gift_id, browser_id)
      group by a.gift_id
    ), crowds as (
      select n.gift_id, json_agg(json_build_object('giftId', n.gift_id, 'network', n.network, 'browsers', n.browsers)) as networks
      from unnest(${listLiteral(networks, (each) => each.giftId)}::uuid[], ${networks.map((each) => each.network)}::text[])
        as from_where (gift_id, network)
      join gift_networks n using (gift_id, network)
      group by n.gift_id
    )
    select g.id, g.quid, g.amount, g.currency, g.status, g.attempts, g.shares_taken as "sharesTaken",
           g.claimed_amount as "claimedAmount", g.returned_shares as "returnedShares", g.returned_fees as "returnedFees",
           g.opens_at as "opensAt", g.expires_at as "expiresAt", g.paused_at as "pausedAt", p.sender_email as "senderEmail", p.fee_bps as "feeBps",
           p.sender_name as "senderName", p.message, p.theme, p.cloth_seed as "clothSeed",
           r.type, r.nth_person as "nthPerson", r.total_splits as "totalSplits", r.split_bps as "splitBps",
           r.starts_at as "startsAt", r.ends_at as "endsAt", r.equal_shares as "equalShares", r.lucky_shares as "luckyShares",
           r.lucky_min_share as "luckyMinShare", r.draw_winners as "drawWinners", r.draw_closes_at as "drawClosesAt",
           r.draw_shares as "drawShares", r.seed, r.version,
           case when r.type = 'DRAW' then (
             select json_build_object('head', encode(d.head, 'hex'), 'entries', d.entries,
               'isClosed', d.closed_at is not null, 'isDrawn', d.drawn_at is not null)
             from draws d where d.gift_id = g.id
           ) end as draw,
           (select w.claim_days from giveaways w where w.gift_id = g.id) as "claimDays",
           known.attempts as known, crowds.networks, ${isSwitchedOn('claims')} as "claimsOn"
    from gifts g
    join payments p on p.id = g.payment_id
    left join rules r on r.gift_id = g.id
    left join known on known.gift_id = g.id
    left join crowds on crowds.gift_id = g.id
    where g.id = any(${listLiteral(giftsOf(asks), (id) => id)}::uuid[])
  `;
};

/** Each gift once. */
export const giftsOf = (asks: readonly Pick<ClaimAsk, 'giftId'>[]): GiftId[] => [
  ...new Set(asks.map(({ giftId }) => giftId)),
];

export function readDoor(rows: readonly DoorRow[]): AtTheDoor {
  const gifts = new Map(rows.map((row) => [row.id, claimableOf(row)]));
  return {
    gifts,
    known: rows.flatMap(({ known }) => known ?? []),
    networks: rows.flatMap(({ networks }) => networks ?? []),
    isPaused: rows.some(({ claimsOn }) => !claimsOn),
  };
}

/** Field by field: the driver's rows are dictionaries when they are as wide as this, and slow for whoever works with them. */
function claimableOf(row: DoorRow): ClaimableRow {
  const rule = row.type === null ? undefined : ruleOf(row as RuleRow);
  return {
    id: row.id,
    quid: row.quid,
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    attempts: row.attempts,
    sharesTaken: row.sharesTaken,
    claimedAmount: row.claimedAmount,
    opensAt: row.opensAt?.getTime(),
    expiresAt: row.expiresAt,
    pausedAt: row.pausedAt,
    senderEmail: row.senderEmail,
    feeBps: row.feeBps,
    senderName: row.senderName,
    message: row.message,
    theme: row.theme,
    clothSeed: row.clothSeed,
    rule,
    shares: sharesFor(row, rule),
    returnedShares: row.returnedShares,
    returnedFees: row.returnedFees,
    claimDays: row.claimDays,
    draw: row.draw,
  };
}

export type DoorRow = Omit<ClaimableRow, 'rule' | 'shares' | 'opensAt'> & {
  [K in keyof RuleRow]: RuleRow[K] | null;
} & {
  opensAt: Date | null;
  known: Attempt[] | null;
  networks: GiftNetwork[] | null;
  claimsOn: boolean;
};

export interface ClaimAsk {
  giftId: GiftId;
  /** The code it was asked with: its sender may have replaced it since somebody looked. */
  quid: string;
  browserId: BrowserId;
  /** The browser was given its id with this very request, so nobody has to ask what it was told before. */
  isNew?: boolean;
  /** The network it comes from, as a digest; missing where no address is counted. */
  network?: string | undefined;
  /** It came without the work that a public giveaway under rush asks of those who are new. */
  lacksWork?: boolean;
  /** It wants to enter a draw, and nothing else. */
  isEntry?: boolean | undefined;
}

export interface Attempt {
  giftId: GiftId;
  browserId: BrowserId;
  outcome: 'granted' | 'entered' | 'not_this_time' | 'all_taken';
  claimId: ClaimId | null;
  share: Minor | null;
  fee: Minor | null;
  keyHash: string | null;
  thanks: string | null;
  entry: DrawReceipt | null;
  isLapsed: boolean | null;
  /** As text, and only while it can still be missed. */
  sendBy: string | null;
}

/**
 * Locks, and tells which it got. With several gifts at once nobody waits: one that somebody holds is passed over, to go alone
 * afterwards. A gift that is all claimed is passed by: it has nothing left to give, so nobody waits for it. Any other may be
 * opened again between this statement and the next, and is locked. It reads nothing: a statement that waited for a lock
 * still sees other tables as they were before it waited.
 */
export const lockUnclaimedGifts = (giftIds: readonly GiftId[], { waits }: { waits: boolean }) => sql<{ id: GiftId }>`
    select id from gifts where id = any(${listLiteral(giftIds, (id) => id)}::uuid[]) and status <> 'CLAIMED' order by id
    ${waits ? sql`for update` : sql`for update skip locked`}
  `;

const lucky = new Map<string, readonly Minor[]>();

function sharesFor(row: DoorRow, rule: Rule | undefined): readonly Minor[] {
  const shares = sharesOfRule(row, rule);
  return row.returnedShares.length > 0 ? [...shares, ...row.returnedShares] : shares;
}

/** A thousand lucky shares take a moment to draw and never change under one seed, so the last few draws are kept. */
function sharesOfRule(row: DoorRow, rule: Rule | undefined): readonly Minor[] {
  if (rule?.type !== 'LUCKY' || row.seed === null) return sharesOf(rule, row.amount);
  const known = lucky.get(row.seed);
  if (known) return known;
  const shares = sharesOf(rule, row.amount, { seed: row.seed, giftId: row.id });
  if (lucky.size > 200) lucky.clear();
  lucky.set(row.seed, shares);
  return shares;
}

export interface NewAttempt {
  giftId: GiftId;
  browserId: BrowserId;
  number: number;
  outcome: Attempt['outcome'];
  slot: number | null;
}

export interface NewEntry extends DrawReceipt {
  giftId: GiftId;
  browserId: BrowserId;
}

/** Who entered, and the head of each chain with them in it: the draws are those of the entries, each once. */
export const recordEntries = (draws: readonly { id: GiftId; draw: DrawState }[], entries: readonly NewEntry[]) => sql`
    with entered as (
      insert into draw_entries (gift_id, browser_id, number, ticket, head)
      select * from unnest(
        ${entries.map((e) => e.giftId)}::uuid[], ${entries.map((e) => e.browserId)}::uuid[], ${entries.map((e) => e.number)}::int[],
        ${entries.map((e) => Buffer.from(e.ticket, 'hex'))}::bytea[], ${entries.map((e) => Buffer.from(e.head, 'hex'))}::bytea[]
      )
    )
    update draws d set head = new.head, entries = new.entries
    from unnest(
      ${draws.map(({ id }) => id)}::uuid[], ${draws.map(({ draw }) => Buffer.from(draw.head, 'hex'))}::bytea[],
      ${draws.map(({ draw }) => draw.entries)}::int[]
    ) as new (gift_id, head, entries)
    where d.gift_id = new.gift_id
  `;

export interface NewClaim {
  id: ClaimId;
  giftId: GiftId;
  slot: number;
  browserId: BrowserId;
  share: Minor;
  fee: Minor;
  currency: Currency;
  accessKeyHash: Buffer;
  sendBy: Date | null;
}

export const insertClaims = (claims: readonly NewClaim[], at: Date) => sql`
    insert into claims (id, gift_id, slot, browser_id, share, fee, currency, access_key_hash, send_by, status, created_at, updated_at)
    select *, 'GRANTED', ${at}, ${at} from unnest(
      ${claims.map((c) => c.id)}::uuid[], ${claims.map((c) => c.giftId)}::uuid[], ${claims.map((c) => c.slot)}::int[],
      ${claims.map((c) => c.browserId)}::uuid[], ${claims.map((c) => c.share)}::bigint[], ${claims.map((c) => c.fee)}::bigint[],
      ${claims.map((c) => c.currency)}::text[], ${claims.map((c) => c.accessKeyHash)}::bytea[],
      ${claims.map((c) => c.sendBy)}::timestamptz[]
    )
  `;

export interface GiftProgress {
  id: GiftId;
  status: GiftStatus;
  attempts: number;
  sharesTaken: number;
  claimedAmount: Minor;
}

/** Who tried, and how far each gift is after them: one statement, because this is what every claim pays for. */
export const recordAttempts = (gifts: readonly GiftProgress[], attempts: readonly NewAttempt[], at: Date) => sql`
    with tried as (
      insert into claim_attempts (gift_id, browser_id, number, outcome, slot, at)
      select *, ${at} from unnest(
        ${listLiteral(attempts, (a) => a.giftId)}::uuid[], ${listLiteral(attempts, (a) => a.browserId)}::uuid[],
        ${listLiteral(attempts, (a) => a.number)}::int[], ${listLiteral(attempts, (a) => a.outcome)}::text[],
        ${listLiteral(attempts, (a) => a.slot)}::int[]
      )
    )
    update gifts g set
      status = new.status, attempts = new.attempts, shares_taken = new.shares_taken, claimed_amount = new.claimed_amount,
      first_tried_at = coalesce(g.first_tried_at, ${at}),
      closed_at = case when new.status = 'CLAIMED' then coalesce(g.closed_at, ${at}) else g.closed_at end,
      revision = g.revision + 1, updated_at = ${at}
    from unnest(
      ${listLiteral(gifts, (g) => g.id)}::uuid[], ${listLiteral(gifts, (g) => g.status)}::text[],
      ${listLiteral(gifts, (g) => g.attempts)}::int[], ${listLiteral(gifts, (g) => g.sharesTaken)}::int[],
      ${listLiteral(gifts, (g) => g.claimedAmount)}::bigint[]
    ) as new (id, status, attempts, shares_taken, claimed_amount)
    where g.id = new.id
  `;
