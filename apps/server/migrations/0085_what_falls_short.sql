-- Disputes for which there was less to take than the bank took: whoever makes up for losses looks at them.
create index if not exists disputes_lost_short on disputes (charge_id) where status = 'LOST' and held < amount;
