import type { Breach } from './laws.ts';
import type { SimulatedWorld } from './world.ts';

/** What must hold between any two steps, because somebody could act on it in the next: told once. */
export async function watch(world: SimulatedWorld): Promise<void> {
  const { owner, memory } = world;
  const { rows } = await owner.query<{ kind: string; reference: string }>(
    `select i.kind, i.reference from reconciliation_items i
     join withdrawals w on w.id = i.withdrawal_id join claims c on c.id = w.claim_id
     join transfers t on t.reference = i.reference and t.may_have_paid and t.written_off_at is null
     where i.closed_at is null and i.kind in ('PAYOUT_NOT_RECORDED', 'TRANSFER_DIFFERS')
       and not exists (select from holds h where h.lifted_at is null and h.subject_id in (w.id, c.id, c.gift_id))`,
  );
  await watchDraws(world);
  for (const { kind, reference } of rows)
    noteOnce(memory.breaches, {
      law: 'what is in doubt is held',
      words: `by all we have heard ${reference} may have been paid (${kind}), and its share can be withdrawn again`,
    });
}

/** What was entered in the lost time is known by receipts alone, so nothing closes and nothing is drawn until people let it go on. */
async function watchDraws({ owner, memory }: SimulatedWorld): Promise<void> {
  if (memory.restores === 0 || (await drawnSoFar(owner)) === memory.drawnAtRestore) return;
  const { rows } = await owner.query('select from restores where released_at is null');
  if (rows.length > 0)
    noteOnce(memory.breaches, {
      law: 'nothing is drawn before people have looked at a restore',
      words: `there were ${memory.drawnAtRestore} steps of draws at the restore, and there are ${await drawnSoFar(owner)} now`,
    });
}

/** How many steps all draws together have taken. None is ever taken back. */
export async function drawnSoFar(owner: SimulatedWorld['owner']): Promise<number> {
  const { rows } = await owner.query<{ steps: string }>(
    'select count(closed_at) + count(drawn_at) as steps from draws',
  );
  return Number(rows[0]?.steps);
}

/**
 * The product has just let money go on after a restore. What went back at the provider before that restore has to be in our
 * books by now, or the gifts it was taken from pay once more.
 */
export async function watchRelease({ owner, memory }: SimulatedWorld): Promise<void> {
  const { rows } = await owner.query<{ what: string }>(
    `with known as (
       select provider_id from refunds union select provider_id from disputes union select provider_id from reconciliation_items
     ), before as (
       select 'refund' as kind, id, transaction_id from paystack_sandbox.refunds where taken > 0
       union all select 'dispute', id, transaction_id from paystack_sandbox.disputes where taken > 0 or status <> 'resolved'
     )
     select kind || ' of ' || c.reference as what from before join charges c on c.provider_id = transaction_id::text
     where before.id <= $1 and not exists (select from known where provider_id = before.id::text)`,
    [memory.lastIdBeforeRestore],
  );
  for (const { what } of rows)
    noteOnce(memory.breaches, {
      law: 'a restore forgets nothing',
      words: `payouts and claims go on, and our books do not know ${what} of the time before`,
    });
}

function noteOnce(breaches: Breach[], breach: Breach): void {
  if (!breaches.some(({ words }) => words === breach.words)) breaches.push(breach);
}
