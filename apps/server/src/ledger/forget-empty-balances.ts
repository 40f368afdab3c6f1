import { sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import { inPortions } from '../platform/database/in-portions.ts';

/** Takes away balances of nought, which say what a missing one says. The application may not touch balances, so it goes through one door. */
export const forgetEmptyBalances = (db: Db): Promise<number> =>
  inPortions(db, (atMost) => sql`select from forget_empty_balances(${atMost}::int)`);
