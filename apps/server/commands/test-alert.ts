import { existsSync } from 'node:fs';
import { readOptions, refuseCall } from '../local/read-options.ts';
import { fireTestAlert, type Severity } from '../src/operations/set-up/alerts.ts';
import { realOutside } from '../src/operations/set-up/outside.ts';
import { readConfig } from '../src/platform/config.ts';

const USAGE = 'npm run alert:test [-- --severity ticket]';
const PATIENCE_MS = 8_000;
const isSeverity = (text: string): text is Severity => text === 'page' || text === 'ticket';

// Sends an alert that says it is a test, as somebody who is on duty would hear a real one. Exits with 1 when nobody takes it.
const given = readOptions(USAGE, { severity: { type: 'string', default: 'page' } });
if (given && !isSeverity(given.severity)) refuseCall(USAGE, '--severity is page or ticket.');
else if (given && isSeverity(given.severity)) {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const around = { config: readConfig(process.env), outside: realOutside() };
  const { state, said, todo } = await fireTestAlert(around, given.severity, AbortSignal.timeout(PATIENCE_MS));
  process.stdout.write(`${said}${todo === null ? '' : ` Do: ${todo}`}\n`);
  process.exitCode = state === 'ok' ? 0 : 1;
}
