import type { StaffActor } from '../src/audit/audit.ts';
import { resolveAccountName } from '../src/banks/resolve-account-name.ts';
import { type ClaimDeps, createClaiming } from '../src/claims/claim-gift.ts';
import { createMetrics } from '../src/platform/metrics.ts';
import type { Deps } from '../src/platform/tools/deps.ts';
import { USUAL_LIMITS } from './moves.ts';
import type { StaffName } from './outline.ts';
import type { BankAccount } from './people.ts';
import type { Levers } from './sandbox-levers.ts';

/** The product at one instant of the past, and those who act in it besides senders and recipients. */
export interface Stage {
  deps: ClaimDeps;
  levers: Levers;
  staff: Record<StaffName, StaffActor>;
  holderOf(account: BankAccount): Promise<string>;
}

/** Sets the product's clock, once per scene. Nothing else about it changes: these are the real use cases. */
export function createStages(deps: Deps, levers: Levers, staff: Stage['staff']): (at: number) => Stage {
  // A thousand lines about last year would hide today's; what is broken is still said.
  const log = deps.log.child({}, { level: deps.log.isLevelEnabled('error') ? 'error' : deps.log.level });
  const config = { ...deps.config, limits: USUAL_LIMITS };
  // Last year's claims are no part of today's figures.
  const metrics = createMetrics();
  const holders = new Map<string, Promise<string>>();
  const holderOf = (account: BankAccount) => {
    const key = `${account.bankCode}/${account.accountNumber}`;
    const holder = holders.get(key) ?? resolveAccountName(deps)(account);
    holders.set(key, holder);
    return holder;
  };
  return (at) => {
    const clock = { ...deps.clock, now: () => new Date(at) };
    const claiming = createClaiming({ ...deps, clock, metrics });
    return { deps: { ...deps, config, log, clock, claiming }, levers, staff, holderOf };
  };
}

/** The two demonstration accounts that may decide about money. */
export async function findDemoStaff({ db }: Pick<Deps, 'db'>): Promise<Stage['staff']> {
  const rows = await db.selectFrom('staff').select(['id', 'email']).where('isDemo', '=', true).execute();
  const actor = (name: StaffName): StaffActor => {
    const row = rows.find(({ email }) => email === `${name}@jara.test`);
    if (!row) throw new Error(`There is no ${name}@jara.test`);
    return { staffId: row.id, requestId: 'sample-data', ip: '127.0.0.1' };
  };
  return { super: actor('super'), admin: actor('admin') };
}
