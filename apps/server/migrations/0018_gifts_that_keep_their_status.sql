-- A gift that a crowd opens is written once per batch and keeps its status nearly every time. What watches the status now
-- looks only at the rows whose status has changed; looking at all of them cost as much as the writing itself.
drop trigger gifts_status on gifts;
create trigger gifts_status before update on gifts
  for each row when (old.status is distinct from new.status) execute function refuse_unlisted_status_move('gift');

drop trigger gifts_recounted on gifts;
create function recount_gift() returns trigger language plpgsql as $$
begin
  insert into record_changes (kind, day, status, currency, count, amount) values
    ('gift', lagos_day(new.created_at), new.status, new.currency, 1, new.amount),
    ('gift', lagos_day(new.created_at), old.status, new.currency, -1, -new.amount);
  return null;
end
$$;
create trigger gifts_recounted after update on gifts
  for each row when (old.status is distinct from new.status) execute function recount_gift();

-- Room on each page lets a row be written anew beside itself, without touching the indexes.
alter table gifts set (fillfactor = 80);
