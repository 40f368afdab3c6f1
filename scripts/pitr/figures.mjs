import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts, giveToPostgres } from '../failover/processes.mjs';
import { onDatabase } from './server.mjs';

/** Rows of somebody else in the same server, so that copying takes long enough to be measured. */
export async function ballast(server, megabytes) {
  await onDatabase(server.adminUrl, 'create database ballast');
  const url = server.adminUrl.replace(/postgres$/, 'ballast');
  await onDatabase(
    url,
    `create table ballast as
     select n as id, md5(n::text) || md5((n * 7)::text) || md5((n * 13)::text) as text
     from generate_series(1, ${Math.round((megabytes * 1e6) / 132)}) n`,
  );
  // Or the first look at each row would write it once more, and the second copy would be as large as the first.
  await onDatabase(url, 'vacuum freeze ballast');
}

/** Of the database as it is, and of each copy of it in the repository. */
export async function sizes(server) {
  const [{ database }] = await onDatabase(
    server.adminUrl,
    'select sum(pg_database_size(oid))::float8 as database from pg_database',
  );
  const copies = join(server.repo, 'backup/jara');
  const of = (pattern) =>
    Number(
      execFileSync('sh', ['-c', `du -sbc ${copies}/${pattern} | tail -1`])
        .toString()
        .split('\t')[0],
    );
  return { database, full: of('*F'), diff: of('*F_*D') };
}

/** If the machine were gone now, with its disk: brings up what the repository has, beside the server, and counts what it does not know. */
export async function loseTheMachine({ server, folder, answers }) {
  const goneAt = Date.now();
  // The server is still there and archives on; what counts is what the repository had.
  const repo = `${server.repo}.gone`;
  execFileSync('cp', ['--archive', '--link', server.repo, repo]);
  const gifts = answers.gifts.map(({ reference }) => reference);
  const data = join(folder, 'elsewhere');
  mkdirSync(data, { mode: 0o700 });
  giveToPostgres(data);
  const restoreSeconds = await server.pgbackrest(
    'restore',
    `--repo1-path=${repo}`,
    `--pg1-path=${data}`,
    '--type=default',
  );
  const [at] = await freePorts(1);
  const copy = await server.start({ data, at, archives: false });
  const [{ missing, newest }] = await onDatabase(
    copy.url.replace(/postgres$/, 'jara'),
    `select (select count(*) from unnest($1::text[]) as r(reference)
             where not exists (select from payments p where p.reference = r.reference and p.status = 'SUCCESS'))::int as missing,
            (select max(at) from journals) as newest`,
    [gifts],
  );
  await copy.stop();
  return {
    restoreSeconds,
    startSeconds: copy.seconds,
    seconds: Math.max(0, (goneAt - newest.getTime()) / 1000),
    gifts: missing,
    of: gifts.length,
  };
}
