import { sql } from 'kysely';
import pg from 'pg';
import { compareMigrations } from '../../platform/database/migrate.ts';
import { addressOf } from '../../platform/database-address.ts';
import { isTappable } from '../../platform/database-tls.ts';
import { type Check, type Finding, fine, warning, wrong } from './check.ts';
import { failureOf } from './failure.ts';

const OLDEST_VERSION = 15;
const CONNECTED_WITHIN_MS = 5_000;
/** The driver's own words, which carry no code. */
const SPEAKS_NO_TLS = /The server does not support SSL connections/;

export const lookAtDatabase: Check = async ({ databaseUrl }) => {
  const connectionString = addressOf(databaseUrl);
  const { hostname, port } = new URL(connectionString);
  // As whoever DATABASE_URL names, and not in the role of the application: that is the next check's question.
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECTED_WITHIN_MS });
  // A connection that breaks shows in the query that was running.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    return unreached(error, `${hostname || 'this machine'}:${port || 5432}`);
  }
  try {
    const { rows } = await client.query<Server>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
         pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as "isReadOnly",
         (select version from pg_stat_ssl where pid = pg_backend_pid() and ssl) as tls`,
    );
    const server = rows[0] ?? { version: 'unknown', number: 0, isReadOnly: false, tls: null };
    return judgeServer({ ...server, isTappable: isTappable(connectionString) });
  } finally {
    await client.end();
  }
};

interface Server {
  version: string;
  number: number;
  isReadOnly: boolean;
  /** Its version, when the connection speaks it. */
  tls: string | null;
}

export function judgeServer({
  version,
  number,
  isReadOnly,
  tls,
  isTappable: canBeRead,
}: Server & { isTappable: boolean }): Finding {
  if (number < OLDEST_VERSION * 10_000)
    return wrong(
      `PostgreSQL ${version} is too old.`,
      `Upgrade it to ${OLDEST_VERSION} or newer, or let DATABASE_URL name another.`,
    );
  if (isReadOnly)
    return wrong(
      'The database can only be read: it is a replica, or was told so.',
      'Let DATABASE_URL name the primary.',
    );
  // A live start refuses this.
  if (canBeRead)
    return warning(
      `PostgreSQL ${version} on another machine, and whoever is between could read along or take its place.`,
      'Let DATABASE_URL say sslmode=verify-full&sslrootcert=/etc/jara/postgres-ca.pem: docs/deployment, PostgreSQL over TLS.',
    );
  return fine(`PostgreSQL ${version}, and it can be written to${tls === null ? '' : `, over ${tls}`}.`);
}

/** What Node calls a certificate that it does not believe. */
const NOT_BELIEVED = /^(UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|CERT_|ERR_TLS_CERT)/;

function unreached(error: unknown, place: string): Finding {
  const code = failureOf(error);
  if (code !== undefined && NOT_BELIEVED.test(code))
    return wrong(
      `The database at ${place} shows a certificate that we do not believe (${code}).`,
      'Let sslrootcert in DATABASE_URL name the CA that signed it, and the host be the name it was made for.',
    );
  switch (code) {
    case undefined:
      if (!SPEAKS_NO_TLS.test(String(error))) throw error;
      return wrong(
        `The database at ${place} speaks no TLS.`,
        'Set ssl, ssl_cert_file and ssl_key_file in its postgresql.conf: docs/deployment, PostgreSQL over TLS.',
      );
    case '28P01':
    case '28000':
      return wrong(
        `The database at ${place} refuses the name or the password.`,
        'Compare DATABASE_URL with what `create role` was given.',
      );
    case '3D000':
      return wrong(
        `There is no such database at ${place}.`,
        'Make it (`create database jara owner jara`), or correct the name at the end of DATABASE_URL.',
      );
    default:
      return wrong(
        `No database answers at ${place} (${code}).`,
        'Is it running, does DATABASE_URL name it, and may this machine reach it?',
      );
  }
}

/** What nobody may change once it is written, not even we. */
const APPEND_ONLY = ['journals', 'movements', 'audit'];

export const lookAtRights: Check = async ({ db, config }) => {
  const { rows } = await sql<{
    isSuper: boolean;
    tables: number;
    foreign: number;
    closed: string[];
    changeable: string[];
  }>`
    select (select rolsuper from pg_roles where rolname = session_user) as is_super, count(*) as tables,
      count(*) filter (where not pg_has_role(session_user, relowner, 'member')) as foreign,
      coalesce(array_agg(relname::text order by relname) filter (where not has_table_privilege(oid, 'select')
        or relname = any(${APPEND_ONLY}) and not has_table_privilege(oid, 'insert')), '{}') as closed,
      coalesce(array_agg(relname::text order by relname) filter (where relname = any(${APPEND_ONLY})
        and has_table_privilege(oid, 'update, delete, truncate')), '{}') as changeable
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations_lock'
  `
    .execute(db)
    .catch((error: unknown) => {
      // The role is taken with the connection: whoever may not take it gets none.
      if (['42501', '22023'].includes(failureOf(error) ?? '')) return { rows: [] };
      throw error;
    });
  const [found] = rows;
  if (!found)
    return wrong(
      'Whoever DATABASE_URL names cannot work as jara_app.',
      'Let DATABASE_URL name the owner of the tables, or run as the owner: `grant jara_app to` that name.',
    );
  const { isSuper, tables, foreign, closed, changeable } = found;
  if (changeable.length > 0)
    return wrong(
      `jara_app could change what is written for good: ${changeable.join(', ')}.`,
      `Run as the owner: \`revoke update, delete, truncate on ${changeable.join(', ')} from jara_app\`.`,
    );
  if (closed.length > 0)
    return wrong(
      `jara_app cannot work with ${closed.slice(0, 5).join(', ')}${closed.length > 5 ? ' and others' : ''}.`,
      `Run as the owner: \`grant select, insert on ${closed.join(', ')} to jara_app\`.`,
    );
  if (foreign > 0)
    return wrong(
      'Whoever DATABASE_URL names does not own the tables, and the next upgrade could not change them.',
      'Let DATABASE_URL name their owner.',
    );
  if (isSuper && config.mode === 'live')
    return warning(
      'DATABASE_URL names a superuser, who is above every rule of the books.',
      'Make an owner as in docs/deployment (`create role jara login createrole`), and name it.',
    );
  return fine(`jara_app works with ${tables} tables and can change no journal.`);
};

export const lookAtMigrations: Check = async ({ databaseUrl }) => {
  const { missing, unknown } = await compareMigrations(databaseUrl);
  if (missing.length > 0)
    return wrong(
      `The database lacks ${missing.length === 1 ? missing[0] : `${missing.length} migrations, the first ${missing[0]}`}.`,
      'Run `npm run migrate`, or start a server of this version.',
    );
  if (unknown.length > 0)
    return wrong(
      `The database is of a newer version: ${unknown.at(-1)}.`,
      'Start the newer version here too; a database does not go back.',
    );
  return fine('The database is up to date.');
};
