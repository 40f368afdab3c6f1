import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../sample-data/random.ts';
import { naira, type World } from '../world.ts';
import { type Line, Over, PatientClient } from './patient-client.ts';

/** What people were told. Everything here must still be true in the end. */
export interface Diary {
  paid: { reference: string; amount: number }[];
  claims: { quid: string; accessKey: string; amount: number; cookie: string }[];
  withdrawals: { id: string; accessKey: string; amount: number }[];
  decisions: { id: string; action: 'APPROVE' | 'REJECT' }[];
  broken: string[];
}
export const emptyDiary = (): Diary => ({ paid: [], claims: [], withdrawals: [], decisions: [], broken: [] });

interface Stage {
  world: World;
  line: Line;
  diary: Diary;
  random: Random;
}

const CALLBACK = 'http://localhost:3000/payment/callback';
/** By its last digits an account pays at once, a little later, fails, is given back afterwards, or is closed. */
const ACCOUNTS = { '0000000000': 4, '0123456789': 3, '0000000022': 1, '0000000033': 1, '0000000066': 1 } as const;
const LOOKS = 30;

const untilOver = async (turn: () => Promise<void>) => {
  try {
    for (;;) await turn();
  } catch (error) {
    if (!(error instanceof Over)) throw error;
  }
};

/** Somebody who gives one gift after the other, and those who open them. */
export const giveAndReceive = (stage: Stage): Promise<void> =>
  untilOver(async () => {
    const { random, diary, line } = stage;
    const quid = await payForAGift(stage);
    if (!quid) return;
    for (let i = random.between(1, 2); i > 0; i -= 1) {
      const recipient = new PatientClient(line);
      const { body } = await recipient.ask('POST', `/api/rules/claim?quid=${quid}`, {});
      if (!body.accessKey) continue;
      const claim = { quid, accessKey: body.accessKey, amount: body.amount, cookie: recipient.cookie };
      diary.claims.push(claim);
      if (random.chance(0.9)) await withdraw(stage, claim);
    }
    // Somebody whose money came back tries another account.
    if (diary.claims.length > 0 && random.chance(0.3)) await withdraw(stage, random.pick(diary.claims));
  });

async function payForAGift({ world, line, diary, random }: Stage): Promise<string | undefined> {
  const sender = new PatientClient(line);
  const amount = naira(random.pick([1_000, 5_000, 19_000, 30_000]));
  const { status, body } = await sender.ask('POST', '/api/transactions', {
    amount,
    email: 'ada@example.com',
    authorizationUrl: CALLBACK,
  });
  if (status !== 201) throw new Error(`a payment could not be started: ${status} ${JSON.stringify(body)}`);
  await world.control('POST', '/pay', { reference: body.reference, card: 'success' });
  diary.paid.push({ reference: body.reference, amount });
  // Not everybody comes back from the checkout page; the money must arrive all the same.
  if (random.chance(0.2)) return undefined;
  for (let look = 0; look < LOOKS; look += 1) {
    const { body: payment } = await sender.ask('GET', `/api/transactions/reference/${body.reference}`);
    if (payment.quid) {
      if (random.chance(0.3)) await sender.ask('POST', '/api/rules', { quid: payment.quid, totalSplits: 2 });
      return payment.quid;
    }
    await pause(50);
  }
  return undefined;
}

async function withdraw({ line, diary, random }: Stage, claim: Diary['claims'][number]): Promise<void> {
  const client = new PatientClient(line, claim.cookie);
  const account = { accountNumber: random.weighted(ACCOUNTS), bankCode: '057' };
  const name = await client.ask('POST', '/api/transactions/banks/resolve-name', account);
  if (name.status !== 200) return;
  const { status, body } = await client.ask('POST', '/api/withdrawal-request', {
    quid: claim.quid,
    accessKey: claim.accessKey,
    amount: claim.amount,
    ...account,
    accountName: name.body.accountName,
  });
  if (status === 201) diary.withdrawals.push({ id: body.id, accessKey: claim.accessKey, amount: claim.amount });
}

/** Somebody at the desk who decides what waits for a decision. */
export const decide = ({ line, diary, random }: Stage, cookie: string): Promise<void> =>
  untilOver(async () => {
    const staff = new PatientClient(line, cookie);
    const { status, body } = await staff.ask('GET', '/api/admin/withdrawals?stage=REQUESTED&limit=5');
    if (status !== 200) throw new Error(`staff cannot see the withdrawals: ${status} ${JSON.stringify(body)}`);
    for (const { id, revision } of body.data) {
      const action = random.chance(0.8) ? 'APPROVE' : 'REJECT';
      const reason = action === 'REJECT' ? { reason: 'The name does not match' } : {};
      const answer = await staff.ask('PUT', '/api/withdrawal-request', { id, revision, action, ...reason });
      if (answer.status === 200) diary.decisions.push({ id, action });
    }
    await pause(150);
  });

const TROUBLES = [
  'timeout-before-effect',
  'timeout-after-effect',
  '429',
  '500',
  '500-after-effect',
  'garbage',
  'not-found',
  'stale',
] as const;
/** Most of the trouble is where money leaves. */
const TROUBLED = {
  'transfer.create': 4,
  'transfer.verify': 4,
  'recipient.create': 2,
  'transaction.verify': 1,
  'bank.resolve': 1,
} as const;

/** The provider on a bad day: calls that fail or lose their answer, and events that come twice, late or never. */
export const makeTrouble = ({ world, line, random }: Stage, count: () => void): Promise<void> =>
  untilOver(async () => {
    if (line.isOver()) throw new Over();
    const fault = { route: random.weighted(TROUBLED), fault: random.pick(TROUBLES), times: 1 };
    await world.control('POST', '/faults', fault);
    count();
    if (random.chance(0.3)) {
      await world.control('POST', '/webhooks', { mode: random.pick(['normal', 'drop', 'duplicate', 'reorder']) });
    }
    await pause(random.between(50, 200));
    // What nobody ran into passes, or it would all pile up for the first who calls.
    await world.control('DELETE', '/faults');
    await pause(random.between(100, 300));
  });
