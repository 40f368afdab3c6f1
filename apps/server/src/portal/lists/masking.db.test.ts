import type { Endpoint } from '@jara/contract/endpoint';
import { groupQuid } from '@jara/domain/gift/quid';
import { maskQuid } from '@jara/domain/staff/mask';
import { PERSON_PARTS } from '@jara/domain/staff/people';
import { may } from '@jara/domain/staff/permissions';
import type { Role } from '@jara/domain/staff/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { createWorld, GOOD_ACCOUNT, naira, type World } from '../../../testing/world.ts';
import { createApp } from '../../app.ts';
import { publicGift } from '../../giveaways/testing.ts';
import { recordDispute } from '../../money-back/record-dispute.ts';
import { openItem } from '../../operations/reconciliation/items.store.ts';
import { auditOf, signInEverybody, staffIdOf } from '../../staff/testing.ts';

describe('what Support sees', () => {
  let world: World;
  let staff: Record<Role, Browser>;
  let ids: Record<string, string>;
  const endpoints: Endpoint[] = [];
  /** Every code, address and account number in this world. */
  let secrets: string[];

  beforeAll(async () => {
    world = await createWorld();
    const app = await createApp(world.deps, {
      onRoute: ({ config }) => config?.endpoint && endpoints.push(config.endpoint),
    });
    await app.close();
    staff = await signInEverybody(world);
    const claimed = await world.claimed({
      amount: naira(50_000),
      email: 'ada.okafor@example.com',
      senderEmail: 'chidi.eze@example.com',
      senderName: 'Chidi Eze',
    });
    const withdrawal = await world.withdraw(claimed);
    const shown = await publicGift(world, { email: 'bola.ade@example.com', senderEmail: 'folake.ade@example.com' });
    const winner = world.browser();
    const won = await winner.post(`/api/rules/claim?quid=${shown.quid}`, {});
    await world.withdraw({ quid: shown.quid, recipient: winner, claim: won.body });
    await world.browser().post(`/api/giveaways/${shown.quid}/reports`, {
      kind: 'ASKS_FOR_MONEY',
      words: `Write to folake.ade@example.com, they said, or pay ${GOOD_ACCOUNT.accountNumber}`,
    });
    const { payment, quid, sender } = await world.paidGift({
      email: 'ngozi.bello@example.com',
      senderEmail: 'emeka.obi@example.com',
      senderName: 'Emeka',
      message: 'Write to emeka.obi@example.com',
    });
    await sender.post('/api/rules', { quid, nthPerson: 347 });
    const disputed = await world.paidGift({ email: 'ngozi.bello@example.com', senderEmail: 'emeka.obi@example.com' });
    const { id: disputeId } = await world.control<{ id: number }>('POST', '/disputes', {
      reference: disputed.payment.reference,
      message: 'I am emeka.obi@example.com and did not pay this',
    });
    await recordDispute(world.deps)({ id: String(disputeId) });
    const [dispute] = await world.deps.db.selectFrom('disputes').select('id').execute();
    await staff.ADMIN.put('/api/withdrawal-request', {
      id: withdrawal.id,
      action: 'REJECT',
      revision: withdrawal.revision,
      reason: `Ask ada.okafor@example.com about ${GOOD_ACCOUNT.accountNumber} and ${groupQuid(claimed.quid)}`,
    });
    await staff.ADMIN.put(`/api/quid/${quid}/status`, {
      status: 'BLOCKED',
      reason: `${quid} is odd, says emeka.obi@example.com`,
    });
    const said = `ada.okafor@example.com asked about ${GOOD_ACCOUNT.accountNumber} and ${groupQuid(claimed.quid)}`;
    await staff.SUPER_ADMIN.put('/api/admin/operations/switches/creation', { isOn: false, reason: said });
    const difference = { reference: 'a-difference-to-look-at', providerId: '', ours: 'nothing', theirs: 'success' };
    await openItem(
      world.deps.db,
      { ...difference, kind: 'TRANSFER_NOT_OURS', amount: 100, currency: 'NGN' },
      world.deps.clock.now(),
    );
    const { body: items } = await staff.ADMIN.get('/api/admin/reconciliation/items');
    const item: string = items.data[0].id;
    await staff.ADMIN.post(`/api/admin/reconciliation/items/${item}/resolve`, { note: said, revision: 1 });
    const gift = await world.deps.db
      .selectFrom('gifts')
      .selectAll()
      .where('quid', '=', claimed.quid)
      .executeTakeFirstOrThrow();
    const noted = [`gift/${gift.id}`, `reconciliation_item/${item}`];
    for (const subject of noted) await staff.ADMIN.post(`/api/admin/subjects/${subject}/notes`, { text: said });
    const supportId = await staffIdOf(world, 'SUPPORT');
    await staff.ADMIN.put(`/api/admin/subjects/gift/${gift.id}/assignee`, { staffId: supportId });
    const personOf = async (text: string): Promise<string> =>
      (await staff.ADMIN.post('/api/admin/people/find', { text })).body.people[0].id;
    ids = {
      dispute: dispute?.id ?? '',
      sender: await personOf('chidi.eze@example.com'),
      recipient: await personOf('ada.okafor@example.com'),
      account: await personOf(GOOD_ACCOUNT.accountNumber),
      withdrawal: withdrawal.id,
      gift: gift.id,
      payment: gift.paymentId,
      otherPayment: payment.id,
      quid: claimed.quid,
      otherQuid: quid,
      giveaway: shown.quid,
      item,
    };
    secrets = [
      ...['ada.okafor', 'chidi.eze', 'ngozi.bello', 'emeka.obi', 'bola.ade', 'folake.ade'].map(
        (name) => `${name}@example.com`,
      ),
      claimed.quid,
      groupQuid(claimed.quid),
      quid,
      groupQuid(quid),
      GOOD_ACCOUNT.accountNumber,
      claimed.claim.accessKey,
    ];
  });
  afterAll(() => world.close());

  const found = (text: string) => secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()));

  /** Every way to ask for each GET route that this role may read, with what is really there. Files have a test of their own. */
  const urls = (role: Role = 'SUPPORT'): string[] => {
    const readable = endpoints.filter(
      ({ method, access, path, file, streams }) =>
        method === 'GET' &&
        !file &&
        !streams &&
        !/^\/(admin\/exports|sse)\//.test(path) &&
        ((typeof access === 'object' && may(role, access.permission)) ||
          access === 'signed_in' ||
          ['/quid/:quid', '/withdrawal-request', '/withdrawal-request/:id', '/transactions/:id', '/rules'].includes(
            path,
          )),
    );
    expect(readable.length).toBeGreaterThan(18);
    const people = [ids.sender, ids.recipient, ids.account];
    return readable.flatMap(({ path }) => {
      const kinds: Record<string, string[]> = {
        '/admin/quids/:quid': [ids.gift, ids.quid, ids.otherQuid].map((id) => `/admin/quids/${id}`),
        // Its code is on a page for everybody.
        '/admin/giveaways/:gift': [`/admin/giveaways/${ids.giveaway}`],
        '/quid/:quid': [`/quid/${ids.quid}`, `/quid/${ids.otherQuid}`],
        '/admin/transactions/:id': [`/admin/transactions/${ids.payment}`, `/admin/transactions/${ids.otherPayment}`],
        '/transactions/:id': [`/transactions/${ids.payment}`],
        '/admin/reconciliation/items/:id': [`/admin/reconciliation/items/${ids.item}`],
        '/admin/withdrawals/review': [`/admin/withdrawals/review?ids=${ids.withdrawal}`],
        '/admin/withdrawals/:id': [`/admin/withdrawals/${ids.withdrawal}`],
        '/admin/subjects/:kind/:id/notes': [
          `/admin/subjects/gift/${ids.gift}/notes`,
          `/admin/subjects/reconciliation_item/${ids.item}/notes`,
        ],
        '/admin/disputes/:id': [`/admin/disputes/${ids.dispute}`],
        '/admin/people/:id': people.map((id) => `/admin/people/${id}`),
        '/admin/people/:id/records': people.flatMap((id) =>
          PERSON_PARTS.map((part) => `/admin/people/${id}/records?part=${part}`),
        ),
        '/admin/lists/:list/news': [
          `/admin/lists/quids/news?since=${new Date(0).toISOString()}&search=${ids.quid}`,
          `/admin/lists/withdrawals/news?since=${new Date(0).toISOString()}`,
        ],
        '/admin/bank-rates': ['/admin/bank-rates?from=2026-01-01&to=2026-12-31'],
        '/withdrawal-request/:id': [`/withdrawal-request/${ids.withdrawal}`],
        '/admin/search': [
          `/admin/search?q=${ids.quid}`,
          '/admin/search?q=ada.okafor@example.com',
          '/admin/search?q=UMAR',
          `/admin/search?q=${ids.gift}`,
        ],
        '/admin/quids': [
          '/admin/quids',
          `/admin/quids?search=${ids.quid}`,
          '/admin/quids?search=chidi.eze@example.com',
        ],
      };
      return (
        kinds[path] ?? [
          path,
          ...(/^\/admin\/(transactions|withdrawals|rules)$/.test(path) ? [`${path}?search=${ids.quid}`] : []),
        ]
      );
    });
  };

  it('never holds a whole account number, address or code, on any page', async () => {
    for (const url of urls()) {
      const { status, body } = await staff.SUPPORT.get(`/api${url}`);
      expect([url, status]).toEqual([url, 200]);
      expect([url, found(JSON.stringify(body))]).toEqual([url, []]);
    }
  });

  it('would show, if an Admin looked: the same pages are full of them', async () => {
    const seen = new Set<string>();
    for (const url of urls())
      for (const secret of found(JSON.stringify((await staff.ADMIN.get(`/api${url}`)).body))) seen.add(secret);
    expect(seen.size).toBeGreaterThanOrEqual(7);
  });

  it.each(['ADMIN', 'SUPER_ADMIN'] as const)('holds no code that opens money for %s either', async (role) => {
    const open = [ids.otherQuid ?? '', groupQuid(ids.otherQuid ?? '')];
    const asked = urls(role);
    expect(asked.length).toBeGreaterThan(urls().length);
    for (const url of asked) {
      const { status, body } = await staff[role].get(`/api${url}`);
      expect([url, status]).toEqual([url, 200]);
      expect([url, open.filter((code) => JSON.stringify(body).includes(code))]).toEqual([url, []]);
    }
    const bulk = { quids: [ids.otherQuid], status: 'BLOCKED', reason: 'Once more' };
    const { body } = await staff[role].post('/api/admin/quids/status', bulk);
    expect(body.results).toMatchObject([{ ok: false, quid: maskQuid(ids.otherQuid ?? '') }]);
  });

  it('does not tell the winning number of a gift that is still open', async () => {
    const { body } = await staff.SUPPORT.get('/api/admin/rules');
    expect(body.data[0]).toMatchObject({ ruleType: 'NTH_PERSON', nthPerson: null });
    expect((await staff.ADMIN.get('/api/admin/rules')).body.data[0].nthPerson).toBe(347);
    expect(JSON.stringify((await staff.SUPPORT.get(`/api/admin/quids/${ids.otherQuid}`)).body)).not.toMatch(
      /\b347(th)?\b/,
    );
  });

  it('cannot be spelt out letter by letter through a search', async () => {
    const total = async (path: string) => (await staff.SUPPORT.get(`/api/admin/${path}`)).body.total;
    for (const list of ['quids', 'transactions', 'withdrawals']) {
      expect(await total(`${list}?search=${ids.quid?.slice(0, 12)}`)).toBe(0);
      expect(await total(`${list}?search=${ids.quid}`)).toBe(1);
      expect(await total(`${list}?search=ada.okafor@example.co`)).toBe(0);
      expect(await total(`${list}?search=ada.okafor@example.com`)).toBe(1);
    }
    const { body } = await staff.SUPPORT.get(`/api/admin/search?q=${ids.quid?.slice(0, 12)}`);
    expect(body.results).toEqual([]);
  });

  it('becomes visible one value at a time, and every look is written down without the value', async () => {
    const reveal = (browser: Browser, field: string, id: string | undefined) =>
      browser.post('/api/admin/reveal', { field, id });
    const { body } = await reveal(staff.SUPPORT, 'withdrawal.accountNumber', ids.withdrawal);
    expect(body).toEqual({ value: GOOD_ACCOUNT.accountNumber });
    expect((await reveal(staff.SUPPORT, 'gift.recipientEmail', ids.gift)).body.value).toBe('ada.okafor@example.com');
    expect((await reveal(staff.SUPPORT, 'payment.senderEmail', ids.payment)).body.value).toBe('chidi.eze@example.com');
    const looks = await auditOf(world, 'data.reveal');
    expect(looks).toMatchObject([
      { subjectKind: 'withdrawal', subjectId: ids.withdrawal, details: { field: 'withdrawal.accountNumber' } },
      { subjectKind: 'gift', subjectId: ids.gift },
      { subjectKind: 'payment', subjectId: ids.payment },
    ]);
    expect(looks.every(({ staffId }) => staffId === looks[0]?.staffId)).toBe(true);
    expect(looks[0]?.staffId).toBe(await staffIdOf(world, 'SUPPORT'));
    expect(found(JSON.stringify(looks))).toEqual([]);
    expect((await reveal(staff.SUPPORT, 'gift.recipientEmail', ids.payment)).status).toBe(404);
  });

  it('is never the code of a gift that still holds money', async () => {
    const other = await world.deps.db
      .selectFrom('gifts')
      .select('id')
      .where('quid', '=', ids.otherQuid ?? '')
      .executeTakeFirstOrThrow();
    const ask = (browser: Browser, id: string | undefined) =>
      browser.post('/api/admin/reveal', { field: 'gift.quid', id });
    expect((await ask(staff.SUPPORT, other.id)).status).toBe(403);
    expect((await ask(staff.SUPPORT, ids.gift)).body.value).toBe(ids.quid);
    const before = (await auditOf(world, 'data.reveal')).length;
    expect((await ask(staff.ADMIN, other.id)).body.value).toBe(ids.otherQuid);
    const looks = (await auditOf(world, 'data.reveal')).slice(before);
    expect(looks).toMatchObject([{ subjectKind: 'gift', subjectId: other.id, details: { field: 'gift.quid' } }]);
    expect(looks[0]?.staffId).toBe(await staffIdOf(world, 'ADMIN'));
    expect(found(JSON.stringify(looks))).toEqual([]);
  });

  it('is limited to a hundred looks an hour', async () => {
    const strict = await createWorld({ env: { RATE_LIMITS: 'on' } });
    const people = await signInEverybody(strict);
    const { payment } = await strict.paidGift();
    const statuses = new Set<number>();
    for (let i = 0; i < 101; i++)
      statuses.add((await people.SUPPORT.post('/api/admin/reveal', { field: 'payment.email', id: payment.id })).status);
    expect([...statuses]).toEqual([200, 429]);
    await strict.close();
  });
});
