import type { Bank } from '@jara/contract/banks';
import { isProviderError } from '@jara/paystack/provider-error';
import { sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';

const FRESH_FOR_MS = 24 * 3_600_000;

/**
 * The provider's banks by name, asked for once a day. A list that has grown old is given all the same while the next one is asked for, or
 * everybody would wait for a provider that says nothing.
 */
export const listBanks = (deps: Pick<Deps, 'db' | 'paystack' | 'log'>) => async (): Promise<Bank[]> => {
  const stored = await storedBanks(deps);
  if (isFresh(stored)) return presented(stored);
  const refreshed = refreshTogether(deps);
  if (stored.length > 0) return presented(stored);
  try {
    await refreshed;
  } catch (error) {
    if (!isProviderError(error)) throw error;
    throw new Refusal('banks_unavailable');
  }
  return presented(await storedBanks(deps));
};

function isFresh(stored: { refreshedAt: Date }[]): boolean {
  const oldest = stored.reduce((time, bank) => Math.min(time, bank.refreshedAt.getTime()), Date.now());
  return stored.length > 0 && Date.now() - oldest < FRESH_FOR_MS;
}

const underWay = new WeakMap<Db, Promise<void>>();

/** However many come when the list has grown old, the provider is asked once for all of them. */
function refreshTogether(deps: Pick<Deps, 'db' | 'paystack' | 'log'>): Promise<void> {
  const known = underWay.get(deps.db);
  if (known) return known;
  const asking = refreshOld(deps).finally(() => underWay.delete(deps.db));
  underWay.set(deps.db, asking);
  // Whoever was given the old list does not wait for this, and would not hear of it.
  asking.catch((error: unknown) =>
    deps.log[isProviderError(error) ? 'warn' : 'error']({ err: error }, 'banks.refresh_failed'),
  );
  return asking;
}

/** Somebody may have read the old list and come when those who asked have gone, so it is looked at once more. */
async function refreshOld(deps: Pick<Deps, 'db' | 'paystack'>): Promise<void> {
  if (!isFresh(await storedBanks(deps))) await refreshBanks(deps);
}

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
