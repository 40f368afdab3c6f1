import type { Giveaway, GiveawayWinner } from '@jara/contract/giveaways';
import type { GiftTheme } from '@jara/contract/payments';
import type { ClaimStatus } from '@jara/domain/claim/claim-status';
import type { GiftStatus } from '@jara/domain/gift/gift-status';
import { type GiveawayState, isGivenAway } from '@jara/domain/giveaway/giveaway-state';
import { choiceWords } from '@jara/domain/giveaway/giveaway-words';
import { giveawayWords } from '@jara/domain/giveaway/words/all';
import type { GiftId } from '@jara/domain/ids';
import type { Language } from '@jara/domain/language';
import type { Currency, Minor } from '@jara/domain/money/money';
import { countShares } from '@jara/domain/rule/shares';
import { sql } from 'kysely';
import { roundUrl } from '../draws/ask-beacon.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { presentContent } from '../rules/present-rule.ts';
import { type RuleRow, ruleOf } from '../rules/rule-row.ts';
import { hereOfShare, standingOf } from './standing.ts';

/** How many of the newest winners are shown while more may come. */
const NEWEST = 50;

export interface SeenGiveaway {
  giveaway: Giveaway;
  /** What its host chose to have it written in; English where nobody chose. */
  language: Language;
  /** How its winners are chosen, in a sentence for strangers. */
  choiceIn: (language: Language) => string;
}

/** The giveaway behind a code, every figure of it from the ledger and of one moment; undefined when there is none in public. */
export async function readGiveaway(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  code: string,
): Promise<SeenGiveaway | undefined> {
  const { rows } = await giveawayByCode(code).execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const now = clock.now();
  const isNumberShown = isNumberPublic(row);
  return {
    giveaway: presentGiveaway(row, now, config),
    language: row.language,
    choiceIn: (language) =>
      choiceWords(
        ruleOf(row),
        { isNumberShown, now: now.getTime(), amount: row.amount, currency: row.currency },
        giveawayWords[language],
      ),
  };
}

/** As for whoever asks for the rule itself. */
const isNumberPublic = ({ status }: Row): boolean => status === 'CLAIMED' || status === 'EXPIRED';

interface Row extends RuleRow {
  id: GiftId;
  quid: string;
  amount: Minor;
  currency: Currency;
  status: GiftStatus;
  opensAt: Date | null;
  expiresAt: Date;
  pausedAt: Date | null;
  sharesTaken: number;
  title: string;
  host: string;
  claimDays: number;
  stopReason: string | null;
  theme: string;
  clothSeed: number;
  language: Language;
  hasPassword: boolean;
  lockedSince: Date | null;
  unclaimed: number;
  /** What has an owner and is not in their bank, and what of it is on its way back to the host. */
  owned: number;
  goingBack: number;
  winners: Winner[];
  /** Of a draw: how many are in, and when it was drawn. */
  entries: number | null;
  drawnAt: Date | null;
  beaconChain: string | null;
  beaconRound: number | null;
  beaconAt: Date | null;
  head: string | null;
  changedAt: Date;
}

interface Winner {
  slot: number;
  share: Minor;
  status: ClaimStatus;
  wonAt: string;
  name: string | null;
  bank: string | null;
  finishedAt: string | null;
}

/**
 * One statement, so that money which moves meanwhile is in one place of it. Every step of it goes by a key of the gift or of one of
 * its shares, of which there are a thousand at the most: neither history nor the number of those who tried makes it slower.
 */
const giveawayByCode = (code: string) => sql<Row>`
  with asked as (
    select g.*, w.title, w.host, w.claim_days, w.stop_reason, w.updated_at as words_at
    from gifts g join giveaways w on w.gift_id = g.id where g.quid = ${code}
  ), shares as (
    select c.id, c.slot, c.share, c.status, c.for_sender, c.created_at, c.updated_at,
      last.account_name, last.bank_name, last.finished_at,
      ${hereOfShare(sql`c.id`)} as here
    from asked join claims c on c.gift_id = asked.id
    left join withdrawals last on last.claim_id = c.id and last.attempt = c.withdrawals
  ), sums as (
    select coalesce(sum(here) filter (where not for_sender), 0)::bigint as owned,
      coalesce(sum(here) filter (where for_sender), 0)::bigint as going_back,
      coalesce(json_agg(json_build_object('slot', slot, 'share', share, 'status', status, 'wonAt', created_at,
        'name', account_name, 'bank', bank_name, 'finishedAt', finished_at)
        order by created_at desc, slot desc) filter (where not for_sender and status <> 'LAPSED'), '[]') as winners,
      max(updated_at) as share_at
    from shares
  )
  select asked.id, asked.quid, asked.amount, asked.currency, asked.status, asked.opens_at, asked.expires_at, asked.paused_at,
    asked.shares_taken - asked.shares_lapsed as shares_taken, asked.title, asked.host, asked.claim_days, asked.stop_reason,
    p.theme, p.cloth_seed, p.language, p.password_hash is not null as has_password,
    r.type, r.nth_person, r.total_splits, r.split_bps, r.starts_at, r.ends_at, r.equal_shares, r.lucky_shares, r.lucky_min_share,
    r.draw_winners, r.draw_closes_at, r.draw_shares, r.commitment, d.entries, d.drawn_at,
    d.beacon_chain, d.beacon_round, d.beacon_at, case when d.closed_at is not null then encode(d.head, 'hex') end as head,
    (select j.at from charges c join journals j on j.ref = any (array['charge:' || c.reference, 'release:' || c.id])
     where c.payment_id = asked.payment_id and c.became = 'GIFT') as locked_since,
    -- Also while it sleeps.
    (select coalesce(sum(balance), 0) from balances where account in ('gift', 'dormant') and subject = asked.id)::bigint as unclaimed,
    sums.owned, sums.going_back, sums.winners,
    greatest(asked.updated_at, asked.words_at, p.updated_at, r.updated_at, sums.share_at, d.closed_at, d.drawn_at) as changed_at
  from asked join payments p on p.id = asked.payment_id join rules r on r.gift_id = asked.id
  left join draws d on d.gift_id = asked.id cross join sums
`;

function presentGiveaway(row: Row, now: Date, config: Deps['config']): Giveaway {
  const state = standingOf(row, now);
  const isOver = isGivenAway(state);
  return {
    code: row.quid,
    title: row.title,
    host: row.host,
    state,
    stopReason: state === 'STOPPED' ? row.stopReason : null,
    currency: row.currency,
    amount: row.amount,
    lockedSince: lockedSinceOf(row).toISOString(),
    here: row.unclaimed + row.owned + row.goingBack,
    rule: presentContent(row, { isNumberShown: isNumberPublic(row) }),
    startsAt: row.opensAt?.toISOString() ?? null,
    closesAt: row.drawClosesAt?.toISOString() ?? null,
    endsAt: row.expiresAt.toISOString(),
    claimDays: row.claimDays,
    hasPassword: row.hasPassword,
    theme: row.theme as GiftTheme,
    clothSeed: row.clothSeed,
    shares: {
      total: countShares(ruleOf(row)),
      taken: row.sharesTaken,
      inBank: row.winners.filter(({ status }) => status === 'PAID').length,
    },
    draw: row.type === 'DRAW' ? presentDraw(row, config) : null,
    winners: (isOver ? row.winners : row.winners.slice(0, NEWEST)).map(presentWinner),
    asOf: lastChange(row, state, now).toISOString(),
  };
}

function presentDraw(row: Row, { beacon }: Deps['config']): NonNullable<Giveaway['draw']> {
  const { entries, head, drawnAt, beaconChain: chain, beaconRound: round, beaconAt } = row;
  return {
    entries: entries ?? 0,
    beacon:
      chain === null || round === null || beaconAt === null
        ? null
        : { chain, round, at: beaconAt.toISOString(), url: beacon ? roundUrl(beacon.url, { chain, round }) : '' },
    head,
    drawnAt: drawnAt?.toISOString() ?? null,
  };
}

function lockedSinceOf({ id, lockedSince, status }: Row): Date {
  if (lockedSince === null) throw new Error(`gift ${id} is public and ${status}, and no charge pays for it`);
  return lockedSince;
}

/** No more of anybody than a letter and a bank, and that only once they have named an account themselves. */
function presentWinner({ slot, share, status, wonAt, name, bank, finishedAt }: Winner): GiveawayWinner {
  const hasNamed = status === 'WITHDRAWING' || status === 'PAID';
  return {
    slot,
    amount: share,
    wonAt: new Date(wonAt).toISOString(),
    letter: hasNamed ? firstLetter(name) : null,
    bank: hasNamed ? bank : null,
    inBankAt: status === 'PAID' && finishedAt !== null ? new Date(finishedAt).toISOString() : null,
  };
}

const firstLetter = (name: string | null): string | null => name?.match(/\p{L}/u)?.[0].toUpperCase() ?? null;

/** The times of a giveaway change how it stands without changing a row. */
function lastChange({ changedAt, opensAt, drawClosesAt, expiresAt }: Row, state: GiveawayState, now: Date): Date {
  const passed = [opensAt, drawClosesAt, isGivenAway(state) ? expiresAt : null]
    .filter((at) => at !== null)
    .filter((at) => at <= now);
  return new Date(Math.max(changedAt.getTime(), ...passed.map((at) => at.getTime())));
}
