-- What a gift could not pay of a share of its own that was paid without us, and nothing has made up for since.
alter table transfers add column loss bigint not null default 0 check (loss >= 0);
update transfers t set loss = m.amount
from journals j join movements m on m.journal_id = j.id and m.account = 'chargeback_loss'
where t.written_off_at is not null
  and j.ref = 'paid-elsewhere:' || t.reference || ':' || (extract(epoch from t.written_off_at) * 1000)::bigint;
-- What comes back to a gift that is over is looked for by what its charge has cost us.
create index transfers_at_our_cost on transfers (gift_id) where loss > 0;
create index refunds_at_our_cost on refunds (charge_id) where status = 'DONE' and loss > 0;
