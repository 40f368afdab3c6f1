import type { Withdrawal } from '@jara/contract/withdrawals';
import { Route } from 'lucide-react';
import { ButtonLink } from '../../components/app-link.tsx';
import { Money } from '../../components/money.tsx';
import { Card } from '../../components/ui/card.tsx';
import { WithdrawalBadge } from '../../components/withdrawal-badge.tsx';
import { words } from './words/en.tsx';

/** A gift whose money has left already, or is leaving: there is nothing to fill in, only to follow. */
export function OnItsWay({ withdrawal, accessKey }: { withdrawal: Withdrawal; accessKey: string }) {
  const { id, net, currency, accountName, bank, status } = withdrawal;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{status === 'COMPLETED' ? words.paidOut : words.onItsWay}</h2>
        <WithdrawalBadge status={status} />
      </div>
      <p className="text-ink-2">
        {words.goesTo(
          <Money amount={net} currency={currency} short className="font-bold text-ink" />,
          accountName,
          bank,
        )}
      </p>
      <ButtonLink to="/withdraw/status/$id" params={{ id }} state={{ accessKey }}>
        <Route aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {words.followYourMoney}
      </ButtonLink>
    </Card>
  );
}
