import { expect, it } from 'vitest';
import { wayOfPaying } from './channel.ts';

it('reads how a charge was paid from the words of the provider', () => {
  const card = (brand: string | null, card_type: string | null = null) =>
    wayOfPaying({ channel: 'card', authorization: { channel: 'card', brand, card_type } });
  expect(card('visa')).toEqual({ channel: 'CARD', cardBrand: 'VISA' });
  expect(card('American Express')).toEqual({ channel: 'CARD', cardBrand: 'AMERICAN_EXPRESS' });
  expect(card(null, 'verve ')).toEqual({ channel: 'CARD', cardBrand: 'VERVE' });
  expect(wayOfPaying({ channel: 'bank_transfer', authorization: {} })).toEqual({
    channel: 'BANK_TRANSFER',
    cardBrand: null,
  });
  expect(wayOfPaying({ channel: null, authorization: { channel: 'ussd' } })).toEqual({
    channel: 'USSD',
    cardBrand: null,
  });
});

it('keeps no brand where no card was used, whatever else is said', () => {
  const told = { channel: 'bank', authorization: { channel: 'bank', brand: 'Zenith Emandate' } };
  expect(wayOfPaying(told)).toEqual({ channel: 'BANK', cardBrand: null });
});

it('does not know what nobody said, and does not lose what it has never heard', () => {
  expect(wayOfPaying({})).toEqual({ channel: null, cardBrand: null });
  expect(wayOfPaying({ channel: '', authorization: null })).toEqual({ channel: null, cardBrand: null });
  expect(wayOfPaying({ channel: 'carrier pigeon' })).toEqual({ channel: 'OTHER', cardBrand: null });
  expect(wayOfPaying({ channel: 'card', authorization: { brand: 'Afrigo' } })).toEqual({
    channel: 'CARD',
    cardBrand: 'OTHER',
  });
});
