import { ownMoneyMoved, writtenOff } from '@jara/domain/ledger/outside-journals';
import { DEFAULT_CURRENCY, minor } from '@jara/domain/money/money';
import { postJournal } from '../../ledger/post-journal.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { lookAtBalance } from './examine-balance.ts';
import type { ItemRow } from './items.store.ts';
import type { Look } from './remedy.ts';

/** What the balance lacks and nothing explains: the provider kept it for something, and nobody of ours got it. */
export const missingMoney: Look = async (deps, item) => {
  const unexplained = await unexplainedBalance(deps, item);
  if (unexplained > 0) throw new Refusal('remedy_does_not_fit');
  return (trx, { now }) =>
    postJournal(trx, writtenOff({ item, amount: minor(-unexplained), currency: DEFAULT_CURRENCY }), now);
};

/** We put money in or took it out ourselves. */
export const movedByUs: Look = async (deps, item) => {
  const change = await unexplainedBalance(deps, item);
  return (trx, { now }) =>
    postJournal(trx, ownMoneyMoved({ ref: `${item.id}:${item.revision}`, change, currency: DEFAULT_CURRENCY }), now);
};

/** By how much the balance differs now, which has to be what the person saw. */
async function unexplainedBalance(deps: Deps, item: ItemRow): Promise<number> {
  const { unexplained } = await lookAtBalance(deps);
  if (Math.abs(unexplained) !== item.amount) throw new Refusal('item_changed');
  return unexplained;
}
