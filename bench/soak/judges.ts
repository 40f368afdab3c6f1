import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { ProviderSums } from '@jara/paystack-sandbox/control/sums';
import { root } from '../../scripts/root.mjs';
import type { Place } from '../capacity/place.ts';
import type { Promised } from './population.ts';

export interface Finding {
  what: string;
  looked: number;
  wrong: number;
}

export interface PaidOut {
  id: string;
  claimId: string;
  reference: string;
  status: string;
  net: number;
}

export interface Charged {
  providerId: string;
  amount: number;
}

const QUIET_WITHIN_MS = 180_000;

/** Both judges, once everything has come to its end: our own proof of the books, and the provider's sums beside what was promised. */
export async function judge(place: Place, promised: readonly Promised[]): Promise<Finding[]> {
  const unfinished = await untilQuiet(place);
  const withdrawals = await place.query<PaidOut>(
    `select id, claim_id as "claimId", reference, status, net::float8 as net from withdrawals`,
  );
  const charges = await place.query<Charged>(
    `select provider_id as "providerId", amount::float8 as amount from charges`,
  );
  const sums = (await place.control('GET', '/sums')) as ProviderSums;
  return [
    { what: 'what is under way comes to an end', looked: 1, wrong: unfinished },
    await askTheBooks(place),
    ...compareSums({ promised, withdrawals, charges, sums }),
  ];
}

/** Each share is paid once and to the account that was asked for; nothing came in or went back that our books do not know. */
export function compareSums({
  promised,
  withdrawals,
  charges,
  sums,
}: {
  promised: readonly Promised[];
  withdrawals: readonly PaidOut[];
  charges: readonly Charged[];
  sums: Pick<ProviderSums, 'charges' | 'transfers'>;
}): Finding[] {
  const byId = new Map(withdrawals.map((each) => [each.id, each]));
  const paid = sums.transfers.filter(({ bankReceived }) => bankReceived > 0);
  const paidAs = new Map<string, (typeof paid)[number][]>();
  for (const transfer of paid) paidAs.set(transfer.reference, [...(paidAs.get(transfer.reference) ?? []), transfer]);
  const completed = withdrawals.filter(({ status }) => status === 'COMPLETED');
  const references = new Set(completed.map(({ reference }) => reference));
  const shares = new Map<string, number>();
  for (const { claimId, reference } of withdrawals)
    shares.set(claimId, (shares.get(claimId) ?? 0) + (paidAs.get(reference)?.length ?? 0));
  const known = new Map(charges.map(({ providerId, amount }) => [providerId, amount]));
  const count = <Thing>(what: string, things: readonly Thing[], isWrong: (thing: Thing) => boolean): Finding => ({
    what,
    looked: things.length,
    wrong: things.filter(isWrong).length,
  });
  return [
    count('withdrawals that were promised have ended, paid or refused by staff', promised, ({ id }) => {
      const status = byId.get(id)?.status;
      return status !== 'COMPLETED' && status !== 'REJECTED';
    }),
    count('those that are completed were paid once, whole', completed, ({ reference, net }) => {
      const [transfer, ...more] = paidAs.get(reference) ?? [];
      return transfer?.bankReceived !== net || more.length > 0;
    }),
    count('and to the account that was asked for', promised, ({ id, account }) => {
      const withdrawal = byId.get(id);
      const [transfer] = paidAs.get(withdrawal?.reference ?? '') ?? [];
      return (
        transfer !== undefined &&
        (transfer.accountNumber !== account.accountNumber || transfer.bankCode !== account.bankCode)
      );
    }),
    count('no share was paid twice', [...shares.values()], (times) => times > 1),
    count('no transfer left that is not a completed withdrawal', paid, ({ reference }) => !references.has(reference)),
    count('what came in is in our books', sums.charges, ({ id, cameIn }) => known.get(id) !== cameIn),
    count(
      'no more went back than came in',
      sums.charges,
      ({ cameIn, refunded, disputed }) => refunded + disputed > cameIn,
    ),
  ];
}

async function askTheBooks({ env }: Place): Promise<Finding> {
  const proof = await promisify(execFile)(
    process.execPath,
    [path.join(root, 'apps/server/dist/commands/check-books.js')],
    {
      env: { PATH: process.env.PATH, ...env },
    },
  ).then(
    ({ stdout }) => ({ text: stdout.trim(), wrong: 0 }),
    (error: { stdout?: string; stderr?: string }) => ({
      text: `${error.stdout ?? ''}${error.stderr ?? ''}`.trim(),
      wrong: 1,
    }),
  );
  return { what: `books: ${proof.text}`, looked: 1, wrong: proof.wrong };
}

/** How many payouts, events and mails are still under way when it should be quiet. */
async function untilQuiet({ query }: Place): Promise<number> {
  for (const deadline = Date.now() + QUIET_WITHIN_MS; ; await pause(500)) {
    const [left] = await query<{ count: number }>(`
      select ((select count(*) from withdrawals where status in ('REQUESTED', 'APPROVED', 'SUBMITTED', 'UNKNOWN'))
        + (select count(*) from webhook_events where worked_at is null)
        + (select count(*) from mails where next_try_at <= now()))::int as count`);
    if (left?.count === 0 || Date.now() > deadline) return left?.count ?? 0;
  }
}
