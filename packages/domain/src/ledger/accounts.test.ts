import { describe, expect, it } from 'vitest';
import {
  ACCOUNT_NATURES,
  claimAccount,
  disputeAccount,
  dormantAccount,
  feeHold,
  giftAccount,
  LIABILITIES,
  NO_SUBJECT,
  PROVIDER_BALANCE,
  payoutHold,
  refundAccount,
  suspenseAccount,
} from './accounts.ts';

describe('the chart of accounts', () => {
  it('keeps the accounts of different things apart, even when their ids are the same', () => {
    const makers = [
      giftAccount,
      claimAccount,
      payoutHold,
      feeHold,
      refundAccount,
      disputeAccount,
      suspenseAccount,
      dormantAccount,
    ];
    const accounts = makers.map((make) => make('same-id' as never));
    expect(new Set(accounts.map(({ kind }) => kind)).size).toBe(makers.length);
    for (const { kind, subject } of accounts) {
      expect(subject).toBe('same-id');
      expect(ACCOUNT_NATURES[kind]).toBe('liability');
    }
    expect(accounts.map(({ kind }) => kind)).toEqual(LIABILITIES);
  });

  it('gives the platform’s own accounts no subject', () => {
    expect(PROVIDER_BALANCE).toEqual({ kind: 'provider_balance', subject: NO_SUBJECT });
  });
});
