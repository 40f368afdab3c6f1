import type { Withdrawal } from '@jara/contract/withdrawals';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { withdrawalQuery } from './withdraw.queries.ts';

const { refetchInterval } = withdrawalQuery('01a1ee67-bc55-7719-9c83-9b03a6aa90fd');
const asksAgain = (state: { data?: Pick<Withdrawal, 'status'>; error?: Error | null }) =>
  typeof refetchInterval === 'function' &&
  Boolean(refetchInterval({ state: { data: undefined, error: null, ...state } } as never));
const refusal = (status: number) => new ApiError(status, { message: 'No' });

describe('following a withdrawal', () => {
  it('goes on until the money has arrived or come back', () => {
    expect(asksAgain({ data: { status: 'PENDING' } })).toBe(true);
    expect(asksAgain({ data: { status: 'COMPLETED' } })).toBe(false);
    expect(asksAgain({ data: { status: 'FAILED' } })).toBe(false);
  });

  it('goes on after silence and trouble of ours', () => {
    expect(asksAgain({ error: new TypeError('Failed to fetch') })).toBe(true);
    expect(asksAgain({ error: refusal(503) })).toBe(true);
  });

  it.each([401, 403, 404])('leaves whoever has to show a key in peace, after %i', (status) => {
    expect(asksAgain({ error: refusal(status) })).toBe(false);
  });
});
