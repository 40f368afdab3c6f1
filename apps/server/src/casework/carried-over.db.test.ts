import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../testing/world.ts';
import { openItem } from '../operations/reconciliation/items.store.ts';
import { addStaff } from '../staff/testing.ts';

const MIGRATION = new URL('../../migrations/0065_notes_and_assignments.sql', import.meta.url);

/** As it was before the migration. */
const BEFORE = `
  drop view withdrawal_assignments;
  drop function finish_assignments() cascade;
  drop table note_mentions, notes, assignments;
  alter table reconciliation_items drop constraint moved_to_assignments;
  create table withdrawal_assignments (
    withdrawal_id uuid primary key references withdrawals (id),
    staff_id uuid not null references staff (id),
    assigned_by uuid not null references staff (id),
    at timestamptz not null
  );
`;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('who had a withdrawal or a difference has it still, unless they have left', async () => {
  const [{ id: holder }, { id: giver }, { id: leaver }] = await Promise.all([
    addStaff(world, 'ADMIN'),
    addStaff(world, 'ADMIN'),
    addStaff(world, 'ADMIN'),
  ]);
  const withdrawal = await world.withdraw(await world.claimed({ amount: naira(50_000) }));
  const said = { providerId: '', ours: 'nothing', theirs: 'success', amount: 100, currency: 'NGN' };
  for (const reference of ['held', 'left', 'nobodys'])
    await openItem(world.deps.db, { ...said, reference, kind: 'TRANSFER_NOT_OURS' }, world.deps.clock.now());

  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(BEFORE);
    await client.query(`insert into withdrawal_assignments values ($1, $2, $3, '2026-11-01T10:00:00Z')`, [
      withdrawal.id,
      holder,
      giver,
    ]);
    await client.query(`update staff set is_active = false where id = $1`, [leaver]);
    await client.query(
      `update reconciliation_items set assigned_to = case reference when 'held' then $1::uuid when 'left' then $2::uuid end`,
      [holder, leaver],
    );
    await client.query(await readFile(MIGRATION, 'utf8'));
    const { rows } = await client.query(
      `select a.subject_kind, a.staff_id, a.assigned_by, i.reference from assignments a
       left join reconciliation_items i on i.id = a.subject_id order by a.subject_kind`,
    );
    expect(rows).toEqual([
      { subject_kind: 'reconciliation_item', staff_id: holder, assigned_by: holder, reference: 'held' },
      { subject_kind: 'withdrawal', staff_id: holder, assigned_by: giver, reference: null },
    ]);
    // The version before still lists by it.
    const { rows: seen } = await client.query('select withdrawal_id, staff_id from withdrawal_assignments');
    expect(seen).toEqual([{ withdrawal_id: withdrawal.id, staff_id: holder }]);
  } finally {
    await client.query('rollback');
    await client.end();
  }
});
