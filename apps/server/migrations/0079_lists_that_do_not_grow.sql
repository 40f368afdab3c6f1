-- Differences in the order in which they are read: the open ones first, the oldest of them first; then what was closed last.
create index reconciliation_items_in_order on reconciliation_items (closed_at desc nulls first, first_seen_at, id);
create index reconciliation_items_of_kind on reconciliation_items (kind, closed_at desc nulls first, first_seen_at, id);

-- Who had something in their hands stays written down when it has come to its end, but nobody looks through that for what is still
-- theirs. What is opened again is theirs again.
alter table assignments add column is_finished boolean not null default false;
update assignments a set is_finished = true where case a.subject_kind
  when 'withdrawal' then exists (select from withdrawals w
    where w.id = a.subject_id and w.status not in ('REQUESTED', 'APPROVED', 'SUBMITTED', 'UNKNOWN'))
  when 'reconciliation_item' then exists (select from reconciliation_items i where i.id = a.subject_id and i.closed_at is not null)
  when 'dispute' then exists (select from disputes d where d.id = a.subject_id and d.closed_at is not null)
  else false end;
create index assignments_unfinished on assignments (staff_id, at) where not is_finished;

create function finish_assignments() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'withdrawals' then
    update assignments a set is_finished = not a.is_finished from added w
    where a.subject_kind = 'withdrawal' and a.subject_id = w.id
      and a.is_finished = (w.status in ('REQUESTED', 'APPROVED', 'SUBMITTED', 'UNKNOWN'));
  else
    update assignments a set is_finished = not a.is_finished from added s
    where a.subject_kind = tg_argv[0] and a.subject_id = s.id and a.is_finished = (s.closed_at is null);
  end if;
  return null;
end
$$;
create trigger withdrawals_finish_assignments after update on withdrawals
  referencing new table as added for each statement execute function finish_assignments('withdrawal');
create trigger disputes_finish_assignments after update on disputes
  referencing new table as added for each statement execute function finish_assignments('dispute');
create trigger reconciliation_items_finish_assignments after update on reconciliation_items
  referencing new table as added for each statement execute function finish_assignments('reconciliation_item');
