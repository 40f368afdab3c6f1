-- A person who has proved an address by a mailed link sees, corrects or erases what we hold about it (docs/decisions/0047).
-- A link that works for half an hour. Its key is derived from its id, so nothing here opens anything.
create table data_links (
  id uuid primary key,
  email text not null check (email = lower(email)),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz
);
create index data_links_by_end on data_links (expires_at);
create index data_links_of_person on data_links (email);

-- What people asked for. The address is here only while there is something left to do with it.
create table data_requests (
  id uuid primary key,
  kind text not null check (kind in ('COPY', 'CORRECTION', 'ERASURE')),
  status text not null check (status in ('WAITING', 'ERASING', 'CONFIRMING', 'DONE', 'WITHDRAWN')),
  -- A keyed digest of the address, by which a backup from before an erasure is erased again. Forgotten with the last such backup.
  person text,
  address text check (address = lower(address)),
  -- The browser that asked: what it opened of the gifts for this address is this person's.
  browser_id uuid,
  language text not null check (language in ('en', 'pcm', 'ha', 'yo', 'ig')),
  erased integer not null default 0 check (erased >= 0),
  asked_at timestamptz not null,
  -- What came to the address after this instant is new, and stays.
  started_at timestamptz,
  ended_at timestamptz,
  next_step_at timestamptz,
  check ((status in ('DONE', 'WITHDRAWN')) = (ended_at is not null)),
  check ((ended_at is null) = (address is not null) and (ended_at is null) = (next_step_at is not null)),
  check (kind = 'ERASURE' or status = 'DONE'),
  check (ended_at is null or browser_id is null)
);
create unique index data_requests_one_open on data_requests (address) where ended_at is null;
create index data_requests_to_work_on on data_requests (next_step_at) where ended_at is null;
create index data_requests_by_time on data_requests (asked_at desc, id desc);
create index data_requests_by_kind on data_requests (kind, asked_at desc, id desc);
create index data_requests_by_status on data_requests (status, asked_at desc, id desc);
create index data_requests_of_person on data_requests (person, asked_at) where person is not null;
create trigger data_requests_status before update on data_requests
  for each row execute function refuse_unlisted_status_move('data_request');
revoke delete on data_requests from jara_app;

insert into status_moves (entity, from_status, to_status) values
  ('data_request', 'WAITING', 'ERASING'), ('data_request', 'WAITING', 'WITHDRAWN'), ('data_request', 'ERASING', 'WAITING'),
  ('data_request', 'ERASING', 'CONFIRMING'), ('data_request', 'CONFIRMING', 'DONE');

-- What is append-only can lose its personal words, and nothing else: a row may become what it was, with exactly this in their place.
create function refuse_all_but_erasure() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) = to_jsonb(old) || tg_argv[0]::jsonb then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end
$$;

drop trigger audit_append_only on audit;
create trigger audit_append_only before update or delete on audit
  for each row execute function refuse_all_but_erasure('{"details": {"erased": true}}');
grant update (details) on audit to jara_app;
-- Any word of an entry finds it, for staff who search and for what is to be erased.
create index audit_by_words on audit
  using gin (lower(action || ' ' || subject_kind || ' ' || subject_id || ' ' || details::text || ' ' || ip || ' ' || request_id) gin_trgm_ops);

drop trigger notes_append_only on notes;
create trigger notes_append_only before update or delete on notes
  for each row execute function refuse_all_but_erasure('{"text": ""}');
grant update (text) on notes to jara_app;
alter table notes drop constraint notes_text_check, add constraint notes_text_check check (char_length(text) <= 2000);
create index notes_by_words on notes using gin (lower(text) gin_trgm_ops);

drop trigger thanks_append_only on thanks;
create trigger thanks_append_only before update or delete on thanks
  for each row execute function refuse_all_but_erasure('{"text": ""}');
grant update (text) on thanks to jara_app;
alter table thanks drop constraint thanks_text_check, add constraint thanks_text_check check (char_length(text) <= 280);

drop trigger sender_deeds_append_only on sender_deeds;
create trigger sender_deeds_append_only before update or delete on sender_deeds
  for each row execute function refuse_all_but_erasure('{"details": {"from": "•••", "to": "•••"}}');
grant update (details) on sender_deeds to jara_app;

-- Why staff answered a dispute as they did stays as it was said, or is gone.
create trigger dispute_answers_reason before update of reason on dispute_answers
  for each row when (new.reason is distinct from old.reason and new.reason <> 'Erased') execute function refuse_change();
grant update (reason) on dispute_answers to jara_app;

-- The words of a host are theirs, also after somebody has tried.
create or replace function refuse_giveaway_after_a_try() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) = to_jsonb(old) || '{"title": "Erased", "host": "Erased"}' then
    return new;
  end if;
  if exists (select from gifts where id = new.gift_id and first_tried_at is not null) then
    raise exception 'a giveaway stays as it was when somebody first tried it' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

-- When something of a payment, its gift and its shares was erased. What has been paid keeps its amounts, days and references.
alter table payments add column erased_at timestamptz;
-- When nothing personal was left of it, because its time was over.
alter table payments add column forgotten_at timestamptz;
alter table payments drop constraint mail_has_an_address,
  add constraint mail_has_an_address check (delivery = 'SELF' or recipient_email is not null or erased_at is not null);
-- Whose personal fields end with the time that the law wants records for, the oldest first; and orders that nobody paid.
create index payments_to_forget on payments (created_at, id) where forgotten_at is null;
create index payments_unpaid_to_forget on payments (created_at, id)
  where forgotten_at is null and status in ('PENDING', 'PROCESSING', 'FAILED');
-- An account that was erased is empty.
alter table withdrawals drop constraint withdrawals_account_number_check,
  add constraint withdrawals_account_number_check check (account_number ~ '^([0-9]{10,20})?$');

create index mails_of_reader on mails (lower(recipient));
create index webhook_events_to_forget on webhook_events (received_at) where body <> '';
create index persons_to_forget on persons (since) where value is not null;
create index giveaway_reports_to_forget on giveaway_reports (handled_at) where words is not null;
create index data_requests_to_forget on data_requests (ended_at) where person is not null;
create index withdrawal_sums_by_age on withdrawal_sums (requested_at);
