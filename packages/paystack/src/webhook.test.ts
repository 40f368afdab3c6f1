import { describe, expect, it } from 'vitest';
import { parseWebhook } from './webhook.ts';

const charge = { id: 4099260516, status: 'success', reference: 'qd-0001', amount: 500000, currency: 'NGN' };
const event = (name: string, data: unknown) => parseWebhook(JSON.stringify({ event: name, data }));

describe('parseWebhook', () => {
  it('reads a charge and names it by event and id', () => {
    expect(event('charge.success', charge)).toMatchObject({
      about: 'charge',
      key: 'charge.success:4099260516:success',
      data: { id: '4099260516', amount: 500000 },
    });
  });

  it('tells two charges on one reference apart, beyond 2^53 as well', () => {
    const body = (id: string) =>
      `{"event":"charge.success","data":{"id":${id},"status":"success","reference":"r","amount":1,"currency":"NGN"}}`;
    expect(parseWebhook(body('9007199254740993'))?.key).not.toBe(parseWebhook(body('9007199254740992'))?.key);
  });

  it('tells equal part-refunds apart by their bytes, and a re-delivery not at all', () => {
    const refund = { status: 'processed', amount: '5000', currency: 'NGN', transaction_reference: 'qd-0001' };
    const first = event('refund.processed', { ...refund, refund_reference: null });
    expect(first).toMatchObject({ about: 'refund', data: { amount: 5000 } });
    expect(event('refund.processed', { ...refund, refund_reference: null })?.key).toBe(first?.key);
    expect(event('refund.processed', { ...refund, refund_reference: 'TRF_2' })?.key).not.toBe(first?.key);
  });

  it('reads disputes and transfers', () => {
    const dispute = { id: 7, status: 'awaiting-merchant-feedback', transaction: { id: 1, reference: 'qd-0001' } };
    expect(event('charge.dispute.create', dispute)?.about).toBe('dispute');
    const transfer = { id: 9, status: 'success', reference: 'r', amount: 1, currency: 'NGN', transfer_code: 'TRF_1' };
    expect(event('transfer.reversed', { ...transfer, status: 'reversed' })?.about).toBe('transfer');
  });

  it('lets events that do not concern us pass, and flags ours in a shape we do not know', () => {
    expect(event('subscription.create', { id: 1 })?.about).toBe('other');
    expect(event('charge.success', { ...charge, amount: '12.5' })).toMatchObject({
      about: 'unreadable',
      problem: 'Unexpected amount',
    });
    expect(event('transfer.success', null)).toMatchObject({ about: 'unreadable' });
  });

  it('returns null for a body that is no event', () => {
    for (const body of ['', 'null', '[]', '{}', '{"event":1}', '{"event":"charge.success"']) {
      expect(parseWebhook(body)).toBeNull();
    }
  });
});
