-- The provider's own mark of the card that paid: one card is one payer, whatever address or browser it is used from.
alter table charges add column card text;

-- Why a payout waits for a person although its own amount would not need one, in words for staff.
alter table withdrawals add column wait_reason text;

-- What a withdrawal is added up under: the account it goes to, whoever paid, and what a payer sends to themselves. The time
-- is that of the asking, so that the sum of a day or of thirty is a stretch of one index.
create table withdrawal_sums (
  subject text not null,
  requested_at timestamptz not null,
  withdrawal_id uuid not null references withdrawals (id),
  primary key (subject, requested_at, withdrawal_id)
);
create index withdrawal_sums_of_withdrawal on withdrawal_sums (withdrawal_id);

insert into withdrawal_sums (subject, requested_at, withdrawal_id)
select s.subject, w.requested_at, w.id
from withdrawals w
join claims c on c.id = w.claim_id
join gifts g on g.id = c.gift_id
join payments p on p.id = g.payment_id
cross join lateral (
  values
    ('account ' || w.bank_code || '/' || w.account_number),
    ('payer browser ' || p.browser_id),
    ('payer mail ' || lower(trim(p.sender_email))),
    (case when c.browser_id = p.browser_id or lower(trim(p.sender_email)) = lower(trim(p.recipient_email))
      then 'self account ' || w.bank_code || '/' || w.account_number end),
    (case when c.browser_id = p.browser_id or lower(trim(p.sender_email)) = lower(trim(p.recipient_email))
      then 'self browser ' || p.browser_id end),
    (case when c.browser_id = p.browser_id or lower(trim(p.sender_email)) = lower(trim(p.recipient_email))
      then 'self mail ' || lower(trim(p.sender_email)) end)
) as s (subject)
where s.subject is not null and w.requested_at > now() - interval '31 days';
