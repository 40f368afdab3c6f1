import type { GiftId } from '@jara/domain/ids';
import { giftAccount, PROVIDER_RECEIVABLE } from '@jara/domain/ledger/accounts';
import type { Journal } from '@jara/domain/ledger/journal';
import pg from 'pg';
import { postJournals } from '../apps/server/src/ledger/post-journal.ts';
import { newId } from '../apps/server/src/platform/ids.ts';
import type { Deps } from '../apps/server/src/platform/tools/deps.ts';
import { median } from './report.ts';

const CLIENTS = 10;
/** As many as a crowd of claims brings together. */
const BATCH = 256;
const TURNS = 3;
const SECONDS = 2;

/** How many balanced postings a second reach one hot account, by our ledger and by the balance-row approach. */
export async function benchLedger(deps: Deps, databaseUrl: string) {
  const postOurs = () => {
    const journals = Array.from({ length: BATCH }, (): Journal => {
      const id = newId<GiftId>();
      return {
        ref: `bench:${id}`,
        event: 'charge_verified',
        currency: 'NGN',
        movements: [
          { account: PROVIDER_RECEIVABLE, amount: 100 },
          { account: giftAccount(id), amount: -100 },
        ],
      };
    });
    return deps.db.transaction().execute((trx) => postJournals(trx, journals, new Date()));
  };

  const pool = new pg.Pool({ connectionString: databaseUrl, max: CLIENTS });
  await pool.query(BALANCE_ROWS);
  const transfer = (text: string) => () => pool.query(text).then(() => undefined);
  const one = transfer('select bench_transfer(1, 2 + (random() * 997)::int, 100)');
  const sixtyFour = transfer('select bench_transfer(1, 2 + (n * 13) % 997, 100) from generate_series(1, 64) n');
  const rates = { ours: [] as number[], balanceRows: [] as number[], balanceRowsBatched: [] as number[] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    rates.ours.push(await ratePerSecond(BATCH, postOurs));
    rates.balanceRows.push(await ratePerSecond(1, one));
    rates.balanceRowsBatched.push(await ratePerSecond(64, sixtyFour));
  }
  await pool.end();
  return {
    ours: median(rates.ours),
    balanceRows: median(rates.balanceRows),
    balanceRowsBatched: median(rates.balanceRowsBatched),
  };
}

async function ratePerSecond(perCall: number, call: () => Promise<void>): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  let done = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < until) {
        await call();
        done += perCall;
      }
    }),
  );
  return done / ((performance.now() - startedAt) / 1000);
}

/** A ledger that keeps every balance in its account's row: a transfer updates two of them under a lock. */
const BALANCE_ROWS = `
  create table if not exists bench_accounts (id int primary key, balance bigint not null default 0, version bigint not null default 0);
  insert into bench_accounts select n from generate_series(1, 1000) n on conflict do nothing;
  create table if not exists bench_transfers (id bigint generated always as identity primary key, from_id int, to_id int, amount bigint, at timestamptz default now());
  create table if not exists bench_entries (id bigint generated always as identity primary key, account_id int, transfer_id bigint, amount bigint, previous bigint, current bigint, version bigint);
  create or replace function bench_transfer(a int, b int, amount bigint) returns bigint language plpgsql as $$
  declare transfer bigint; x bench_accounts; y bench_accounts;
  begin
    perform from bench_accounts where id in (a, b) order by id for update;
    insert into bench_transfers (from_id, to_id, amount) values (a, b, amount) returning id into transfer;
    update bench_accounts set balance = balance - amount, version = version + 1 where id = a returning * into x;
    insert into bench_entries (account_id, transfer_id, amount, previous, current, version) values (a, transfer, -amount, x.balance + amount, x.balance, x.version);
    update bench_accounts set balance = balance + amount, version = version + 1 where id = b returning * into y;
    insert into bench_entries (account_id, transfer_id, amount, previous, current, version) values (b, transfer, amount, y.balance - amount, y.balance, y.version);
    return transfer;
  end $$;`;
