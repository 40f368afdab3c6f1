import { ACCOUNT_NATURES } from '@jara/domain/ledger/accounts';
import { sql } from 'kysely';

const liabilities = Object.entries(ACCOUNT_NATURES).flatMap(([kind, nature]) => (nature === 'liability' ? [kind] : []));

/** The accounts that have a balance of their own for each thing we owe money for. */
export const LIABILITIES = sql`(${sql.join(liabilities.map((kind) => sql.lit(kind)))})`;
