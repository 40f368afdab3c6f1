import { createPaystackClient } from '@jara/paystack/client';
import { LIVE } from '../../../../testing/live-environment.ts';
import { readConfig } from '../../../platform/config.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Outside, Surroundings, Wishes } from '../check.ts';

const GB = 1_000_000_000;

/** What the name servers say of an operator who has done everything right. */
export const GOOD_RECORDS: Record<string, string[]> = {
  'kudi.ng': ['google-site-verification=abc', 'v=spf1 include:mail.kudi.ng -all'],
  'mail2026._domainkey.kudi.ng': ['v=DKIM1; k=rsa; p=MIGf'],
  '_dmarc.kudi.ng': ['v=DMARC1; p=quarantine; rua=mailto:post@kudi.ng'],
};

const notFound = (code: string) => Object.assign(new Error(`queryTxt ${code}`), { code });

/** Names that stand for nothing are not found; one whose record is an error's code fails with it. */
export const resolving =
  (records: Record<string, string[] | string | undefined>): Outside['resolveTxt'] =>
  async (name) => {
    const found = records[name];
    if (found === undefined) throw notFound('ENOTFOUND');
    if (typeof found === 'string') throw notFound(found);
    // Long records come in pieces, as real ones do.
    return found.map((text) => [text.slice(0, 10), text.slice(10)]);
  };

const GOOD_OUTSIDE: Outside = {
  fetch: async () => new Response('{}'),
  resolveTxt: resolving(GOOD_RECORDS),
  diskOf: async () => ({ freeBytes: 40 * GB, allBytes: 80 * GB }),
  now: Date.now,
};

export interface Given {
  env?: Record<string, string | undefined>;
  outside?: Partial<Outside>;
  wishes?: Wishes;
  db?: Db;
}

/** A live operator's surroundings, but for what is given. Without a database, whoever asks for one is a bug. */
export function surroundings({ env = {}, outside: changed = {}, wishes = {}, db }: Given = {}): Surroundings {
  const config = readConfig({ ...LIVE, DKIM_SELECTOR: 'mail2026', ALERTMANAGER_URL: 'https://alerts.kudi.ng', ...env });
  const outside = { ...GOOD_OUTSIDE, ...changed };
  const paystack = createPaystackClient({
    secretKey: config.paystack.secretKey ?? '',
    baseUrl: config.paystack.baseUrl,
    deadlineAt: performance.now() + 4_000,
    fetch: outside.fetch,
    pause: async () => undefined,
  });
  return { config, databaseUrl: config.databaseUrl ?? '', db: db ?? NO_DATABASE, paystack, outside, wishes };
}

const NO_DATABASE = undefined as unknown as Db;
