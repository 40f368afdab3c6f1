-- A blocked gift whose rest goes back to the sender has ended: nobody can open it again, and claimed shares are free to leave.
insert into status_moves (entity, from_status, to_status) values ('gift', 'BLOCKED', 'EXPIRED');

update gifts g set status = 'EXPIRED', status_reason = null, closed_at = r.created_at, revision = g.revision + 1
from (select gift_id, max(created_at) as created_at from refunds where status <> 'FAILED' group by gift_id) r
where r.gift_id = g.id and g.status = 'BLOCKED';

-- A dispute that was opened before this and is won after it gives its gift back the state it had, which by now is this one.
update disputes d set gift_status_before = 'EXPIRED'
where d.status = 'OPEN' and d.gift_status_before = 'BLOCKED'
  and exists (select from refunds r where r.gift_id = d.gift_id and r.status <> 'FAILED');
