const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND']);
/** The driver's own words for a connection that broke or was never made; they carry no code. */
const BROKEN =
  /^(Connection terminated|Client has encountered a connection error|timeout expired|timeout exceeded when trying)/;

/**
 * Whether this means that there is no database to write to just now: it is starting, stopping, failing over, or what we
 * reached is no longer the primary. That passes by itself, so it is not a bug of ours.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return BROKEN.test(error.message) || isDatabaseAway(error.cause);
  // 08: connection exceptions; 57P01 to 57P03: shutting down, crashed, starting; 25006: only reading is possible here.
  return AWAY.has(code) || /^(08\w{3}|57P0[123]|25006)$/.test(code);
}

/** Whether the trouble is with the database as a whole (away, full, too slow) and not with what it was asked to write. */
export const isOfTheDatabaseItself = (error: unknown): boolean =>
  isDatabaseAway(error) || /^5[378]/.test(codeOf(error));

/** Whether somebody held a row for longer than we wait. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');
