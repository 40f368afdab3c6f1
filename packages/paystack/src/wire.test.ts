import { describe, expect, it } from 'vitest';
import { bank, errorEnvelope, transaction, transfer, wireAmount, wireId } from './wire.ts';

const charge = { id: 4099260516, status: 'success', reference: 'qd-0001', amount: 500000, currency: 'NGN' };

describe('what the provider sends', () => {
  it('gives ids as strings, whichever way they came', () => {
    expect(wireId.parse(4099260516)).toBe('4099260516');
    expect(wireId.parse('18446744073709551615')).toBe('18446744073709551615');
    expect(wireId.safeParse(2 ** 53).success).toBe(false);
  });

  it('takes an amount as a whole number or its digits, and nothing else', () => {
    expect(wireAmount.parse(500000)).toBe(500000);
    expect(wireAmount.parse('500000')).toBe(500000);
    for (const bad of [1.5, '1.5', '', ' 5', '5e3', '99999999999999999999', 2 ** 53, null, Number.NaN]) {
      expect(wireAmount.safeParse(bad).success).toBe(false);
    }
  });

  it('keeps a status nobody has seen before', () => {
    expect(transaction.parse({ ...charge, status: 'levitating' }).status).toBe('levitating');
  });

  it('survives the many faces of metadata, customer and authorization', () => {
    for (const metadata of [0, '', 'text', null, { a: 1 }]) {
      expect(transaction.parse({ ...charge, metadata }).metadata).toEqual(metadata);
    }
    expect(transaction.parse({ ...charge, customer: null, authorization: {} }).customer).toBeNull();
    expect(transaction.parse({ ...charge, authorization: { exp_month: 12, last4: '4081' } }).authorization?.last4).toBe(
      '4081',
    );
  });

  it('does not read past a malformed amount, even one that may be missing', () => {
    expect(transaction.safeParse({ ...charge, requested_amount: null }).success).toBe(true);
    expect(transaction.safeParse({ ...charge, requested_amount: '12.50' }).success).toBe(false);
    expect(transaction.safeParse({ ...charge, amount: undefined }).success).toBe(false);
  });

  it('reads a recipient given by id and one given whole', () => {
    const sent = { id: 1, status: 'pending', reference: 'r', amount: 1, currency: 'NGN', transfer_code: 'TRF_1' };
    expect(transfer.parse({ ...sent, recipient: 56824902 }).recipient).toBe('56824902');
    expect(transfer.parse({ ...sent, recipient: { recipient_code: 'RCP_1' } }).recipient).toMatchObject({
      recipient_code: 'RCP_1',
    });
  });

  it('keeps bank codes as they are written', () => {
    expect(bank.parse({ id: 1, name: 'ALAT by WEMA', code: '035A', longcode: 'null', gateway: '' }).code).toBe('035A');
    expect(bank.parse({ id: 2, name: 'Globus Bank', code: '00103' }).code).toBe('00103');
  });

  it('recognises an error whose false is a string and which has no code', () => {
    expect(errorEnvelope.safeParse({ status: 'false', message: 'No' }).success).toBe(true);
    expect(errorEnvelope.safeParse({ message: 'Route not found', statusCode: 404 }).success).toBe(false);
  });
});
