import type { MoneyBox } from '@jara/contract/staff/gifts';

const PARTS = [
  { key: 'unclaimed', name: 'Not claimed yet', look: 'bg-chart-1' },
  { key: 'claimed', name: 'Claimed, not asked for yet', look: 'bg-chart-5' },
  { key: 'onTheWay', name: 'On its way to a bank', look: 'bg-chart-2' },
  { key: 'paidOut', name: 'Paid out', look: 'bg-chart-4' },
  { key: 'ourFee', name: 'Our fee', look: 'bg-gold' },
  { key: 'refunding', name: 'Going back to the sender', look: 'bg-chart-6' },
  { key: 'refunded', name: 'Sent back to the sender', look: 'bg-chart-6' },
  { key: 'disputed', name: 'Held for a dispute', look: 'bg-chart-3' },
  { key: 'chargedBack', name: 'Taken back by the sender’s bank', look: 'bg-chart-3' },
  { key: 'dormant', name: 'Dormant', look: 'bg-ink-3' },
  { key: 'suspended', name: 'In suspense', look: 'bg-chart-3' },
] as const satisfies readonly { key: keyof MoneyBox; name: string; look: string }[];

/** The parts that are not empty; together they are what was paid. */
export const moneyParts = (box: MoneyBox) =>
  PARTS.map(({ key, name, look }) => ({ name, look, amount: box[key] })).filter(({ amount }) => amount !== 0);
