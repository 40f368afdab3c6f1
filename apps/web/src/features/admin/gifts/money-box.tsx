import type { MoneyBox } from '@jara/contract/staff/gifts';
import { clsx } from 'clsx';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Money } from '../../../components/money.tsx';
import { Panel } from '../shared/panel.tsx';

const PARTS = [
  { key: 'unclaimed', name: 'Not claimed yet', look: 'bg-chart-1' },
  { key: 'claimed', name: 'Claimed, not asked for yet', look: 'bg-chart-5' },
  { key: 'onTheWay', name: 'On its way to a bank', look: 'bg-chart-2' },
  { key: 'paidOut', name: 'Paid out', look: 'bg-chart-4' },
  { key: 'ourFee', name: 'Our fee', look: 'bg-gold' },
  { key: 'refunding', name: 'Going back to the sender', look: 'bg-chart-6' },
  { key: 'refunded', name: 'Sent back to the sender', look: 'bg-chart-6' },
  { key: 'kept', name: 'Kept for the provider’s fee', look: 'bg-gold' },
  { key: 'disputed', name: 'Held for a dispute', look: 'bg-chart-3' },
  { key: 'chargedBack', name: 'Taken back by the sender’s bank', look: 'bg-chart-3' },
  { key: 'dormant', name: 'Dormant', look: 'bg-ink-3' },
  { key: 'suspended', name: 'In suspense', look: 'bg-chart-3' },
] as const satisfies readonly { key: keyof MoneyBox; name: string; look: string }[];

/** The parts that are not empty; together they are what was paid. */
const moneyParts = (box: MoneyBox) =>
  PARTS.map(({ key, name, look }) => ({ name, look, amount: box[key] })).filter(({ amount }) => amount !== 0);

interface MoneyBoxViewProps {
  box: MoneyBox;
  currency: string;
}

/** Where every kobo of one gift is, from the ledger. The parts add up to what was paid, and the box says whether they do. */
export function MoneyBoxView({ box, currency }: MoneyBoxViewProps) {
  const parts = moneyParts(box);
  return (
    <Panel
      title="Money box"
      aside={
        box.addsUp ? (
          <span className="inline-flex items-center gap-1.5 font-semibold text-ok text-sm">
            <CircleCheck aria-hidden="true" className="size-4" strokeWidth={2} />
            Adds up
          </span>
        ) : (
          <span className="inline-flex items-center gap-1.5 font-semibold text-err text-sm">
            <TriangleAlert aria-hidden="true" className="size-4" strokeWidth={2} />
            Does not add up
          </span>
        )
      }
    >
      <div aria-hidden="true" className="mb-3 flex h-3 gap-0.5 overflow-hidden rounded-full bg-sunken">
        {parts.map(({ name, amount, look }) => (
          <span
            key={name}
            className={clsx('h-full', look)}
            style={{ width: `${box.paid > 0 ? (amount / box.paid) * 100 : 0}%` }}
          />
        ))}
      </div>
      <table className="w-full text-sm">
        <caption className="sr-only">What became of the gift’s money</caption>
        <tbody>
          {parts.map(({ name, amount, look }) => (
            <tr key={name} className="border-line border-b">
              <th scope="row" className="py-2 text-left font-normal text-ink-2">
                <span className="flex items-center gap-2">
                  <span aria-hidden="true" className={clsx('size-3 shrink-0 rounded-[3px]', look)} />
                  {name}
                </span>
              </th>
              <td className="py-2 text-right font-semibold">
                <Money amount={amount} currency={currency} />
              </td>
            </tr>
          ))}
          <tr className="border-line-strong border-b-2">
            <th scope="row" className="py-2 text-left font-bold">
              Paid
            </th>
            <td className="py-2 text-right font-bold">
              <Money amount={box.paid} currency={currency} />
            </td>
          </tr>
          <Beside name="The provider took from us" amount={box.providerFees} currency={currency} />
          {box.chargebackLoss > 0 && (
            <Beside name="Our loss by a chargeback" amount={box.chargebackLoss} currency={currency} />
          )}
        </tbody>
      </table>
    </Panel>
  );
}

const Beside = ({ name, amount, currency }: { name: string; amount: number; currency: string }) => (
  <tr>
    <th scope="row" className="pt-2 text-left font-normal text-ink-3">
      {name}
    </th>
    <td className="pt-2 text-right text-ink-3">
      <Money amount={amount} currency={currency} />
    </td>
  </tr>
);
