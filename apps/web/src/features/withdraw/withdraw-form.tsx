import type { Reply } from '@jara/contract/endpoint';
import type { readWithdrawable, Withdrawal } from '@jara/contract/withdrawals';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../../components/app-link.tsx';
import { AccountFields, useBankAccount } from '../../components/bank-account/account-fields.tsx';
import { accountNameQuery, type BankAccount } from '../../components/bank-account/bank-account.queries.ts';
import { Form } from '../../components/form.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ApiError, hasCode, messageOf } from '../../lib/api.ts';
import { usePress } from '../../lib/press.ts';
import { useQueryClient } from '../../lib/query/use-query.ts';
import { toast } from '../../lib/toast.ts';
import { useHydrated } from '../../lib/use-client-value.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { withdrawableQuery } from '../../lib/withdrawable.ts';
import { ConfirmWithdrawalDialog } from './confirm-withdrawal-dialog.tsx';
import { FeeBreakdown } from './fee-breakdown.tsx';
import { RememberAccount, useRememberedAccount } from './remember-account.tsx';
import { sendingProblem } from './sending-problem.ts';
import { useRequestWithdrawal } from './withdraw.queries.ts';
import { words } from './words/en.tsx';

/** Nobody here knows what became of it, so it must not be called failed. */
const NO_ANSWER = words.sending.noAnswer;

interface WithdrawFormProps {
  share: Reply<typeof readWithdrawable>;
  accessKey: string;
  /** The account a bank has just refused; often a single digit of it is wrong. */
  lastTried: BankAccount | undefined;
  onSent: (withdrawal: Withdrawal) => void;
}

export function WithdrawForm({ share, accessKey, lastTried, onSent }: WithdrawFormProps) {
  const queryClient = useQueryClient();
  const isAlive = useHydrated();
  const [check, edit, sending] = [usePress('check'), usePress('edit'), usePress('send')];
  const pressed = [check, edit, sending].find(({ typed }) => typed !== undefined);
  const bankAccount = useBankAccount(pressed?.typed ?? lastTried);
  const { form, account, accountName, bankName } = bankAccount;
  const { focus } = form;
  const remembered = useRememberedAccount(form);
  const isChecked = pressed === check || (pressed === sending && !changesTheAccount(sending.refusal));
  const [confirming, setConfirming] = useState(accountName !== '' && isChecked);
  /** An account that receives another share of this gift, and what we said about it. */
  const [taken, setTaken] = useState<BankAccount & { message: string }>();
  // Once the dialog has closed: it gives the focus back to what opened it.
  useEffect(() => {
    if (taken) focus('accountNumber');
  }, [taken, focus]);
  const isTaken = taken?.accountNumber === account.accountNumber && taken.bankCode === account.bankCode;
  const request = useRequestWithdrawal();
  const isUnheard = request.isError && !(request.error instanceof ApiError);
  const oneAtATime = useOneAtATime();
  // What a press was told is about what was pressed.
  const told = request.isIdle && !form.isChanged ? (sending.refusal ?? check.refusal) : undefined;

  const send = () => {
    const problem = sendingProblem(account);
    if (problem) {
      toast.error(problem);
      setConfirming(false);
      return;
    }
    oneAtATime((done) =>
      request.mutate(
        { quid: share.quid, accessKey, amount: share.amount, ...account, accountName },
        {
          onSuccess: (withdrawal) => {
            remembered.keep(account);
            onSent(withdrawal);
          },
          onSettled: done,
          onError: (error) => {
            if (hasCode(error, 'account_already_paid')) {
              setConfirming(false);
              setTaken({ ...account, message: error.message });
              return;
            }
            toast.error(messageOf(error, error instanceof ApiError ? words.sending.notProcessed : NO_ANSWER));
            // Sent from another tab or phone meanwhile: the page shows that one instead of this form.
            if (hasCode(error, 'withdrawal_under_way') || hasCode(error, 'already_withdrawn'))
              void queryClient.invalidateQueries(withdrawableQuery(accessKey));
            if (!changesTheAccount(error)) return;
            // The bank now answers otherwise than a moment ago; the person must see the new name before sending.
            setConfirming(false);
            queryClient.removeQueries(accountNameQuery(account));
          },
        },
      ),
    );
  };

  return (
    <>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!form.check()) return;
          request.reset();
          setConfirming(true);
        }}
        className="flex flex-col gap-5 [&_input]:scroll-mb-60 low:[&_input]:scroll-mb-4"
      >
        <AccountFields {...bankAccount} problems={isTaken ? { accountNumber: taken.message } : told?.fields} />
        {told && told.message !== '' && !told.fields.accountNumber && !confirming && (
          <Banner tone="err" title={told.message} />
        )}
        <RememberAccount {...remembered} />
        <div className="sticky low:static bottom-0 z-10 -mx-4 flex flex-col gap-4 border-line border-t bg-bg px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          <FeeBreakdown {...share} />
          <div className="flex gap-3">
            <ButtonLink to="/claim/$quid" params={{ quid: share.quid }} variant="secondary">
              {words.sending.back}
            </ButtonLink>
            <Button
              {...check.button}
              type="submit"
              className="flex-1"
              disabled={isAlive && accountName === ''}
              busy={request.isPending}
            >
              {words.sending.claimFunds}
            </Button>
          </div>
        </div>
      </Form>
      <ConfirmWithdrawalDialog
        open={confirming}
        busy={request.isPending}
        failure={
          request.isError ? messageOf(request.error, isUnheard ? NO_ANSWER : words.sending.failed) : told?.message
        }
        isUnheard={isUnheard}
        details={{ ...share, ...account, accountName, bankName }}
        onEdit={() => setConfirming(false)}
        onConfirm={send}
      />
    </>
  );
}

/** The bank now answers otherwise than a moment ago, or pays this account already: another look at it comes first. */
const changesTheAccount = (error: unknown): boolean =>
  hasCode(error, 'account_name_differs', 'account_not_resolved', 'account_already_paid');
