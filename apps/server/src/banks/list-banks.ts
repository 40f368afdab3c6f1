import type { Bank } from '@jara/contract/banks';
import { isProviderError } from '@jara/paystack/provider-error';
import { sql } from 'kysely';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';

const FRESH_FOR_MS = 24 * 3_600_000;

/** The provider's banks by name, asked for once a day. A day-old list beats none when the provider does not answer. */
export const listBanks = (deps: Pick<Deps, 'db' | 'paystack' | 'log'>) => async (): Promise<Bank[]> => {
  const stored = await storedBanks(deps);
  const oldest = stored.reduce((time, bank) => Math.min(time, bank.refreshedAt.getTime()), Date.now());
  if (stored.length > 0 && Date.now() - oldest < FRESH_FOR_MS) return presented(stored);
  try {
    await refreshBanks(deps);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    if (stored.length === 0) throw new Refusal('banks_unavailable');
    deps.log.warn({ err: error }, 'banks.refresh_failed');
    return presented(stored);
  }
  return presented(await storedBanks(deps));
};

const storedBanks = ({ db }: Pick<Deps, 'db'>) =>
  db
    .selectFrom('banks')
    .select(['id', 'name', 'code', 'refreshedAt'])
    .where('active', '=', true)
    .orderBy('id')
    .execute();

/** As people look for them: "Abbey" before "AZTEC". */
export const byName = (a: Pick<Bank, 'name'>, b: Pick<Bank, 'name'>) =>
  a.name.localeCompare(b.name, 'en', { sensitivity: 'base' });

const presented = (banks: Bank[]): Bank[] => banks.map(({ id, name, code }) => ({ id, name, code })).sort(byName);

/** Banks that are no longer listed stay as inactive rows, because old withdrawals name them. */
export async function refreshBanks({ db, paystack }: Pick<Deps, 'db' | 'paystack'>): Promise<void> {
  const listed = (await paystack.listBanks()).filter(
    (bank) => bank.active !== false && bank.is_deleted !== true && /^[A-Z0-9]{3,10}$/.test(bank.code),
  );
  const now = new Date();
  await db.transaction().execute(async (trx) => {
    await sql`
      insert into banks (id, name, code, active, refreshed_at)
      select id, name, code, true, ${now} from unnest(
        ${listed.map((b) => b.id)}::text[], ${listed.map((b) => b.name)}::text[], ${listed.map((b) => b.code)}::text[]
      ) as listed (id, name, code)
      order by id
      on conflict (id) do update set name = excluded.name, code = excluded.code, active = true, refreshed_at = excluded.refreshed_at
    `.execute(trx);
    await trx.updateTable('banks').set({ active: false }).where('refreshedAt', '<', now).execute();
  });
}

/** As a withdrawal names it, whether or not the bank is still listed. */
export async function bankNameOf({ db }: Pick<Deps, 'db'>, code: string): Promise<string> {
  const bank = await db
    .selectFrom('banks')
    .select('name')
    .where('code', '=', code)
    .orderBy('active', 'desc')
    .orderBy('name')
    .executeTakeFirst();
  return bank?.name ?? `Bank ${code}`;
}
