-- A refund that the provider still has can be our loss already, where the bank gave back what it was left of.
drop index if exists refunds_at_our_cost;
create index if not exists refunds_at_our_cost on refunds (charge_id) where loss > 0;
