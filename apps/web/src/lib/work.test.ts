import { createHash } from 'node:crypto';
import { findGiveaway } from '@jara/contract/giveaways';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from './api.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const needed = (challenge: string, difficulty = 8) =>
  json({ code: 'work_needed', message: 'Very many people are here', challenge, difficulty }, 428);

const zeroBits = (text: string) => Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0));

describe('a call that meets a rush', () => {
  const fetchMock = vi.fn<typeof fetch>();
  const workOf = (nth: number) => new Headers(fetchMock.mock.calls[nth]?.[1]?.headers).get('X-Work');
  const ask = () => call(findGiveaway, { params: { code: '7K3MXQ2V9H4TA' } }, { idempotencyKey: 'once' });
  beforeEach(() => {
    fetchMock.mockReset();
    vi.stubGlobal('fetch', fetchMock);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('goes on by itself once the work is done, as the same wish', async () => {
    fetchMock.mockResolvedValueOnce(needed('one')).mockResolvedValueOnce(json({ code: 'yes' }));
    expect(await ask()).toEqual({ code: 'yes' });
    expect(workOf(0)).toBeNull();
    expect(workOf(1)).toMatch(/^one:\d+$/);
    expect(zeroBits(workOf(1) ?? '')).toBeGreaterThanOrEqual(8);
    expect(new Headers(fetchMock.mock.calls[1]?.[1]?.headers).get('Idempotency-Key')).toBe('once');
  });

  it('works again when it is asked again, and says so in the end', async () => {
    fetchMock.mockImplementation(async () => needed(`nr-${fetchMock.mock.calls.length}`, 4));
    await expect(ask()).rejects.toMatchObject({ code: 'work_needed' });
    expect(fetchMock).toHaveBeenCalledTimes(6);
    expect(workOf(5)).toMatch(/^nr-5:\d+$/);
  });

  it('takes another refusal for an answer', async () => {
    fetchMock.mockResolvedValueOnce(needed('one')).mockResolvedValueOnce(json({ code: 'gift_taken' }, 409));
    await expect(ask()).rejects.toMatchObject({ code: 'gift_taken' });
  });
});
