import { formatMoneyShort } from '@jara/domain/money/format';
import { type MouseEvent, useId } from 'react';
import { PostForm } from '../../components/form.tsx';
import { Money } from '../../components/money.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { usePress } from '../../lib/press.ts';
import { words } from './words/en.tsx';

interface ConfirmWithdrawalDialogProps {
  open: boolean;
  busy: boolean;
  failure: string | undefined;
  /** No answer came, so nobody here knows whether the request arrived. */
  isUnheard: boolean;
  details: {
    bankName: string;
    bankCode: string;
    accountNumber: string;
    accountName: string;
    amount: number;
    fee: number;
    net: number;
    currency: string;
  };
  onEdit: () => void;
  onConfirm: () => void;
}

/** Repeats everything that cannot be taken back, the outcome first. */
export function ConfirmWithdrawalDialog({
  open,
  busy,
  failure,
  isUnheard,
  details,
  onEdit,
  onConfirm,
}: ConfirmWithdrawalDialogProps) {
  const { bankName, bankCode, accountNumber, accountName, amount, fee, net, currency } = details;
  const form = useId();
  const edit = usePress('edit');
  const send = usePress('send');
  /** Without scripts the button sends the form; with them it does what it says here. */
  const instead = (deed: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    deed();
  };
  const outcome = words.confirm.outcome(formatMoneyShort(net, currency), accountName);
  return (
    <Dialog
      open={open}
      title={words.confirm.title}
      onClose={busy ? undefined : onEdit}
      footer={
        <>
          <Button
            {...edit.button}
            type="submit"
            form={form}
            variant="secondary"
            onClick={instead(onEdit)}
            disabled={busy}
          >
            {words.confirm.edit}
          </Button>
          <Button {...send.button} type="submit" form={form} onClick={instead(onConfirm)} busy={busy} className="py-2">
            <span>
              {words.confirm.transfer} <span className="block font-normal text-sm">{outcome}</span>
            </span>
          </Button>
        </>
      }
    >
      <PostForm id={form} hidden>
        {Object.entries({ accountNumber, bankCode, accountName }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </PostForm>
      <p className="font-bold font-display text-2xl leading-tight">{outcome}</p>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-y-2.5 [&>dd]:text-right [&>dt]:pr-6 [&>dt]:text-ink-2">
        <dt>{words.bank}</dt>
        <dd className="font-semibold">{bankName}</dd>
        <dt>{words.confirm.accountNumber}</dt>
        <dd className="tabular tracking-wider">
          {accountNumber.slice(0, -4)}
          <strong className="text-lg">{accountNumber.slice(-4)}</strong>
        </dd>
        <dt>{words.confirm.accountName}</dt>
        <dd className="font-semibold">{accountName}</dd>
        <dt>{words.amount}</dt>
        <dd>
          <Money amount={amount} currency={currency} />
        </dd>
        <dt>{words.fee}</dt>
        <dd>
          −<Money amount={fee} currency={currency} />
        </dd>
        <dt className="border-line border-t pt-2.5 font-semibold text-ink!">{words.confirm.total}</dt>
        <dd className="border-line border-t pt-2.5 font-bold">
          <Money amount={net} currency={currency} />
        </dd>
      </dl>
      <p className="text-ink-3 text-sm">{words.confirm.cannotBeCalledBack}</p>
      {failure && (
        <Banner tone="err" title={failure}>
          {isUnheard && words.confirm.sentOnce}
        </Banner>
      )}
    </Dialog>
  );
}
