import { relative } from 'node:path';
import { DEMO_PASSWORD, DEMO_STAFF } from '@jara/domain/staff/demo-staff';
import type { Config } from '../src/platform/config.ts';

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
  if (hasSandbox) rows.push(['Paystack sandbox', config.sandboxUrl]);
  rows.push(['Data and logs', relative(process.cwd(), dataDir) || dataDir]);
  const staff = DEMO_STAFF.map(({ email }) => email).join(', ');
  if (config.mode === 'sandbox') rows.push(['Staff sign-in', `${staff}; password: ${DEMO_PASSWORD}`]);
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
