import type { Withdrawal } from '@jara/contract/withdrawals';
import { formatMoneyShort } from '@jara/domain/money/format';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { useGo } from '../../lib/router/router.tsx';
import { words } from './words/en.tsx';

interface WithdrawalSuccessDialogProps {
  withdrawal: Withdrawal;
  accessKey: string;
  /** On the page of its own, the person is taken to their transactions after 3 seconds. */
  leavesForTransactions: boolean;
}

const REDIRECT_MS = 3000;

export function WithdrawalSuccessDialog({
  withdrawal,
  accessKey,
  leavesForTransactions,
}: WithdrawalSuccessDialogProps) {
  const { id, net, currency, accountName, bank, stage, waitReason } = withdrawal;
  const go = useGo();
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    if (!leavesForTransactions || isDone) return;
    const timer = setTimeout(() => void go({ to: '/transactions' }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [leavesForTransactions, isDone, go]);
  const followMoney = () => {
    // What was pressed counts, however long its page takes to come.
    setIsDone(true);
    void go({ to: '/withdraw/status/$id', params: { id } }, { state: { accessKey } });
  };
  return (
    <Dialog
      open
      title={words.success.title}
      onClose={followMoney}
      footer={<Button onClick={followMoney}>{words.success.done}</Button>}
    >
      <div className="flex items-start gap-4">
        <CircleCheck aria-hidden="true" className="size-10 shrink-0 text-ok" strokeWidth={1.75} />
        <div className="flex flex-col gap-2">
          <p>
            {words.success.goesTo(formatMoneyShort(net, currency), accountName, bank)}{' '}
            {stage === 'REQUESTED'
              ? `${waitReason ?? words.success.largerAmountsFirst} ${words.success.alwaysWithin24Hours}`
              : words.success.usuallyWithinMinutes}
          </p>
          {leavesForTransactions && <p className="text-ink-2 text-sm">{words.success.leaving}</p>}
        </div>
      </div>
    </Dialog>
  );
}
