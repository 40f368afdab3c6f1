import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Names of fields that must never be written, wherever they sit. The code also never logs them; this stands behind it. */
const SECRET_FIELDS = [
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
  'secretKey',
  'token',
  'code',
];

export const createLog = (level: string, name: string): Log =>
  pino({
    level,
    base: { name, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`]),
      censor: '[hidden]',
    },
  });
