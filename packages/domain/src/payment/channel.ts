/** How somebody paid, as the provider tells it. */
export const PAYMENT_CHANNELS = [
  'CARD',
  'BANK',
  'BANK_TRANSFER',
  'USSD',
  'QR',
  'MOBILE_MONEY',
  'EFT',
  'APPLE_PAY',
  'OTHER',
] as const;
export type PaymentChannel = (typeof PAYMENT_CHANNELS)[number];

export const CARD_BRANDS = ['VISA', 'MASTERCARD', 'VERVE', 'AMERICAN_EXPRESS', 'OTHER'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

/** "bank_transfer" → BANK_TRANSFER. A word that we have never heard is another one; no word at all is not known. */
function known<Name extends string>(names: readonly Name[], word: string | null | undefined): Name | 'OTHER' | null {
  const name = (word ?? '')
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_');
  if (name === '') return null;
  return names.find((one) => one === name) ?? 'OTHER';
}

/** What the provider says of a charge, in its own words. */
interface Told {
  channel?: string | null | undefined;
  authorization?:
    | { channel?: string | null | undefined; brand?: string | null | undefined; card_type?: string | null | undefined }
    | null
    | undefined;
}

/** How a charge was paid, and with which brand of card where it was one. The number of the card is nothing we keep. */
export function wayOfPaying({ channel, authorization }: Told): {
  channel: PaymentChannel | null;
  cardBrand: CardBrand | null;
} {
  const way = known(PAYMENT_CHANNELS, channel || authorization?.channel);
  const brand = known(CARD_BRANDS, authorization?.brand || authorization?.card_type);
  return { channel: way, cardBrand: way === 'CARD' || way === 'APPLE_PAY' ? brand : null };
}
