import type { StaffPayment } from '@jara/contract/staff/payments';
import type { CardBrand, PaymentChannel } from '@jara/domain/payment/channel';

export const CHANNEL_WORDS: Record<PaymentChannel, string> = {
  CARD: 'Card',
  BANK: 'Bank',
  BANK_TRANSFER: 'Bank transfer',
  USSD: 'USSD',
  QR: 'QR',
  MOBILE_MONEY: 'Mobile money',
  EFT: 'EFT',
  APPLE_PAY: 'Apple Pay',
  OTHER: 'Another way',
};

export const BRAND_WORDS: Record<CardBrand, string | undefined> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  VERVE: 'Verve',
  AMERICAN_EXPRESS: 'American Express',
  OTHER: undefined,
};

/** "Card, Visa". What was paid before this was kept, and what nobody has paid, is not known. */
export function wayWords({
  channel,
  cardBrand,
  settledAt,
}: Pick<StaffPayment, 'channel' | 'cardBrand' | 'settledAt'>): string {
  if (channel === null) return settledAt === null ? 'Not paid yet' : 'Not known';
  const brand = cardBrand && BRAND_WORDS[cardBrand];
  return brand ? `${CHANNEL_WORDS[channel]}, ${brand}` : CHANNEL_WORDS[channel];
}
