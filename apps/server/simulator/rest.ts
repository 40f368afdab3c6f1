import { OPEN_REFUND_STATUSES } from '@jara/domain/payment/refund-status';
import { sql } from 'kysely';
import { wasPaidAtOurCost } from '../src/money-back/money-back.store.ts';
import { literalText } from '../src/platform/database/literals.ts';
import { endFaults } from './draws.ts';
import { compareWithProvider, sweepEverything, workOnJobs } from './machine.ts';
import { takeWayOut } from './way-out.ts';
import type { SimulatedWorld } from './world.ts';

const ROUNDS_AT_MOST = 10;
/** People take turns at what they try, so nothing is over before each has had theirs. */
const QUIET_ROUNDS = 2;
const AN_HOUR = 1 / 24;
/** Long enough for every draw to close. */
const FIRST_HOURS = 4;

/**
 * Brings the world to rest: the provider makes up its mind about everything, every event that was not lost for ever arrives,
 * every sweep has looked, both sides have been compared, and people and staff take whatever way out the product offers.
 * It ends when rounds bring nothing that has not been before. Answers what stood in the way of money that did not move.
 */
export async function bringToRest(world: SimulatedWorld): Promise<string[]> {
  await world.control('/webhooks', { mode: 'normal' });
  await endFaults(world);
  const seen = new Set<string>();
  let refusals: string[] = [];
  for (let round = 0, still = 0; round < ROUNDS_AT_MOST && still < QUIET_ROUNDS; round += 1) {
    await letProviderDecide(world);
    await world.passDays(round === 0 ? FIRST_HOURS * AN_HOUR : AN_HOUR);
    await hearAndWork(world);
    await sweepEverything(world);
    await hearAndWork(world);
    await compareWithProvider(world);
    refusals = await takeWayOut(world, round);
    await hearAndWork(world);
    const now = await picture(world);
    still = seen.has(now) ? still + 1 : 0;
    seen.add(now);
  }
  return refusals;
}

async function hearAndWork(world: SimulatedWorld): Promise<void> {
  await world.beat();
  await workOnJobs(world);
}

/** Nothing stays open for ever: what hesitates is paid, what is under way arrives, every second dispute is lost. */
async function letProviderDecide(world: SimulatedWorld): Promise<void> {
  const { transfers } = await world.sums();
  for (const { reference, status } of transfers)
    if (status === 'pending' || status === 'otp') await world.control(`/transfers/${reference}`, { status: 'success' });
  // One that needs attention gets it from whoever paid, in our room; of one that our books do not have, at the provider's own pages.
  const { rows: refunds } = await world.owner.query<{ id: string }>(
    `select id::text from paystack_sandbox.refunds theirs
     where status not in ('processed', 'failed') and not (status = 'needs-attention' and exists (
       select from refunds ours where ours.provider_id = theirs.id::text and ours.status in ${literalText(OPEN_REFUND_STATUSES)}))
     order by theirs.id`,
  );
  for (const { id } of refunds) await world.control(`/refunds/${id}`, { status: 'processed' });
  // Nobody is asked for an account where somebody has had the money already: that, the provider gives up.
  const { rows: untold } = await sql<{ id: string }>`
    select provider_id as id from refunds ours
    where status = 'SUBMITTED' and provider_status = 'needs-attention' and account_sent_at is null
      and (loss > 0 or ${wasPaidAtOurCost(sql`ours.gift_id`)})
    order by id
  `.execute(world.deps.db);
  for (const { id } of untold) await world.control(`/refunds/${id}`, { status: 'failed' });
  let nth = 0;
  for (const { id } of world.memory.disputes.values()) {
    nth += 1;
    // Refused where it was decided before, or where nothing is left to take.
    const decided = await world.control(`/disputes/${id}`, { resolution: nth % 2 === 0 ? 'lost' : 'won' });
    if (!decided) await world.control(`/disputes/${id}`, { resolution: 'won' });
  }
}

/** Where all the money is, and what stands in its way; not how often it was tried to move it. */
async function picture({ sums, owner }: SimulatedWorld): Promise<string> {
  const { rows } = await owner.query(
    `select account as what, subject::text as which, balance::text as how from balances where balance <> 0
     union all select 'gift', id::text, status from gifts
     union all select 'claim', id::text, status from claims
     union all select 'withdrawal', id::text, status from withdrawals
     union all select 'dispute', id::text, status from disputes
     union all select 'draw', gift_id::text, (drawn_at is not null)::text from draws
     union all select 'item', id::text, kind from reconciliation_items where closed_at is null
     union all select 'switch', name, is_on::text from switches
     order by 1, 2, 3`,
  );
  const { charges, transfers } = await sums();
  return JSON.stringify([rows, charges, transfers]);
}
