import type { SentGift } from '@jara/contract/sent';
import { formatMoneyShort } from '@jara/domain/money/format';
import { useState } from 'react';
import { AccountFields, useBankAccount } from '../../components/bank-account/account-fields.tsx';
import { Form } from '../../components/form.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import type { Wish } from './sent-gift.queries.ts';

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
        <h3 className="font-sans font-semibold text-base">Where should your {amount} go?</h3>
        <p className="text-ink-2">
          Your card did not take it back. Name a bank account of yours, and it goes there; one of us may look at it
          first. We never ask for a PIN, a password or a code.
        </p>
      </div>
      <Form noValidate onSubmit={form.handleSubmit(() => setIsSure(true))} className="flex flex-col gap-5">
        <AccountFields {...bankAccount} />
        <Button type="submit" disabled={accountName === ''} busy={busy}>
          Send it there
        </Button>
      </Form>
      {isSure && (
        <Dialog
          open
          title="Is this your account?"
          onClose={busy ? undefined : () => setIsSure(false)}
          footer={
            <>
              <Button variant="secondary" disabled={busy} onClick={() => setIsSure(false)}>
                Change it
              </Button>
              <Button busy={busy} onClick={() => onSend({ deed: 'bank', account: { ...account, accountName } })}>
                Send {amount}
              </Button>
            </>
          }
        >
          <p className="font-bold font-display text-2xl leading-tight">
            {amount} goes to {accountName}
          </p>
          <p className="text-ink-2">
            {bankName}, <span className="tabular tracking-wider">{account.accountNumber}</span>
          </p>
          <p className="text-ink-3 text-sm">
            A transfer to a wrong account cannot be called back. Check the name and the last four digits.
          </p>
          {problem && <Banner tone="err" title={problem} />}
        </Dialog>
      )}
    </div>
  );
}
