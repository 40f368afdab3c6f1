import pg from 'pg';

/** What PostgreSQL may use to sort while it builds an index. */
const ROOM = '1GB';

interface Made {
  name: string;
  table: string;
  made: string;
}

/** Those of a table that is in parts belong to the parts, and stay. */
const INDEXES = `
  select c.oid::regclass::text as name, i.indrelid::regclass::text as table, pg_get_indexdef(c.oid) as made
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace and not i.indisunique and c.relkind = 'i' and not c.relispartition`;
const REFERENCES = `
  select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(c.oid) as made
  from pg_constraint c join pg_class t on t.oid = c.conrelid
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conparentid = 0 and t.relkind = 'r'`;

/**
 * Writes many rows without the indexes that are there for reading and without the references between tables, and makes these
 * afterwards: sorting once is quicker than finding millions of places, and joining once than looking millions of times. What keeps
 * something unique stays.
 */
export async function withoutIndexes(databaseUrl: string, hands: number, write: () => Promise<void>): Promise<void> {
  const clients = Array.from({ length: hands }, () => new pg.Client({ connectionString: databaseUrl }));
  const [client] = clients;
  if (!client) throw new Error('somebody has to do it');
  await Promise.all(clients.map((each) => each.connect()));
  try {
    const { rows: indexes } = await client.query<Made>(INDEXES);
    const { rows: references } = await client.query<Made>(REFERENCES);
    for (const { name, table } of references) await client.query(`alter table ${table} drop constraint ${name}`);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    await write();
    const build = async (each: pg.Client) => {
      await each.query(`set maintenance_work_mem = '${ROOM}'`);
      for (let index = indexes.shift(); index; index = indexes.shift()) await each.query(index.made);
    };
    await Promise.all(clients.map(build));
    for (const { name, table, made } of references)
      await client.query(`alter table ${table} add constraint ${name} ${made}`);
  } finally {
    await Promise.all(clients.map((each) => each.end()));
  }
}
