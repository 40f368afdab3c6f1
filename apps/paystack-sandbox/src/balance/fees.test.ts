import { describe, expect, it } from 'vitest';
import { collectionFee, grossUp, transferFee } from './fees.ts';

describe('fees', () => {
  it.each([
    [25_000, 375],
    [39_100, 587],
    [249_999, 3_750],
    [250_000, 13_750],
    [1_000_000, 25_000],
    [12_666_667, 200_000],
    [100_000_000, 200_000],
  ])('takes %i kobo collected as %i kobo', (amount, fee) => {
    expect(collectionFee(amount, 'NGN')).toBe(fee);
  });

  it.each([
    [1, 1_000],
    [500_000, 1_000],
    [500_001, 2_500],
    [5_000_000, 2_500],
    [5_000_001, 5_000],
  ])('charges a transfer of %i kobo %i kobo', (amount, fee) => {
    expect(transferFee(amount)).toBe(fee);
  });

  it.each([
    [236_250, 3_598],
    [1_000_000, 25_381],
    [12_466_666, 200_000],
    [50_000_000, 200_000],
  ])('adds what nets %i kobo to the merchant: %i kobo', (net, added) => {
    expect(grossUp(net) - net).toBe(added);
  });
});
