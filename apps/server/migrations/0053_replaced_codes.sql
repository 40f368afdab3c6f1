-- Codes that opened a gift until its sender corrected the address they had been mailed to. They open nothing, for ever, and no gift
-- is ever given one of them again.
create table replaced_quids (
  quid text primary key check (quid ~ '^[0-9A-HJKMNP-TV-Z]{13}$'),
  gift_id uuid not null references gifts (id),
  replaced_at timestamptz not null
);
create index replaced_quids_of_gift on replaced_quids (gift_id, replaced_at);
-- Staff find a gift by the beginning of any code it ever had.
create index replaced_quids_by_start on replaced_quids (quid text_pattern_ops);
create trigger replaced_quids_append_only before update or delete on replaced_quids
  for each row execute function refuse_change();
create trigger replaced_quids_no_truncate before truncate on replaced_quids
  for each statement execute function refuse_change();
revoke update, delete on replaced_quids from jara_app;

-- Looked at when everything is written, so that neither of two who write at once can miss the other. Claims do not touch the code of
-- a gift, and do not pay for this.
create function refuse_code_without_a_trace() returns trigger language plpgsql as $$
begin
  if exists (select from replaced_quids where quid = new.quid) then
    raise exception 'a code that was replaced is never given again' using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and old.quid <> new.quid
    and not exists (select from replaced_quids where quid = old.quid and gift_id = new.id) then
    raise exception 'a code that is replaced is kept' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger gifts_keep_their_codes after insert or update of quid on gifts
  deferrable initially deferred for each row execute function refuse_code_without_a_trace();
