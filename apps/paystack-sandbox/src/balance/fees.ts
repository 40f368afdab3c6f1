const naira = (amount: number) => amount * 100;

const LOCAL_BPS = 150;
const INTERNATIONAL_BPS = 390;
const FLAT_FEE = naira(100);
const FLAT_FEE_FROM = naira(2_500);
const LOCAL_CAP = naira(2_000);

/** Local cards: 1.5 % plus ₦100 (waived below ₦2,500), at most ₦2,000. Halves round up, as recorded. */
export function collectionFee(amount: number, currency: string): number {
  if (currency !== 'NGN') return portion(amount, INTERNATIONAL_BPS);
  const flat = amount >= FLAT_FEE_FROM ? FLAT_FEE : 0;
  return Math.min(portion(amount, LOCAL_BPS) + flat, LOCAL_CAP);
}

/** ₦10 up to ₦5,000, ₦25 up to ₦50,000, ₦50 above. */
export function transferFee(amount: number): number {
  if (amount <= naira(5_000)) return naira(10);
  if (amount <= naira(50_000)) return naira(25);
  return naira(50);
}

/** The state's levy on an electronic transfer of ₦10,000 or more, which its sender pays: ₦50. */
export const stampDuty = ({ amount, currency }: { amount: number; currency: string }): number =>
  currency === 'NGN' && amount >= naira(10_000) ? naira(50) : 0;

/** What the payer is charged so that the merchant nets the asked amount, when the payer bears the fee. */
export function grossUp(net: number): number {
  const withoutFlat = Math.ceil(net / 0.985);
  if (withoutFlat < FLAT_FEE_FROM) return withoutFlat;
  const withFlat = Math.ceil((net + FLAT_FEE) / 0.985);
  return Math.min(withFlat, net + LOCAL_CAP);
}

const portion = (amount: number, bps: number) => Math.floor((amount * bps + 5_000) / 10_000);
