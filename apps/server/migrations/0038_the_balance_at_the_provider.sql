-- Settlements are booked, and the provider's balance is compared with ours. What is there and is nobody else's is our own.
alter table movements drop constraint movements_account_check;
alter table movements add constraint movements_account_check check (account in (
  'gift', 'claim', 'payout_hold', 'fee_hold', 'refund', 'dispute', 'suspense', 'dormant',
  'provider_receivable', 'provider_balance', 'collection_fee', 'transfer_fee', 'withdrawal_fee_revenue',
  'chargeback_loss', 'stamp_duty', 'own_money'
)) not valid;

alter table reconciliation_items drop constraint reconciliation_items_kind_check;
alter table reconciliation_items add constraint reconciliation_items_kind_check check (kind in (
  'CHARGE_NOT_RECORDED', 'CHARGE_UNKNOWN_TO_PROVIDER', 'CHARGE_DIFFERS',
  'TRANSFER_NOT_OURS', 'TRANSFER_TWICE', 'TRANSFER_DIFFERS', 'PAYOUT_NOT_PAID', 'PAYOUT_NOT_RECORDED',
  'REFUND_NOT_RECORDED', 'DISPUTE_UNCLEAR', 'BALANCE_DIFFERS'
));
alter table reconciliations add column settlements integer not null default 0 check (settlements >= 0);
-- What the provider said it has for us, and what our books made it; null where the two were not compared.
alter table reconciliations add column balance_theirs bigint;
alter table reconciliations add column balance_ours bigint;

-- Whether what the provider took for a transfer is in the books; it takes it once, whatever becomes of the transfer.
alter table transfers add column is_cost_booked boolean not null default false;
update transfers t set is_cost_booked = true
where t.written_off_at is not null
  or exists (select from withdrawals w where w.reference = t.reference and w.transfer_fee is not null);

-- Asked before each withdrawal of a share.
create index transfers_lost on transfers (gift_id, slot, attempt) where written_off_at is not null;

create index ledger_days_by_account on ledger_days (account, currency) include (debit, credit);
