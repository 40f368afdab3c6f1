import { RETENTION } from '@jara/domain/own-data/retention';

/** One place where something about a person can stand. */
export interface PersonalColumn {
  /** What it holds, for a reader of the record of processing. */
  holds: string;
  /** What is there after the person was erased. */
  atErasure: 'destroyed' | 'row deleted' | 'replaced by a random mark' | 'replaced by a digest' | 'kept';
  /** Until when it is kept when nobody asks. */
  keptFor: string;
  /** Why, where it is kept. */
  why?: string;
}

const years = `${RETENTION.giftYears} years after the payment and what was paid out or back of it`;
const order = `${years}; of an order nobody paid, ${RETENTION.unpaidOrderDays} days`;
const mails = `${RETENTION.mailDays} days`;
const event = `until it was worked on; ${RETENTION.webhookDays} days where we could not read it`;
const staff = 'as long as the trail of what they did has to name them';

const destroyed = (holds: string, keptFor = years): PersonalColumn => ({ holds, atErasure: 'destroyed', keptFor });
const deleted = (holds: string, keptFor: string): PersonalColumn => ({ holds, atErasure: 'row deleted', keptFor });
const kept = (holds: string, keptFor: string, why: string): PersonalColumn => ({
  holds,
  atErasure: 'kept',
  keptFor,
  why,
});
const marked = (holds: string): PersonalColumn => ({ holds, atErasure: 'replaced by a random mark', keptFor: years });
const ofStaff = (holds: string): PersonalColumn => kept(holds, staff, 'about a member of staff, by their contract');
const mark = (holds: string, why = 'random, and what led from it to a person is destroyed'): PersonalColumn =>
  kept(holds, 'as long as its row', why);

/**
 * Every column that can hold something about a person, and what becomes of it. `erase-payment.ts` and `erase-people.ts` do what
 * stands here; a test compares this list with the database, and another one with what is left after an erasure.
 */
export const PERSONAL = {
  'payments.recipient_email': destroyed('whom a gift was sent to', order),
  'payments.sender_email': destroyed('the sender’s address', order),
  'payments.sender_name': destroyed('the sender’s name', order),
  'payments.message': destroyed('what the sender wrote', order),
  'payments.password_hash': destroyed('a hash of the gift’s password', order),
  'payments.failure_reason': destroyed('what the bank said about a card', order),
  'payments.browser_id': marked('the mark of the browser that paid'),
  'payment_references.access_code': destroyed('the provider’s code of a checkout', order),
  'payment_references.authorization_url': destroyed('the provider’s page of a checkout', order),
  'payment_viewers.browser_id': deleted('a browser to which the sender brought a payment', years),
  'charges.card': destroyed('the provider’s mark of a card'),
  'webhook_events.body': destroyed('what the provider wrote to us', event),
  'webhook_events.failure': destroyed('why it could not be worked on', event),

  'gifts.status_reason': destroyed('why staff changed a gift, in their words'),
  'giveaways.title': destroyed('what a host called a giveaway'),
  'giveaways.host': destroyed('the host’s name'),
  'giveaways.stop_reason': destroyed('why staff stopped it'),
  'giveaway_reports.words': destroyed(
    'what somebody said is wrong with a giveaway',
    `${RETENTION.reportDays} days after it was handled`,
  ),
  'giveaway_reports.network': kept(
    'a keyed digest of a network, another one for each giveaway',
    'as long as the report',
    'stops a second report, and cannot be read or compared',
  ),
  'gift_networks.network': kept(
    'a keyed digest of a network, another one for each gift',
    'until the gift has ended; of a public giveaway 30 days longer',
    'cannot be read or compared',
  ),
  'sender_deeds.details': destroyed('a corrected address, masked'),
  'holds.reason': destroyed('why something was held, in the words of staff'),
  'thanks.text': destroyed('what a recipient wrote to the sender'),

  'claims.contact_email': destroyed('where a claimant wants to be written to'),
  'claims.browser_id': marked('the mark of the browser that opened a share'),
  'claim_attempts.browser_id': marked('the mark of a browser that tried'),
  'draw_entries.browser_id': mark('the mark of a browser in a draw', 'part of the proof of the draw; random'),
  'rule_versions.saved_by': mark('the mark of the browser that saved a rule'),
  'people.browser_id': mark('the marks of browsers, to count them'),

  'withdrawals.account_number': destroyed('the account a share went to'),
  'withdrawals.account_name': destroyed('its holder’s name, as the bank has it'),
  'withdrawals.recipient_code': destroyed('the provider’s code of that account'),
  'withdrawals.reason': destroyed('why it failed or was refused'),
  'withdrawals.wait_reason': destroyed('why it waited for staff'),
  'withdrawal_sums.subject': {
    holds: 'account, payer and card that withdrawals are added up under',
    atErasure: 'replaced by a digest',
    keptFor: `${RETENTION.sumDays} days`,
    why: 'limits against laundering have to hold for somebody who asks to be erased, too',
  },
  'transfers.account_number': destroyed('where the provider says a transfer went'),
  'refunds.account_number': destroyed('the account a sender named for a refund'),
  'refunds.account_name': destroyed('its holder’s name'),
  'refunds.bank_code': destroyed('its bank'),
  'refunds.bank_name': destroyed('its bank’s name'),
  'refunds.reason': destroyed('why staff refunded, in their words'),
  'refunds.failure': destroyed('what the provider said'),

  'mails.recipient': deleted('to whom a mail goes', mails),
  'mails.data': deleted('ids of what it tells of, and a link until it is sent', mails),
  'mails.failure': deleted('what the mail server answered', mails),
  'list_links.email': deleted('an address that asked for its list', `${RETENTION.linkDays} day after the link ended`),
  'list_links.used_by': deleted('the browser that opened it', `${RETENTION.linkDays} day after the link ended`),
  'data_links.email': deleted('an address that asked for its data', `${RETENTION.linkDays} day after the link ended`),
  'data_requests.address': destroyed('whose data is to be erased', 'until that is done'),
  'data_requests.browser_id': destroyed('the browser that asked for it', 'until that is done'),
  'data_requests.person': kept(
    'a keyed digest of the address of somebody who asked',
    `${RETENTION.backupDays} days after the request ended`,
    'a backup from before is erased again when it is restored',
  ),
  'refused_reminders.address_hash': kept(
    'a keyed digest of an address that wants no reminders',
    'until its owner allows them again',
    'the wish has to be known to be honoured',
  ),
  'idempotent_requests.answer': kept(
    'the first answer to a request, sealed',
    `${RETENTION.answerDays} days`,
    'sealed with a key that is not in the database, and gone by itself',
  ),
  'idempotent_requests.browser_id': mark('the browser it was given to', `gone after ${RETENTION.answerDays} days`),
  'idempotent_requests.scope': mark('the browser that asked', `gone after ${RETENTION.answerDays} days`),
  'throttles.bucket': kept('a keyed digest of an address or network', 'minutes', 'cannot be read, and gone by itself'),

  'persons.value': destroyed(
    'an address, a browser or an account that staff looked at',
    `${RETENTION.giftYears} years after they first did`,
  ),
  'disputes.note': destroyed('what the bank wrote about a dispute'),
  'disputes.messages': destroyed('what the bank and we wrote to each other'),
  'dispute_answers.reason': destroyed('why staff answered as they did'),
  'saved_views.name': destroyed('what a member of staff calls a view of a list', 'until they delete it'),
  'notes.text': destroyed('what staff wrote about something'),
  'audit.details': destroyed('what staff said when they did something'),
  'reconciliation_items.ours': destroyed('the end of an account number, in a difference'),
  'reconciliation_items.theirs': destroyed('the same as the provider says it'),
  'reconciliation_items.closing_note': destroyed('what staff said when they settled it'),
  'remedy_votes.note': destroyed('why staff want a remedy'),

  'audit.ip': ofStaff('from where a member of staff acted'),
  'staff.email': ofStaff('address'),
  'staff.first_name': ofStaff('name'),
  'staff.last_name': ofStaff('name'),
  'staff.password_hash': ofStaff('a hash'),
  'staff.totp_secret': ofStaff('the secret of their authenticator, sealed'),
  'staff.totp_next_secret': ofStaff('the next one, sealed'),
  'staff_invitations.email': ofStaff('whom somebody invited'),
  'staff_sessions.ip': { ...ofStaff('from where they signed in'), keptFor: 'until the session ends' },
  'staff_sessions.user_agent': { ...ofStaff('with what'), keptFor: 'until the session ends' },
} as const satisfies Record<string, PersonalColumn>;

/** @internal Columns of text that are about nobody: our own words, codes, hashes of keys, the books. A new one has to be put here or above. */
export const ABOUT_NOBODY: Record<string, readonly string[]> = {
  assignments: ['subject_kind'],
  audit: ['action', 'subject_kind', 'subject_id', 'request_id', 'hash'],
  audit_head: ['last_hash'],
  balances: ['account', 'currency'],
  banks: ['id', 'name', 'code'],
  books_checkpoints: ['sums', 'hash', 'seal'],
  books_checks: ['problems'],
  charges: ['provider_id', 'reference', 'currency', 'became', 'reason'],
  claim_attempts: ['outcome'],
  claims: ['currency', 'status', 'access_key_hash'],
  data_requests: ['kind', 'status', 'language'],
  dispute_answers: ['answer', 'status', 'overtaken_by', 'failure'],
  disputes: ['provider_id', 'held_parts', 'status', 'returned_parts', 'decided_by', 'provider_status', 'category'],
  draw_entries: ['ticket', 'head'],
  draws: ['beacon_chain', 'head', 'randomness', 'signature'],
  float_forecast: ['verdict'],
  former_keys: ['fingerprint', 'sealed', 'sealed_by'],
  gifts: ['quid', 'currency', 'status'],
  giveaway_reports: ['kind'],
  hidden_columns: ['list', 'columns'],
  holds: ['subject_kind', 'cause', 'cause_id'],
  idempotent_requests: ['key_hash', 'request_hash'],
  journals: ['ref', 'event', 'currency'],
  ledger_days: ['currency', 'event', 'account', 'source'],
  ledger_totals: ['currency', 'account'],
  mails: ['kind', 'identity'],
  money_hours: ['currency', 'verdict'],
  movements: ['account'],
  notes: ['subject_kind'],
  payment_references: ['reference'],
  payments: [
    'status',
    'currency',
    'theme',
    'reference',
    'provider_id',
    'rule',
    'delivery',
    'fee_paid_by',
    'language',
    'sender_language',
    'channel',
    'card_brand',
  ],
  payout_changes: ['currency', 'bank_code', 'bank_name', 'outcome'],
  payout_days: ['currency', 'bank_code', 'outcome', 'bank_name'],
  payout_hours: ['currency'],
  payout_questions: ['reference', 'question', 'answer', 'said'],
  persons: ['kind'],
  reconciliation_items: ['kind', 'reference', 'provider_id', 'currency'],
  reconciliations: ['failure'],
  record_changes: ['kind', 'status', 'currency'],
  record_counts: ['kind', 'status', 'currency'],
  refunds: ['currency', 'status', 'provider_id', 'provider_status', 'cause'],
  remedy_votes: ['remedy'],
  replaced_quids: ['quid'],
  report_schedules: ['what', 'format', 'columns', 'every'],
  rule_versions: ['rule', 'origin'],
  rules: ['type', 'seed', 'commitment'],
  sample_data: ['summary'],
  saved_views: ['list', 'words'],
  sender_deeds: ['deed'],
  staff: ['role'],
  staff_invitations: ['token_hash', 'role'],
  staff_sessions: ['token_hash'],
  status_moves: ['entity', 'from_status', 'to_status'],
  switches: ['name', 'reason'],
  transfers: ['reference', 'status', 'currency', 'bank_code'],
  webhook_events: ['identity', 'event', 'reference'],
  withdrawals: ['currency', 'bank_code', 'bank_name', 'reference', 'status', 'transfer_code', 'language'],
};
