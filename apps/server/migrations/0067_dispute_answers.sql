-- What the payer's bank claims, as the provider told us last, and until when it has to be answered. Null on disputes that nobody has
-- asked about since: the comparison that runs by itself asks about every open one.
alter table disputes
  add column provider_status text,
  add column category text,
  add column note text,
  add column messages jsonb not null default '[]',
  add column due_at timestamptz,
  -- When the provider changed it last: what it said before that, and what arrives later, changes nothing.
  add column said_at timestamptz;

-- The open ones first, of those the soonest due; then those that ended last.
create index disputes_by_urgency on disputes (closed_at desc nulls first, due_at, id);
create index disputes_of_payment on disputes (payment_id);
create index disputes_due on disputes (due_at) where status = 'OPEN';

-- What we answer to a dispute. It is decided here first; the provider is asked afterwards, as often as it takes, and one that it may
-- already have is looked for before it is given again (docs/decisions/0041).
create table dispute_answers (
  id uuid primary key,
  dispute_id uuid not null references disputes (id),
  answer text not null check (answer in ('ACCEPT', 'CONTEST')),
  -- The provider passes it on to the bank.
  reason text not null check (char_length(reason) between 1 and 500),
  status text not null check (status in ('WAITING', 'TAKEN', 'OVERTAKEN', 'REFUSED')),
  overtaken_by text check (overtaken_by in ('CLOCK', 'OTHER_ANSWER', 'BANK')),
  failure text,
  decided_by uuid not null references staff (id),
  decided_at timestamptz not null,
  sent_at timestamptz,
  ended_at timestamptz,
  sends integer not null default 0,
  checks integer not null default 0,
  next_check_at timestamptz,
  check ((status = 'OVERTAKEN') = (overtaken_by is not null)),
  check ((status = 'REFUSED') = (failure is not null)),
  check ((status = 'WAITING') = (ended_at is null)),
  check (status = 'WAITING' or next_check_at is null)
);
-- Two who decide at once decide once.
create unique index dispute_answers_one_waiting on dispute_answers (dispute_id) where status = 'WAITING';
create index dispute_answers_of_dispute on dispute_answers (dispute_id, decided_at);
create index dispute_answers_to_work_on on dispute_answers (next_check_at) where next_check_at is not null;

create trigger dispute_answers_status before update on dispute_answers
  for each row execute function refuse_unlisted_status_move('dispute_answer');
insert into status_moves (entity, from_status, to_status) values
  ('dispute_answer', 'WAITING', 'TAKEN'), ('dispute_answer', 'WAITING', 'OVERTAKEN'), ('dispute_answer', 'WAITING', 'REFUSED');

-- What was decided stays as it was decided; only what became of it is written later.
revoke update, delete on dispute_answers from jara_app;
grant update (status, overtaken_by, failure, sent_at, ended_at, sends, checks, next_check_at) on dispute_answers to jara_app;
