import type { ProviderSums } from '@jara/paystack-sandbox/control/sums';
import type pg from 'pg';
import type { World } from '../../../testing/world.ts';

/** What lies at the provider and what is owed, asked of every single movement, with how many journals that took. */
export async function byHand(client: pg.Client): Promise<{ held: number; owed: number; journals: number }> {
  const { rows } = await client.query(
    `select coalesce(sum(m.amount) filter (where m.account in ('provider_balance', 'provider_receivable')), 0)::text as held,
            coalesce(-sum(m.amount) filter (where m.account in
              ('gift', 'claim', 'payout_hold', 'fee_hold', 'refund', 'dispute', 'suspense', 'dormant')), 0)::text as owed,
            count(distinct j.id)::text as journals
     from movements m join journals j on j.id = m.journal_id where j.currency = 'NGN'`,
  );
  const { held, owed, journals } = rows[0];
  return { held: Number(held), owed: Number(owed), journals: Number(journals) };
}

/** The same debts as the database keeps them, one row for each thing that is owed for. */
export async function owedByRows(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `select coalesce(sum(balance), 0)::text as owed from balances where currency = 'NGN'`,
  );
  return Number(rows[0].owed);
}

/** The sandbox's own books: what is in the balance, and what it has collected and not settled. */
export async function atSandbox(world: World): Promise<{ available: number; pending: number }> {
  const { balances } = await world.control<ProviderSums>('GET', '/sums');
  return balances.find(({ currency }) => currency === 'NGN') ?? { available: 0, pending: 0 };
}
