import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wire } from '../../lib/api.ts';
import { QueryClient } from '../../lib/query/query-client.ts';
import { claimPresses } from './claim.presses.ts';

const QUID = 'SB39YW1HP58EH';
const NOW = Date.parse('2026-11-17T09:00:00Z');
/** A challenge of the server's, as old as this. */
const placeOf = (secondsAgo: number) => `${(NOW - secondsAgo * 1000).toString(36)}.f.${'x'.repeat(22)}`;

const ask = vi.fn<typeof wire.ask>();
const browsers = wire.ask;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  Object.assign(wire, { ask, isServer: true });
});
afterEach(() => {
  vi.useRealTimers();
  ask.mockReset();
  Object.assign(wire, { ask: browsers, isServer: false });
});

const press = (name: string, fields: Record<string, string>, work?: string) =>
  claimPresses[name]?.({
    url: `/claim/${QUID}`,
    params: { quid: QUID },
    search: {},
    fields: new URLSearchParams(fields),
    origin: 'https://jara.example',
    idempotencyKey: 'the key of the page',
    work,
    queryClient: new QueryClient(),
  });

describe('a gift that is opened without scripts', () => {
  const refuse = () =>
    ask.mockResolvedValue(
      new Response(JSON.stringify({ code: 'work_needed', message: 'Work.', challenge: 'a new place' }), {
        status: 428,
        headers: { 'content-type': 'application/json', 'retry-after': '15' },
      }),
    );

  it('is asked for once, with what makes a press repeated the same press', async () => {
    ask.mockResolvedValue(Response.json({ state: 'YOURS' }));
    expect(await press('open', { password: ' moon ' }, placeOf(20))).toEqual({ goTo: `/claim/${QUID}` });
    const [url, { body, headers } = {}] = ask.mock.calls[0] ?? [];
    expect([url, body]).toEqual([`/api/rules/claim?quid=${QUID}`, '{"password":" moon "}']);
    expect(headers).toMatchObject({ 'Idempotency-Key': 'the key of the page', 'X-Work': placeOf(20) });
  });

  it('gives a place in line where very many come, and says when to come back', async () => {
    refuse();
    const answer = await press('open', {});
    expect(answer).toMatchObject({ work: 'a new place', waitSeconds: 15, refusal: { status: 428 } });
    expect(answer).toHaveProperty('refusal.message', expect.stringContaining('Your place in line is kept'));
  });

  it.each([
    ['whoever presses again too early keeps theirs', placeOf(14), placeOf(14)],
    ['whoever was given it by a process whose clock is ahead keeps theirs', placeOf(-3), placeOf(-3)],
    ['whoever has waited and is refused all the same gets a new one', placeOf(16), 'a new place'],
    ['what is no place is none', 'nonsense of somebody', 'a new place'],
  ])('%s', async (_, before, after) => {
    refuse();
    expect(await press('open', {}, before)).toMatchObject({ work: after });
  });
});

describe('a code that is typed without scripts', () => {
  it('leads to its gift, also out of a whole link', async () => {
    for (const typed of [QUID.toLowerCase(), `https://jara.example/claim/${QUID}`])
      expect(await press('find', { quid: typed })).toEqual({ goTo: `/claim/${QUID}` });
  });

  it('is shown again beside what is wrong with it', async () => {
    expect(await press('find', { quid: 'SB39-YW1H' })).toMatchObject({
      refusal: { status: 422, message: 'QUID must be 13 characters' },
      typed: { quid: 'SB39-YW1H' },
    });
  });
});
