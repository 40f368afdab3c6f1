import { type Logger, type LoggerOptions, pino } from 'pino';

export type Log = Logger;

/** Names of fields that must never be written, wherever they sit. The code also never logs them; this stands behind it. */
const SECRET_FIELDS = new Set([
  'password',
  'accessKey',
  'manageKey',
  'quid',
  'accountNumber',
  'account_number',
  'authorization',
  'cookie',
  'set-cookie',
  'x-access-key',
  'x-manage-key',
  'x-gift-password',
  'email',
  'recipientEmail',
  'senderEmail',
  'secretKey',
  'token',
]);
const DEEPEST = 4;

/** A copy without secrets. Done here, and not by the logger's own paths, because those are walked for every request. */
function hideSecrets(value: unknown, depth = 0): unknown {
  if (value === null || typeof value !== 'object' || value instanceof Date || value instanceof Error) return value;
  if (depth > DEEPEST) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => hideSecrets(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET_FIELDS.has(name) ? '[hidden]' : hideSecrets(inner, depth + 1),
    ]),
  );
}

const TOLD_OF_ERRORS = ['code', 'constraint', 'table', 'kind', 'status', 'route'] as const;

/**
 * What is said of an error. Only these fields: the database puts the offending row into its details, and its driver hangs
 * the whole connection onto what broke it.
 */
function tellError(error: unknown): unknown {
  if (!(error instanceof Error)) return hideSecrets(error);
  const known = error as Error & Partial<Record<(typeof TOLD_OF_ERRORS)[number], unknown>>;
  const told = TOLD_OF_ERRORS.filter((field) => known[field] !== undefined).map((field) => [field, known[field]]);
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...Object.fromEntries(told),
    ...(error.cause === undefined ? {} : { cause: tellError(error.cause) }),
  };
}

/** Lines go to the standard output unless somebody else takes them. */
export function createLog(level: string, name: string, write?: (line: string) => void): Log {
  const settings: LoggerOptions = {
    level,
    base: { name, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: tellError },
    formatters: { log: (fields) => hideSecrets(fields) as Record<string, unknown> },
  };
  return write ? pino(settings, { write }) : pino(settings);
}
