import { describe, expect, it } from 'vitest';
import { compareSums } from './judges.ts';

const account = { accountNumber: '3100000100', bankCode: '057' };
const elsewhere = { accountNumber: '3100000200', bankCode: '057' };
const transfer = { reference: 'out-1', currency: 'NGN', status: 'success', amount: 97, bankReceived: 97, ...account };
const charge = {
  id: '7',
  reference: 'in-1',
  currency: 'NGN',
  status: 'success',
  cameIn: 100,
  fees: 2,
  refunded: 0,
  refundedTo: [],
  disputed: 0,
  undecided: 0,
};
const right: Parameters<typeof compareSums>[0] = {
  promised: [{ id: 'w1', account }],
  withdrawals: [{ id: 'w1', claimId: 'c1', reference: 'out-1', status: 'COMPLETED', net: 97 }],
  charges: [{ providerId: '7', amount: 100 }],
  sums: { transfers: [transfer], charges: [charge] },
};
const wrongIn = (change: Partial<typeof right>): string[] =>
  compareSums({ ...right, ...change })
    .filter(({ wrong }) => wrong > 0)
    .map(({ what }) => what);

describe('the provider’s sums beside what was promised', () => {
  it('are right where each share was paid once, whole, to its account', () => {
    expect(wrongIn({})).toEqual([]);
  });

  it('find a promise that never ended', () => {
    const [withdrawal] = right.withdrawals;
    if (!withdrawal) throw new Error('there is one');
    expect(
      wrongIn({ withdrawals: [{ ...withdrawal, status: 'SUBMITTED' }], sums: { ...right.sums, transfers: [] } }),
    ).toEqual(['withdrawals that were promised have ended, paid or refused by staff']);
  });

  it('find money that was paid twice, in part, elsewhere, or for nothing we know', () => {
    const withTransfers = (...transfers: (typeof transfer)[]) => wrongIn({ sums: { ...right.sums, transfers } });
    expect(withTransfers(transfer, transfer)).toEqual([
      'those that are completed were paid once, whole',
      'no share was paid twice',
    ]);
    expect(withTransfers({ ...transfer, bankReceived: 96 })).toEqual([
      'those that are completed were paid once, whole',
    ]);
    expect(withTransfers({ ...transfer, ...elsewhere })).toEqual(['and to the account that was asked for']);
    expect(withTransfers(transfer, { ...transfer, reference: 'out-2' })).toEqual([
      'no transfer left that is not a completed withdrawal',
    ]);
  });

  it('find a share that was paid under two tries', () => {
    const again = { id: 'w2', claimId: 'c1', reference: 'out-2', status: 'COMPLETED', net: 97 };
    expect(
      wrongIn({
        withdrawals: [...right.withdrawals, again],
        sums: { ...right.sums, transfers: [transfer, { ...transfer, reference: 'out-2' }] },
      }),
    ).toEqual(['no share was paid twice']);
  });

  it('find a charge that our books lack, and one that gave back more than it took', () => {
    expect(wrongIn({ charges: [] })).toEqual(['what came in is in our books']);
    const sums = { ...right.sums, charges: [{ ...charge, refunded: 60, disputed: 50 }] };
    expect(wrongIn({ sums })).toEqual(['no more went back than came in']);
  });
});
