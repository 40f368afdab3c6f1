import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wire } from '../../lib/api.ts';
import type { SentForm } from '../../lib/presses.ts';
import { QueryClient } from '../../lib/query/query-client.ts';
import { createPresses } from './create.presses.ts';

const GIFT = { amount: '5000', email: 'ada@example.com', delivery: 'NOW', lifetimeDays: '365', feePaidBy: 'RECIPIENT' };

describe('a gift that is pressed without scripts', () => {
  const { ask } = wire;
  let orders: { body: Record<string, unknown>; key: string | null }[];
  beforeEach(() => {
    orders = [];
    wire.ask = async (url, { headers, body }) => {
      if (!url.endsWith('/transactions')) return Response.json({ code: 'unavailable', message: '' }, { status: 503 });
      orders.push({ body: JSON.parse(String(body)), key: new Headers(headers).get('idempotency-key') });
      return Response.json({ reference: 'JARA-1' }, { status: 201 });
    };
  });
  afterEach(() => {
    wire.ask = ask;
  });
  const press = (fields: Record<string, string>, { hasKey = true, name = 'pay' } = {}) => {
    const form: SentForm = {
      url: '/create',
      params: {},
      search: {},
      fields: new URLSearchParams({ ...GIFT, ...fields }),
      origin: 'https://jara.example',
      idempotencyKey: hasKey ? 'key' : undefined,
      work: undefined,
      queryClient: new QueryClient(),
    };
    return createPresses[name]?.(form);
  };

  it('is ordered as the scripts would, under the key that came with the page', async () => {
    const answer = await press({
      message: 'Line one\r\nline two',
      anonymous: 'on',
      theme: 'sallah',
      password: 'moonlight',
    });
    expect(answer).toEqual({ goTo: '/payment/callback?reference=JARA-1' });
    expect(orders).toEqual([
      {
        key: 'key',
        body: {
          amount: 500_000,
          email: 'ada@example.com',
          authorizationUrl: 'https://jara.example/payment/callback',
          theme: 'sallah',
          anonymous: true,
          message: 'Line one\nline two',
          password: 'moonlight',
        },
      },
    ]);
  });

  it('has the rule that stands in the fields, and empty lines are none', async () => {
    await press({
      ruleType: 'SPLIT',
      splitMode: 'PERCENTAGE',
      share1: '70',
      share2: '',
      share3: '30',
      share4: '',
      share5: '',
    });
    await press({ ruleType: 'SPLIT', splitMode: 'FIXED_AMOUNT', splits: '3', share1: '100' });
    await press({ ruleType: 'NONE', nthPerson: '7' });
    const draw = { ruleType: 'DRAW', prizeMode: 'LISTED', closes: '2099-01-01T12:00' };
    const late = await press({
      ...draw,
      winners1: '1',
      prize1: '3,000',
      winners2: '2',
      prize2: '1000',
      winners3: '',
      prize3: '',
    });
    expect(orders.map(({ body }) => body.rule)).toEqual([
      { splits: [{ percentage: 70 }, { percentage: 30 }] },
      { totalSplits: 3 },
      undefined,
    ]);
    expect(late).toMatchObject({ refusal: { fields: { rule: expect.any(String) } } });
  });

  it('says what is wrong at its field and shows all but the password again', async () => {
    const answer = await press({ amount: '5k', email: 'ada', password: 'moonlight' });
    expect(answer).toMatchObject({
      refusal: {
        status: 422,
        fields: { amount: 'Please enter a valid amount', email: 'Please enter a valid email address' },
      },
      typed: { amount: '5k', email: 'ada', wantsPassword: 'yes' },
    });
    expect(JSON.stringify(answer)).not.toContain('moonlight');
    expect(orders).toEqual([]);
  });

  it('does not go without a password that was typed before, unless it is pressed once more', async () => {
    expect(await press({ wantsPassword: 'yes', password: '' })).toMatchObject({
      refusal: { fields: { password: expect.stringContaining('Type the password again') } },
    });
    expect(orders).toEqual([]);
    expect(await press({ password: '' })).toHaveProperty('goTo');
  });

  it('is looked over once more where the page had no key, since two presses would be two gifts', async () => {
    expect(await press({ pay: '' }, { hasKey: false })).toMatchObject({ said: expect.stringContaining('once more') });
    expect(orders).toEqual([]);
  });

  it('brings what can be said about who may open it, and orders nothing', async () => {
    expect(await press({ rule: 'key' }, { name: 'rule' })).toMatchObject({ typed: GIFT });
    expect(orders).toEqual([]);
  });
});
