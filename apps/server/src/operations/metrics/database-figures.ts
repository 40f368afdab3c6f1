import pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../../platform/database/clock.ts';
import { poolAddress } from '../../platform/database-address.ts';
import type { Log } from '../../platform/log.ts';
import { FIGURES, type Figure } from './figures.ts';

export interface DatabaseFigures {
  /** Asks the database, unless it was asked a moment ago. It never fails: a database that is down is a figure, too. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  registry: Registry;
  databaseUrl: string;
  clock: Clock;
  log: Log;
  /** How long an answer is good for, however often somebody asks. */
  keepMs?: number;
}

type Row = Record<string, unknown>;

const KEEP_MS = 3_000;
const PATIENCE_MS = 2_000;

/**
 * Asks on a connection of its own, which can only read: figures are wanted most when the pool is exhausted, and the
 * job queue belongs to the owner of the database, not to the application's role.
 */
export function watchDatabase({ registry, databaseUrl, clock, log, keepMs = KEEP_MS }: Options): DatabaseFigures {
  const pool = new pg.Pool({
    ...poolAddress(databaseUrl),
    max: 1,
    options: `-c default_transaction_read_only=on -c statement_timeout=${PATIENCE_MS} -c timezone=UTC`,
    connectionTimeoutMillis: PATIENCE_MS,
    application_name: 'jara-metrics',
  });
  pool.on('error', (error) => log.warn({ err: error }, 'metrics.connection_lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));

  const registers = [registry];
  const isUp = new Gauge({ name: 'jara_database_up', help: 'The database answers', registers });
  const gauges = new Map(
    FIGURES.flatMap((figure) => figure.gauges).map(({ name, help, labels = [] }) => [
      name,
      new Gauge({ name, help, labelNames: labels, registers }),
    ]),
  );
  const clear = (gauge: Gauge<string> | undefined) => {
    gauge?.reset();
    gauge?.remove({});
  };

  const show = ({ gauges: wanted, always }: Figure, rows: Row[]) => {
    for (const { name, labels = [], value } of wanted) {
      const gauge = gauges.get(name);
      clear(gauge);
      for (const state of always?.values ?? []) gauge?.set({ [always?.label ?? '']: state }, 0);
      for (const row of rows) {
        gauge?.set(Object.fromEntries(labels.map((label) => [label, String(row[label])])), Number(row[value]));
      }
    }
  };
  const ask = async (figure: Figure): Promise<Row[]> => {
    const { rows } = await pool.query<Row>(figure.sql, figure.sql.includes('$1') ? [clock.now()] : []);
    return rows;
  };
  const read = async () => {
    try {
      for (const figure of FIGURES) show(figure, await ask(figure));
      isUp.set(1);
    } catch (error) {
      log.warn({ err: error }, 'metrics.database_unread');
      // Earlier figures would look like present ones; none at all is the honest answer.
      for (const gauge of gauges.values()) clear(gauge);
      isUp.set(0);
    }
  };

  let reading: Promise<void> = Promise.resolve();
  let goodUntil = 0;
  return {
    refresh: () => {
      if (performance.now() >= goodUntil) {
        goodUntil = performance.now() + keepMs;
        reading = read();
      }
      return reading;
    },
    close: () => pool.end(),
  };
}
