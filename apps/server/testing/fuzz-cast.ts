import { createHmac } from 'node:crypto';
import type { StaffId } from '@jara/domain/ids';
import { DEMO_PASSWORD } from '@jara/domain/staff/demo-staff';
import { ROLES, type Role } from '@jara/domain/staff/roles';
import { newId } from '../src/platform/ids.ts';
import { insertSession } from '../src/staff/sessions.store.ts';
import { addStaff } from '../src/staff/testing.ts';
import type { Pools } from './arbitrary-value.ts';
import type { Browser } from './browser.ts';
import { naira, type World } from './world.ts';

export const CALLERS = ['a stranger', 'a sender', 'a recipient', 'a forger', ...ROLES] as const;
export type FuzzCaller = (typeof CALLERS)[number];

export interface Cast {
  pools: Pools;
  /** The Cookie header of a caller; staff get a session of their own each time, so that ending it hurts nobody else. */
  cookieOf(caller: FuzzCaller): Promise<string>;
  sign(body: string): string;
}

const cookiesOf = (browser: Browser) => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** A world in which every kind of thing exists at least once, and the names of all of it. */
export async function fillWorld(world: World): Promise<Cast> {
  const { db } = world.deps;
  const plain = await world.paidGift();
  const secret = await world.paidGift({ password: 'open sesame', message: 'Hello', senderName: 'Ada' });
  const rules = [{ nthPerson: 3 }, { totalSplits: 3 }, { equalShares: 2 }, { luckyShares: 2 }, window()];
  const ruled = await Promise.all(
    rules.map(async (rule) => {
      const gift = await world.paidGift({ amount: naira(5_000) });
      await gift.sender.post('/api/rules', { quid: gift.quid, ...rule });
      return gift;
    }),
  );
  const claimed = await Promise.all([world.claimed(), world.claimed({ amount: naira(50_000) }), world.claimed()]);
  const withdrawals = [];
  for (const claim of claimed.slice(0, 2)) withdrawals.push(await world.withdraw(claim));
  const { body: unpaid } = await plain.sender.post('/api/transactions', {
    amount: naira(900),
    email: 'late@example.com',
    authorizationUrl: CALLBACK,
  });
  await world.control('POST', '/pay', { reference: plain.payment.reference, card: 'success', again: true });
  await plain.sender.get(`/api/transactions/reference/${plain.payment.reference}`);

  const staff = Object.fromEntries(
    await Promise.all(ROLES.map(async (role) => [role, (await addStaff(world, role)).id] as const)),
  ) as Record<Role, StaffId>;
  const colleagues = await Promise.all(ROLES.map(async (role) => (await addStaff(world, role)).id));
  const charges = await db.selectFrom('charges').select('id').execute();
  const gifts = await db.selectFrom('gifts').select(['id', 'quid']).execute();
  const payments = [plain.payment, secret.payment, ...ruled.map(({ payment }) => payment), unpaid.transaction];
  const quids = gifts.map(({ quid }) => quid);
  const keys = claimed.map(({ claim }) => claim.accessKey);
  const manageKeys = payments.flatMap(({ manageKey }) => manageKey ?? []);
  const references = [...payments.map(({ reference }) => reference), ...withdrawals.map(({ reference }) => reference)];
  const ids = [
    ...payments.map(({ id }) => id),
    ...withdrawals.map(({ id }) => id),
    ...gifts.map(({ id }) => id),
    ...charges.map(({ id }) => id),
    ...colleagues,
    newId(),
  ];

  const withdrawalIds = withdrawals.map(({ id }) => id);
  const chargeIds = charges.map(({ id }) => id);
  const paymentIds = payments.map(({ id }) => id);
  const account = { accountNumber: '0000000000', bankCode: '057', accountName: 'ADA OKAFOR' };
  const reason = 'Asked to';

  return {
    pools: {
      'POST /rules': payments.flatMap(({ quid, manageKey }) =>
        quid && manageKey ? [{}, ...rules].map((rule) => ({ quid, manageKey, ...rule })) : [],
      ),
      'POST /withdrawal-request': claimed.map(({ quid, claim: { accessKey, amount } }) => ({
        quid,
        accessKey,
        amount,
        ...account,
      })),
      'PUT /withdrawal-request': withdrawalIds.flatMap((id) =>
        [0, 1, 2].flatMap((revision) => [
          { id, revision, action: 'APPROVE' },
          { id, revision, action: 'REJECT', reason },
        ]),
      ),
      'PUT /quid/{quid}/status': [
        { status: 'BLOCKED', reason },
        { status: 'ACTIVE', reason },
      ],
      'POST /admin/withdrawals/decisions': [0, 1, 2].flatMap((revision) => {
        const withdrawals = withdrawalIds.slice(0, 3).map((id) => ({ id, revision }));
        return [
          { action: 'APPROVE', withdrawals },
          { action: 'REJECT', withdrawals, reason },
        ];
      }),
      '/admin/withdrawals/review ids': [withdrawalIds.slice(0, 3).join(',')],
      'POST /admin/quids/status': [{ quids: quids.slice(0, 3), status: 'BLOCKED', reason }],
      'PATCH /admin/users/{id}': [{ role: 'SUPPORT' }, { role: 'ADMIN' }, { isActive: false }, { isActive: true }],
      'POST /admin/reveal': [
        ...withdrawalIds.map((id) => ({ field: 'withdrawal.accountNumber', id })),
        ...gifts.map(({ id }) => ({ field: 'gift.recipientEmail', id })),
      ],
      '/admin/users/{id} id': colleagues,
      '/admin/users/{id}/totp id': colleagues,
      '/admin/withdrawals/{id} id': withdrawalIds,
      '/admin/subjects/{kind}/{id}/notes kind': ['gift', 'payment', 'withdrawal'],
      '/admin/subjects/{kind}/{id}/assignee kind': ['gift', 'payment', 'withdrawal'],
      '/withdrawal-request/{id} id': withdrawalIds,
      '/withdrawal-request/{id}/receipt.pdf id': withdrawalIds,
      '/admin/charges/{id}/release id': chargeIds,
      '/admin/charges/{id}/refund id': chargeIds,
      '/transactions/{id} id': paymentIds,
      '/transactions/{id}/receipt.pdf id': paymentIds,
      '/admin/transactions/{id} id': paymentIds,
      quid: [...quids, quids[0]?.toLowerCase()],
      quids: [...quids, ...gifts.map(({ id }) => id)],
      reference: references,
      referenceOrId: [...references, ...ids],
      id: ids,
      staffId: [...colleagues, ...Object.values(staff)],
      subjectId: ids,
      userId: references,
      accessKey: keys,
      'x-access-key': keys,
      manageKey: manageKeys,
      'x-manage-key': manageKeys,
      'x-gift-password': ['open sesame', 'wrong'],
      password: ['open sesame', 'wrong', DEMO_PASSWORD],
      currentPassword: [DEMO_PASSWORD, 'wrong'],
      email: ['ada@example.com', 'super@jara.test'],
      amount: [naira(50), naira(10_000), naira(50_000)],
      accountNumber: ['0000000000', '0000000001', '0123456789'],
      bankCode: ['057', '044', '999'],
      accountName: ['ADA OKAFOR', 'Ada Okafor'],
      authorizationUrl: [CALLBACK],
      callback_url: [CALLBACK],
      search: [quids[0]?.slice(0, 5), 'ada', references[0], '%', 'NGN'],
      q: [quids[0], 'ada', references[0], ids[0]],
      status: ['ACTIVE', 'BLOCKED', 'CLAIMED,SPLIT', 'PENDING', 'SUCCESS'],
      currency: ['NGN', 'NGN,GHS'],
      '/admin/transactions status': ['SUCCESS', 'PENDING,FAILED'],
      '/admin/withdrawals status': ['PENDING', 'COMPLETED,FAILED'],
      '/admin/reconciliation/items status': ['open', 'OPEN', 'closed'],
      stage: ['REQUESTED', 'APPROVED,COMPLETED'],
      type: ['SPLIT', 'NTH_PERSON,TIME'],
      from: ['2026-01-01', '1970-01-01'],
      to: ['2026-12-31', '2999-12-31'],
      page: [1, 2, 999_999_999],
      limit: [1, 10, 100],
      revision: [0, 1, 2, 3],
      nthPerson: [1, 2, 50],
      totalSplits: [2, 5],
      equalShares: [2, 5],
      luckyShares: [2, 5],
      reason: ['Asked to', 'x'],
    },
    cookieOf: async (caller) => {
      if (caller === 'a stranger') return '';
      if (caller === 'a sender') return cookiesOf(secret.sender);
      if (caller === 'a recipient') return claimed[2] ? cookiesOf(claimed[2].recipient) : '';
      if (caller === 'a forger') return FORGED[Math.floor(Math.random() * FORGED.length)] ?? '';
      const { token } = await db.transaction().execute((trx) =>
        insertSession(trx, {
          staffId: staff[caller],
          totpPending: false,
          ip: '127.0.0.1',
          userAgent: 'fuzz',
          now: world.deps.clock.now(),
        }),
      );
      return `jara_staff=${token}`;
    },
    sign: (body) => createHmac('sha512', world.deps.paystackSecretKey).update(body).digest('hex'),
  };
}

const CALLBACK = 'http://localhost:3000/payment/callback';
const window = () => ({
  startTime: new Date(Date.now() - 60_000).toISOString(),
  endTime: new Date(Date.now() + 3_600_000).toISOString(),
});

const FORGED = [
  'jara_browser=',
  'jara_browser=x.y',
  `jara_browser=${'A'.repeat(4_000)}`,
  'jara_browser="unclosed; jara_staff=%zz',
  `jara_staff=${'x'.repeat(43)}`,
  'jara_staff=%00; jara_staff=%ff; =; ;;',
  '__proto__=1; constructor=2; jara_browser=%7B%7D',
];
