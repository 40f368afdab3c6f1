import pg from 'pg';

interface History {
  gifts: number;
  /** The newest payment is made here, the others evenly over the days before. */
  until: Date;
  days: number;
  /** What every n-th of ten gifts has become; the rest of them is paid out. */
  waiting?: number;
  requested?: number;
  /** How many others tried for each gift that was claimed, after it was gone. */
  latecomers?: number;
  /** How many connections write at the same time. */
  hands?: number;
}

/** So many gifts are written in one transaction: what its statements sort and join fits into memory. */
const RANGE = 50_000;

/**
 * Many gifts at once, whole: payments, charges, gifts, rules, claims, withdrawals and every journal between them, as the
 * product would have left them. Of ten, `waiting` lie unclaimed, `requested` wait for staff, the others are paid out.
 */
export async function makeHistory(databaseUrl: string, history: History): Promise<void> {
  const ranges = Array.from({ length: Math.ceil(history.gifts / RANGE) }, (_, n) => n * RANGE + 1);
  const clients = Array.from({ length: history.hands ?? 1 }, () => new pg.Client({ connectionString: databaseUrl }));
  const fill = async (client: pg.Client) => {
    await client.connect();
    for (let first = ranges.shift(); first !== undefined; first = ranges.shift())
      await makeRange(client, history, first);
  };
  try {
    await Promise.all(clients.map(fill));
    await clients[0]?.query('analyze');
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function makeRange(
  client: pg.Client,
  { gifts, until, days, waiting = 3, requested = 1, latecomers = 0 }: History,
  first: number,
): Promise<void> {
  await client.query('begin');
  await client.query(`set local synchronous_commit = off`);
  await client.query(`set local work_mem = '128MB'`);
  await client.query(
    `create temp table made on commit drop as
     select i, ${ID} as payment_id, ${ID} as gift_id, ${ID} as charge_id, ${ID} as claim_id, ${ID} as withdrawal_id,
            ${ID} as sender, ${ID} as recipient,
            (500000 + (i::bigint * 7919) % 5000000) as amount,
            $2::timestamptz - (($1 - i) * ($3 * interval '1 day') / $1) as at,
            case when i % 10 < $4 then 'waiting' when i % 10 < $4 + $5 then 'requested' else 'paid' end as fate,
            'jara-' || lpad(to_hex(i), 12, '0') || substr(md5(random()::text), 1, 12) as reference,
            'jara-out-' || lpad(to_hex(i), 12, '0') || substr(md5(random()::text), 1, 12) as payout_reference,
            upper(translate(substr(md5(i::text || random()), 1, 13), 'ilou', '1111')) as quid,
            case when i % 10 < $4 then 0 else 1 + $6::int end as attempts
     from generate_series($7::int, $8::int) i`,
    [gifts, until, days, waiting, requested, latecomers, first, Math.min(first + RANGE - 1, gifts)],
  );
  await client.query(STATEMENTS);
  await client.query('commit');
}

/** In the order of time, as the product's own ids are; random ones would make the indexes of a million rows slow to fill. */
const ID = `(lpad(to_hex(i), 12, '0') || '7' || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid`;

const pick = (words: string[], tenths: number) =>
  `(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + (i::bigint * 7654321 / ${tenths}) % 10]`;
const BEGINNINGS = ['ADE', 'OLU', 'CHI', 'NGO', 'EME', 'IFE', 'OBI', 'UCH', 'TUN', 'FUN'];
const ENDS = ['BAYO', 'WALE', 'NYERE', 'ZI', 'KA', 'OMA', 'DU', 'ENNA', 'DELE', 'MI'];
/** Everybody has a name of their own, of three words that others have too: a hundred, a hundred and a thousand. */
const NAME = [
  `${pick(BEGINNINGS, 1)} || ${pick(ENDS, 10)}`,
  `${pick(ENDS, 100)} || ${pick(BEGINNINGS, 1_000)}`,
  `${pick(BEGINNINGS, 10_000)} || ${pick(ENDS, 100_000)} || ${pick(ENDS, 1_000_000)}`,
].join(` || ' ' || `);

const STATEMENTS = `
  create temp table money on commit drop as select *, (amount * 3 + 50) / 100 as fee from made;
  analyze made, money;

  insert into payments (id, browser_id, status, amount, currency, recipient_email, sender_name, sender_email, anonymous, message,
                        theme, cloth_seed, reference, provider_id, channel, card_brand, created_at, updated_at, settled_at)
  select payment_id, sender, 'SUCCESS', amount, 'NGN', 'recipient' || i || '@example.com', 'Sender ' || i, 'sender' || i % 1000 || '@example.com',
         false, null, 'adire', i, reference, i::text || '-' || substr(reference, 20), case when i % 20 = 0 then 'USSD' else 'CARD' end,
         case when i % 20 <> 0 then 'VERVE' end, at, at, at from made;
  insert into payment_references (reference, payment_id, created_at) select reference, payment_id, at from made;
  insert into charges (id, provider_id, reference, payment_id, amount, currency, fee, became, recorded_at)
  select charge_id, i::text || '-' || substr(reference, 20), reference, payment_id, amount, 'NGN', amount * 15 / 1000, 'GIFT', at from made;

  insert into gifts (id, payment_id, quid, amount, currency, status, attempts, shares_taken, claimed_amount, expires_at, created_at, updated_at,
                     first_tried_at, closed_at)
  select gift_id, payment_id, quid, amount, 'NGN', case when fate = 'waiting' then 'ACTIVE' else 'CLAIMED' end,
         attempts, case when fate = 'waiting' then 0 else 1 end,
         case when fate = 'waiting' then 0 else amount end, at + interval '365 days', at, at,
         case when fate <> 'waiting' and i % 5 <> 0 then at end, case when fate <> 'waiting' and i % 5 <> 0 then at end from made;

  insert into claim_attempts (gift_id, browser_id, number, outcome, slot, at)
  select gift_id, recipient, 1, 'granted', 0, at from made where fate <> 'waiting'
  union all
  select gift_id, (left(recipient::text, 24) || lpad(to_hex(number), 12, '0'))::uuid, number, 'all_taken', null, at
  from made, generate_series(2, attempts) number;
  insert into claims (id, gift_id, slot, browser_id, share, currency, status, access_key_hash, withdrawals, created_at, updated_at)
  select claim_id, gift_id, 0, recipient, amount, 'NGN', case when fate = 'paid' then 'PAID' else 'WITHDRAWING' end,
         decode(md5(claim_id::text) || md5(gift_id::text), 'hex'), 1, at, at from made where fate <> 'waiting';
  insert into withdrawals (id, claim_id, attempt, gross, fee, net, currency, account_number, account_name, bank_code, bank_name, reference,
                           status, approvals_needed, transfer_fee, requested_at, approved_at, sent_at, finished_at, updated_at)
  select withdrawal_id, claim_id, 1, amount, fee, amount - fee, 'NGN', lpad((i % 1000000000)::text, 10, '0'), ${NAME}, '057', 'Zenith Bank',
         payout_reference, case when fate = 'paid' then 'COMPLETED' else 'REQUESTED' end, case when fate = 'paid' then 0 else 1 end,
         case when fate = 'paid' then 1000 end, at,
         case when fate = 'paid' then at end, case when fate = 'paid' then at end, case when fate = 'paid' then at end, at
  from money where fate <> 'waiting';

  create temp table posted (id bigint, ref text) on commit drop;
  with added as (
    insert into journals (ref, event, currency, at)
    select 'charge:' || reference, 'charge_verified', 'NGN', at from made
    union all select 'claim:' || gift_id || ':0', 'share_claimed', 'NGN', at from made where fate <> 'waiting'
    union all select 'withdrawal:' || claim_id || ':1', 'withdrawal_reserved', 'NGN', at from made where fate <> 'waiting'
    union all select 'payout:' || payout_reference, 'payout_succeeded', 'NGN', at from made where fate = 'paid'
    returning id, ref
  )
  insert into posted select id, ref from added;
  analyze posted;

  -- In one statement, which carries the sums into the balances once.
  insert into movements (journal_id, line, account, subject, amount)
  select p.id, l.line, l.account, l.subject, l.amount from money m
  cross join lateral (
    values
      ('charge:' || m.reference, 0, 'provider_receivable', '00000000-0000-0000-0000-000000000000'::uuid, m.amount - m.amount * 15 / 1000),
      ('charge:' || m.reference, 1, 'collection_fee', '00000000-0000-0000-0000-000000000000', m.amount * 15 / 1000),
      ('charge:' || m.reference, 2, 'gift', m.gift_id, -m.amount),
      ('claim:' || m.gift_id || ':0', 0, 'gift', m.gift_id, m.amount),
      ('claim:' || m.gift_id || ':0', 1, 'claim', m.claim_id, -m.amount),
      ('withdrawal:' || m.claim_id || ':1', 0, 'claim', m.claim_id, m.amount),
      ('withdrawal:' || m.claim_id || ':1', 1, 'payout_hold', m.withdrawal_id, m.fee - m.amount),
      ('withdrawal:' || m.claim_id || ':1', 2, 'fee_hold', m.withdrawal_id, -m.fee),
      ('payout:' || m.payout_reference, 0, 'payout_hold', m.withdrawal_id, m.amount - m.fee),
      ('payout:' || m.payout_reference, 1, 'fee_hold', m.withdrawal_id, m.fee),
      ('payout:' || m.payout_reference, 2, 'transfer_fee', '00000000-0000-0000-0000-000000000000', 1000::bigint),
      ('payout:' || m.payout_reference, 3, 'provider_balance', '00000000-0000-0000-0000-000000000000', m.fee - m.amount - 1000),
      ('payout:' || m.payout_reference, 4, 'withdrawal_fee_revenue', '00000000-0000-0000-0000-000000000000', -m.fee)
  ) l (ref, line, account, subject, amount)
  join posted p on p.ref = l.ref;
  -- Saved once its gift is paid, as the product does; what was taken of the payment is counted for it then.
  insert into rules (gift_id, type, starts_at, ends_at, created_at, updated_at)
  select gift_id, 'TIME', at, at + interval '300 days', at, at from made where i % 5 = 0;
  -- From the first attempt on a rule is frozen.
  update gifts g set first_tried_at = created_at, closed_at = created_at
  from made m where g.id = m.gift_id and m.fate <> 'waiting' and m.i % 5 = 0;
`;
