-- What the provider was asked about a payout, and what it answered: the reference that both sides know, a class and a word. No account,
-- no name, no key. A line is written when its answer, or the lack of one, is known; it decides nothing, so a process that dies in
-- between loses a line and no money. The workers forget lines that are older than 90 days.
create table payout_questions (
  id bigint generated always as identity primary key,
  reference text not null,
  asked_at timestamptz not null,
  question text not null check (question in ('ACCOUNT', 'SEND', 'LOOK')),
  answer text not null check (answer in ('OK', 'REFUSED', 'NOT_FOUND', 'RATE_LIMITED', 'UNKNOWN')),
  -- The provider's own word: the status of the transfer, or the code of its refusal.
  said text check (length(said) <= 60)
);
create index payout_questions_of_payout on payout_questions (reference, id);
create index payout_questions_by_age on payout_questions (asked_at);
revoke update on payout_questions from jara_app;

-- How often, and when last, the recipient was told by a person that their money takes longer than it should.
alter table withdrawals
  add column told_late integer not null default 0 check (told_late >= 0),
  add column told_late_at timestamptz;
