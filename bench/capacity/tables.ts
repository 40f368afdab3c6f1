import { measuredPlace } from '../guide.ts';
import type { Figures } from './figures.ts';
import type { Measured } from './measure.ts';
import { costOf, sizeFor } from './sizes.ts';

const GUIDE = measuredPlace('docs/operations/capacity.md', 'npm run bench -- capacity --write');
const PER_DAY = [1_000, 10_000, 100_000, 1_000_000];

const whole = (n: number) => Math.round(n).toLocaleString('en');
const ms = (seconds: number) => (seconds * 1000).toFixed(seconds < 0.001 ? 2 : 1);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const mb = (bytes: number) => `${whole(bytes / 1e6)} MB`;
const kb = (bytes: number) => `${(bytes / 1e3).toFixed(1)} kB`;
const gb = (n: number) => `${n < 10 ? n.toFixed(1) : whole(n)} GB`;

/** What was measured and what follows from it, as the guide shows it. */
export function tablesOf(figures: Figures, note: string): string {
  const row = (name: string, one: Measured) => {
    const cores = one.server + one.worker + one.postgres;
    return `| ${name} | ${whole(one.perSecond)} | ${whole(1 / cores)} | ${ms(one.server)} | ${ms(one.worker)} | ${ms(one.postgres)} |`;
  };
  const { growth, memory, payout, payoutByTwo } = figures;
  const rowsOf = Object.entries(growth.rowsOf).map(([name, rows]) => `${name} ${rows.toFixed(1).replace(/\.0$/, '')}`);
  const held = (name: string, { idle, busy }: { idle: number; busy: number }) =>
    `| ${name} | ${mb(idle)} | ${mb(busy)} |`;
  const sizes = PER_DAY.map((giftsPerDay) => sizeFor(figures, giftsPerDay));
  const line = (name: string, cell: (size: (typeof sizes)[number]) => string) =>
    `| ${name} | ${sizes.map(cell).join(' | ')} |`;
  return `Measured on ${new Date().toISOString().slice(0, 10)} with ${whole(figures.gifts)} gifts: ${figures.machine}${note && `. ${note}`}.

| one | per second | per second and core | server, ms | worker, ms | PostgreSQL, ms |
|---|---|---|---|---|---|
${row('gift: ordered, paid at the provider, settled, mailed', figures.gift)}
${row('claim that wins', figures.claim)}
${row('claim that does not (one gift, 128 connections)', figures.try)}
${row('look at a gift (128 connections)', figures.look)}
${row('withdrawal asked for', figures.withdrawal)}
${row('payout, one worker', payout)}
${row('payout, two workers', payoutByTwo)}

Two workers pay out ${(payoutByTwo.perSecond / payout.perSecond).toFixed(2)} times as much as one, on this machine. A whole gift, with what is
assumed below, costs ${ms(costOf(figures, 'server'))} ms of a server, ${ms(costOf(figures, 'worker'))} ms of a worker and ${ms(costOf(figures, 'postgres'))} ms of PostgreSQL. At rest a server
uses ${percent(figures.rest.server)} of a core, a worker ${percent(figures.rest.worker)} and PostgreSQL ${percent(figures.rest.postgres)}; that is not in the figures above.

A gift with one claim and one payout leaves ${growth.rows.toFixed(0)} rows: ${rowsOf.join(', ')}. They take ${kb(growth.tableBytes)} in tables and
${kb(growth.indexBytes)} in indexes, ${kb(growth.tableBytes + growth.indexBytes)} together, and write ${kb(growth.logBytes)} of log.

| memory | idle | under load |
|---|---|---|
${held('server', memory.server)}
${held('worker', memory.worker)}
${held('PostgreSQL (shared_buffers 256 MB), with its connections', memory.postgres)}

| gifts a day | ${PER_DAY.map(whole).join(' | ')} |
|---|---|---|---|---|
${line('gifts a second, at the peak', ({ peakPerSecond }) => peakPerSecond.toFixed(peakPerSecond < 10 ? 1 : 0))}
${line('cores for servers', ({ serverCores }) => serverCores.toFixed(1))}
${line('**server processes**', ({ servers }) => String(servers))}
${line('cores for workers', ({ workerCores }) => workerCores.toFixed(1))}
${line('**worker processes**', ({ workers }) => String(workers))}
${line('memory of these processes', ({ processMemoryGb }) => gb(processMemoryGb))}
${line('**cores of PostgreSQL**', ({ databaseCores }) => String(databaseCores))}
${line('**memory of PostgreSQL**', ({ databaseMemoryGb }) => gb(databaseMemoryGb))}
${line('connections (`max_connections` above it)', ({ connections }) => whole(connections))}
${line('disk, a month', ({ monthGb }) => gb(monthGb))}
${line('disk, a year', ({ yearGb }) => gb(yearGb))}
${line('log to archive, a day', ({ logPerDayGb }) => gb(logPerDayGb))}`;
}

export const writeIntoGuide = (tables: string): void => GUIDE.write(tables);
