-- What a gift leaves behind in indexes. Each one that goes has another that answers its queries; each that comes is written `if not exists`
-- and is made ahead of this transaction, while everybody goes on writing (docs/how-to/add-a-migration.md).

-- One index both keeps a code from being given twice and finds it by its beginning; there were two of each.
create unique index if not exists gifts_by_quid on gifts (quid text_pattern_ops);
alter table gifts drop constraint if exists gifts_quid_key;
drop index if exists gifts_by_quid_start;
create unique index if not exists payments_by_reference on payments (reference text_pattern_ops);
alter table payments drop constraint if exists payments_reference_key;
drop index if exists payments_by_reference_start;

-- `payments_by_sender` answers for a whole address too, and the unique key of transfers begins with the share.
drop index if exists payments_of_sender;
drop index if exists transfers_of_share;

-- Long words that are only ever asked for whole: their hash is a third of them.
create index if not exists charges_of_reference on charges using hash (reference);
drop index if exists charges_by_reference;
create index if not exists webhook_events_of_reference on webhook_events using hash (reference);
drop index if exists webhook_events_by_reference;
create index if not exists mails_to_reader on mails using hash (lower(recipient));
drop index if exists mails_of_reader;
create index if not exists payout_questions_about on payout_questions using hash (reference);
drop index if exists payout_questions_of_payout;

-- Their numbers and ids are in the order of time, so the oldest are found by the primary key.
drop index if exists payout_questions_by_age;
drop index if exists mails_by_time;

-- Journals lie in the file in the order in which they happened: a day of them is a stretch of pages.
create index if not exists journals_by_day on journals using brin (at) with (pages_per_range = 32, autosummarize = on);
drop index if exists journals_by_time;

-- A subject is a gift, a claim, a withdrawal: which of its accounts is meant, its few movements tell themselves.
create index if not exists movements_of_subject on movements (subject);
drop index if exists movements_by_account;

-- A browser opens few gifts; in which order is sorted.
create index if not exists claims_by_browser on claims using hash (browser_id);
drop index if exists claims_of_browser;
