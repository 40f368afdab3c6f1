import { RETENTION } from '@jara/domain/own-data/retention';

/** What becomes of the rows of one table as the years pass. */
export type HistoryRule =
  | { kind: 'small'; why: string }
  | { kind: 'kept'; why: string }
  | { kind: 'pruned'; keptFor: string; by: string; foundBy: string };

/** As many rows as there are people of staff, banks, days or settings: no load makes it large. */
const small = (why: string): HistoryRule => ({ kind: 'small', why });
/** Grows with the business and stays: disk is bought for it, and every query of it goes by an index. */
const kept = (why: string): HistoryRule => ({ kind: 'kept', why });
/** Goes by itself: after which time, by which sweep of the worker (or with which deed), and by which index it is found. */
const pruned = (keptFor: string, by: string, foundBy: string): HistoryRule => ({
  kind: 'pruned',
  keptFor,
  by,
  foundBy,
});

const BOOKS = 'the books: append-only, and every balance is proved from the first movement on';
const RECORD = `a record of money; what it says of people is emptied ${RETENTION.giftYears} years after the last of it moved`;
const TRAIL = 'the trail of who did what: append-only, each line sealed by the one before it';
const PROOF = 'part of a proof that anybody may repeat years later';

/**
 * Every table, and why it does not hurt that years pass. A table that is not here fails a test, and so does an index that is named here and
 * is not in the database. `docs/operations/history.md` is written from it.
 */
export const HISTORY: Record<string, HistoryRule> = {
  journals: kept(BOOKS),
  movements: kept(BOOKS),
  balances: pruned(
    'until nothing is owed on it any more: one of nought says what a missing one says',
    'balances',
    'balances_empty',
  ),
  ledger_days: small('a row a day for each kind of event and account'),
  ledger_totals: small('a row for each account'),
  ledger_folding: small('one row'),

  payments: kept(RECORD),
  payment_references: kept('money can still arrive on an old reference, and has to be recognised'),
  payment_viewers: pruned(`${RETENTION.giftYears} years`, 'retention', 'payment_viewers_pkey'),
  charges: kept(RECORD),
  webhook_events: pruned(
    `${RETENTION.eventDays} days after it was worked on; its body until then, ${RETENTION.webhookDays} days where we could not read it`,
    'retention',
    'webhook_events_pkey',
  ),
  gifts: kept(RECORD),
  rules: kept('what a gift promised, as long as the gift'),
  rule_versions: kept('what a gift promised before, and since when: append-only'),
  replaced_quids: kept('a code that was replaced must never open anything again'),
  giveaways: kept(RECORD),
  giveaway_reports: kept('few; their words are emptied 30 days after they were handled'),
  gift_networks: pruned('until the gift is over; of a giveaway 30 days longer', 'networks', 'gift_networks_pkey'),
  draws: kept(PROOF),
  draw_entries: kept(PROOF),
  claim_attempts: kept(
    'who tried in which order: a browser counts once, and whoever asks again years later gets the same answer',
  ),
  claims: kept(RECORD),
  thanks: kept('as long as the claim; the words are emptied with it'),
  sender_deeds: kept('what a sender did to a gift: append-only'),
  withdrawals: kept(RECORD),
  withdrawal_approvals: kept(TRAIL),
  withdrawal_sums: pruned(`${RETENTION.sumDays} days: the longest sum is of 30`, 'retention', 'withdrawal_sums_by_age'),
  transfers: kept('what the provider did with each share: another try leaves only when every earlier one is known'),
  payout_questions: pruned('90 days', 'questions', 'payout_questions_pkey'),
  refunds: kept(RECORD),
  disputes: kept(RECORD),
  dispute_answers: kept(RECORD),
  holds: kept('what stopped money, and what let it go on'),

  record_counts: small('a row a day for each kind and status'),
  record_changes: pruned('seconds: folded into record_counts', 'figures', 'record_changes_pkey'),
  payout_hours: small('a row an hour'),
  payout_days: small('a few rows a day for each bank'),
  payout_changes: pruned('seconds: folded into payout_hours and payout_days', 'figures', 'payout_changes_pkey'),
  payout_waits: small('a few rows a day'),
  payout_wait_changes: pruned('seconds: folded into payout_waits', 'figures', 'payout_wait_changes_pkey'),
  people: kept('how many there are, without counting somebody twice: a random mark and a day'),
  people_days: small('a row a day'),
  money_hours: pruned('90 days', 'hours', 'money_hours_pkey'),
  float_forecast: small('one row'),

  mails: pruned(
    `${RETENTION.mailDays} days: longer than any gift waits, so that none is written twice`,
    'retention',
    'mails_pkey',
  ),
  list_links: pruned('1 day after it ended', 'retention', 'list_links_by_end'),
  data_links: pruned('1 day after it ended', 'retention', 'data_links_by_end'),
  data_requests: kept('that somebody asked and was answered; whom it was about is emptied 35 days after it ended'),
  refused_reminders: kept('the wish has to be known to be honoured'),
  persons: kept('an id that says nothing, once its value is emptied; notes and the trail name it'),

  idempotent_requests: pruned(
    `${RETENTION.answerDays} days: longer than any of our clients tries again; what was done then has natural keys of its own`,
    'answers',
    'idempotent_requests_by_age',
  ),
  throttles: pruned('until its window ends', 'throttles', 'throttles_by_end'),
  workers: small('a row for each worker that was seen in the last hour'),

  audit: kept(TRAIL),
  audit_head: small('one row'),
  notes: kept('what staff wrote; the words are emptied with the person'),
  note_mentions: kept('as long as the note'),
  assignments: kept('whose hands something was in; what has ended is marked, and passed over by an index'),
  staff: small('a row for each member of staff: the trail names them'),
  staff_sessions: pruned('until it ends, 12 hours at most', 'sessions', 'staff_sessions_by_end'),
  staff_invitations: small('a row for each invitation'),
  saved_views: small('until their owner deletes them'),
  hidden_columns: small('a row for each member of staff and list'),
  report_schedules: small('until somebody deletes them'),
  report_readers: small('until somebody deletes them'),

  books_checks: pruned('30 days', 'books', 'books_checks_by_time'),
  books_checkpoints: kept('what the proof of the books starts from: append-only, one for many journals'),
  unproven: pruned('until the next proof of the books has seen it', 'books', 'unproven_pkey'),
  reconciliations: pruned('90 days', 'reconciliation', 'reconciliations_by_time'),
  reconciliation_items: kept('what differed and how it was settled'),
  remedy_votes: small('until the difference is settled'),

  banks: small('a row for each bank'),
  business_clock: small('one row'),
  former_keys: small('a row for each SECRET_KEY there was'),
  restores: small('a row for each restore'),
  sample_data: small('one row'),
  status_moves: small('the moves that are allowed'),
  switches: small('a row for each switch'),
};
