import type { Minor } from '@jara/domain/money/money';
import type { StaffActor } from '../../audit/audit.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import type { ItemRow } from './items.store.ts';

export interface Decided {
  actor: StaffActor;
  note: string;
  now: Date;
}

/** Books what happened, inside the transaction that closes the item. */
export type Booking = (trx: Trx, decided: Decided) => Promise<unknown>;

/** Each asks the provider first, outside of any transaction, and refuses when its word does not fit the remedy. */
export type Look = (deps: Deps, item: ItemRow) => Promise<Booking>;

export const lesser = (a: Minor, b: Minor): Minor => (a < b ? a : b);
