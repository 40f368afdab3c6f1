import type { SentGift } from '@jara/contract/sent';
import { formatMoneyShort } from '@jara/domain/money/format';
import { useState } from 'react';
import { AccountFields, useBankAccount } from '../../components/bank-account/account-fields.tsx';
import { Form } from '../../components/form.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import type { Wish } from './sent-gift.queries.ts';
import { words } from './words/en.tsx';

interface ToBankProps {
  gift: SentGift;
  busy: boolean;
  problem: string | undefined;
  onSend: (wish: Extract<Wish, { deed: 'bank' }>) => void;
}

/** Asks for a bank account, because the card did not take back what nobody opened. */
export function ToBank({ gift, busy, problem, onSend }: ToBankProps) {
  const bankAccount = useBankAccount(undefined);
  const { form, account, accountName, bankName } = bankAccount;
  const [isSure, setIsSure] = useState(false);
  const amount = formatMoneyShort(gift.refunds.at(-1)?.amount ?? 0, gift.currency);
  return (
    <div className="flex flex-col gap-4 py-4">
      <div>
        <h3 className="font-sans font-semibold text-base">{words.toBank.where(amount)}</h3>
        <p className="text-ink-2">{words.toBank.why}</p>
      </div>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (form.check()) setIsSure(true);
        }}
        className="flex flex-col gap-5"
      >
        <AccountFields {...bankAccount} />
        <Button type="submit" disabled={accountName === ''} busy={busy}>
          {words.toBank.sendIt}
        </Button>
      </Form>
      {isSure && (
        <Dialog
          open
          title={words.toBank.isItYours}
          onClose={busy ? undefined : () => setIsSure(false)}
          footer={
            <>
              <Button variant="secondary" disabled={busy} onClick={() => setIsSure(false)}>
                {words.toBank.changeIt}
              </Button>
              <Button busy={busy} onClick={() => onSend({ deed: 'bank', account: { ...account, accountName } })}>
                {words.toBank.send(amount)}
              </Button>
            </>
          }
        >
          <p className="font-bold font-display text-2xl leading-tight">{words.toBank.goesTo(amount, accountName)}</p>
          <p className="text-ink-2">
            {bankName}, <span className="tabular tracking-wider">{account.accountNumber}</span>
          </p>
          <p className="text-ink-3 text-sm">{words.toBank.noWayBack}</p>
          {problem && <Banner tone="err" title={problem} />}
        </Dialog>
      )}
    </div>
  );
}
