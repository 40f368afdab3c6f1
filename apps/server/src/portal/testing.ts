import pg from 'pg';

interface History {
  gifts: number;
  /** The newest payment is made here, the others evenly over the days before. */
  until: Date;
  days: number;
  /** What every n-th of ten gifts has become; the rest of them is paid out. */
  waiting?: number;
  requested?: number;
}

/**
 * Many gifts at once, whole: payments, charges, gifts, rules, claims, withdrawals and every journal between them, as the
 * product would have left them. Of ten, `waiting` lie unclaimed, `requested` wait for staff, the others are paid out.
 */
export async function makeHistory(
  databaseUrl: string,
  { gifts, until, days, waiting = 3, requested = 1 }: History,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`set local synchronous_commit = off`);
    await client.query(
      `create temp table made on commit drop as
       select i, ${ID} as payment_id, ${ID} as gift_id, ${ID} as charge_id, ${ID} as claim_id, ${ID} as withdrawal_id,
              ${ID} as sender, ${ID} as recipient,
              (500000 + (i::bigint * 7919) % 5000000) as amount,
              $2::timestamptz - (($1 - i) * ($3 * interval '1 day') / $1) as at,
              case when i % 10 < $4 then 'waiting' when i % 10 < $4 + $5 then 'requested' else 'paid' end as fate,
              'jara-' || lpad(to_hex(i), 12, '0') || substr(md5(random()::text), 1, 12) as reference,
              'jara-out-' || lpad(to_hex(i), 12, '0') || substr(md5(random()::text), 1, 12) as payout_reference,
              upper(translate(substr(md5(i::text || random()), 1, 13), 'ilou', '1111')) as quid
       from generate_series(1, $1::int) i`,
      [gifts, until, days, waiting, requested],
    );
    await client.query(STATEMENTS);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** In the order of time, as the product's own ids are; random ones would make the indexes of a million rows slow to fill. */
const ID = `(lpad(to_hex(i), 12, '0') || '7' || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid`;

const STATEMENTS = `
  create temp table money on commit drop as select *, (amount * 3 + 50) / 100 as fee from made;

  insert into payments (id, browser_id, status, amount, currency, recipient_email, sender_name, sender_email, anonymous, message,
                        theme, cloth_seed, reference, provider_id, created_at, updated_at, settled_at)
  select payment_id, sender, 'SUCCESS', amount, 'NGN', 'recipient' || i || '@example.com', 'Sender ' || i, 'sender' || i % 1000 || '@example.com',
         false, null, 'adire', i, reference, i::text || '-' || substr(reference, 20), at, at, at from made;
  insert into payment_references (reference, payment_id, created_at) select reference, payment_id, at from made;
  insert into charges (id, provider_id, reference, payment_id, amount, currency, fee, became, recorded_at)
  select charge_id, i::text || '-' || substr(reference, 20), reference, payment_id, amount, 'NGN', amount * 15 / 1000, 'GIFT', at from made;

  insert into gifts (id, payment_id, quid, amount, currency, status, attempts, shares_taken, claimed_amount, expires_at, created_at, updated_at)
  select gift_id, payment_id, quid, amount, 'NGN', case when fate = 'waiting' then 'ACTIVE' else 'CLAIMED' end,
         case when fate = 'waiting' then 0 else 1 end, case when fate = 'waiting' then 0 else 1 end,
         case when fate = 'waiting' then 0 else amount end, at + interval '365 days', at, at from made;

  insert into claim_attempts (gift_id, browser_id, number, outcome, slot, at)
  select gift_id, recipient, 1, 'granted', 0, at from made where fate <> 'waiting';
  insert into claims (id, gift_id, slot, browser_id, share, currency, status, access_key_hash, withdrawals, created_at, updated_at)
  select claim_id, gift_id, 0, recipient, amount, 'NGN', case when fate = 'paid' then 'PAID' else 'WITHDRAWING' end,
         decode(md5(claim_id::text) || md5(gift_id::text), 'hex'), 1, at, at from made where fate <> 'waiting';
  insert into withdrawals (id, claim_id, attempt, gross, fee, net, currency, account_number, account_name, bank_code, bank_name, reference,
                           status, approvals_needed, transfer_fee, requested_at, approved_at, sent_at, finished_at, updated_at)
  select withdrawal_id, claim_id, 1, amount, fee, amount - fee, 'NGN', lpad((i % 1000000000)::text, 10, '0'), 'NAME NUMBER ' || i, '057', 'Zenith Bank',
         payout_reference, case when fate = 'paid' then 'COMPLETED' else 'REQUESTED' end, case when fate = 'paid' then 0 else 1 end,
         case when fate = 'paid' then 1000 end, at,
         case when fate = 'paid' then at end, case when fate = 'paid' then at end, case when fate = 'paid' then at end, at
  from money where fate <> 'waiting';

  insert into journals (ref, event, currency, at)
  select 'charge:' || reference, 'charge_verified', 'NGN', at from made
  union all select 'claim:' || gift_id || ':0', 'share_claimed', 'NGN', at from made where fate <> 'waiting'
  union all select 'withdrawal:' || claim_id || ':1', 'withdrawal_reserved', 'NGN', at from made where fate <> 'waiting'
  union all select 'payout:' || payout_reference, 'payout_succeeded', 'NGN', at from made where fate = 'paid';
  create temp table posted on commit drop as select id, ref from journals;
  create index on posted (ref);
  analyze posted;

  insert into movements (journal_id, line, account, subject, amount)
  select p.id, l.line, l.account, l.subject, l.amount from money m
  join posted p on p.ref = 'charge:' || m.reference
  cross join lateral (values
    (0, 'provider_receivable', '00000000-0000-0000-0000-000000000000'::uuid, m.amount - m.amount * 15 / 1000),
    (1, 'collection_fee', '00000000-0000-0000-0000-000000000000', m.amount * 15 / 1000),
    (2, 'gift', m.gift_id, -m.amount)) l (line, account, subject, amount);
  insert into movements (journal_id, line, account, subject, amount)
  select p.id, l.line, l.account, l.subject, l.amount from money m
  join posted p on p.ref = 'claim:' || m.gift_id || ':0'
  cross join lateral (values (0, 'gift', m.gift_id, m.amount), (1, 'claim', m.claim_id, -m.amount)) l (line, account, subject, amount);
  insert into movements (journal_id, line, account, subject, amount)
  select p.id, l.line, l.account, l.subject, l.amount from money m
  join posted p on p.ref = 'withdrawal:' || m.claim_id || ':1'
  cross join lateral (values (0, 'claim', m.claim_id, m.amount), (1, 'payout_hold', m.withdrawal_id, m.fee - m.amount),
    (2, 'fee_hold', m.withdrawal_id, -m.fee)) l (line, account, subject, amount);
  insert into movements (journal_id, line, account, subject, amount)
  select p.id, l.line, l.account, l.subject, l.amount from money m
  join posted p on p.ref = 'payout:' || m.payout_reference
  cross join lateral (values (0, 'payout_hold', m.withdrawal_id, m.amount - m.fee), (1, 'fee_hold', m.withdrawal_id, m.fee),
    (2, 'transfer_fee', '00000000-0000-0000-0000-000000000000', 1000::bigint),
    (3, 'provider_balance', '00000000-0000-0000-0000-000000000000', m.fee - m.amount - 1000),
    (4, 'withdrawal_fee_revenue', '00000000-0000-0000-0000-000000000000', -m.fee)) l (line, account, subject, amount);
  -- Saved once its gift is paid, as the product does; what was taken of the payment is counted for it then.
  insert into rules (gift_id, type, starts_at, ends_at, created_at, updated_at)
  select gift_id, 'TIME', at, at + interval '300 days', at, at from made where i % 5 = 0;
  -- From the first attempt on a rule is frozen.
  update gifts set first_tried_at = created_at, closed_at = created_at where status = 'CLAIMED' and first_tried_at is null;
`;
