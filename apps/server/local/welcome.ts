import { relative } from 'node:path';
import type { Config } from '../src/platform/config.ts';
import { sandboxPublicUrl } from './environments.ts';

const PASSWORD = 'jara demo 2026';
const DEMO_STAFF = ['super@jara.test', 'admin@jara.test', 'support@jara.test'];

type Facts = { config: Config; dataDir: string; hasSandbox: boolean; readyAfterMs: number };

/** What a person needs to know once everything runs. */
export function welcome({ config, dataDir, hasSandbox, readyAfterMs }: Facts): string {
  const site = config.publicUrl;
  const rows: [string, string][] = [
    ['Site', site],
    ['Staff portal', `${site}/admin`],
    ['API', `${site}/api/docs`],
  ];
  if (config.mode === 'sandbox' && !config.smtpUrl) rows.push(['Mail inbox', `${site}/dev/inbox`]);
  if (hasSandbox) rows.push(['Paystack sandbox', sandboxPublicUrl(config)]);
  rows.push(['Data and logs', relative(process.cwd(), dataDir) || dataDir]);
  if (config.mode === 'sandbox') rows.push(['Staff sign-in', `${DEMO_STAFF.join(', ')}; password: ${PASSWORD}`]);
  const lines = rows.map(([label, value]) => `  ${label.padEnd(18)}${value}`);
  const took = (readyAfterMs / 1000).toFixed(1);
  return [
    '',
    `${config.operator.productName} is ready after ${took} s.`,
    '',
    ...lines,
    '',
    '  Stop with Ctrl-C.',
    '',
  ].join('\n');
}
