import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { accountNumber, bankCode } from '@jara/contract/banks';
import type { Reply } from '@jara/contract/endpoint';
import type { readWithdrawable, Withdrawal } from '@jara/contract/withdrawals';
import { ACCOUNT_NUMBER_LENGTH } from '@jara/domain/withdrawal/bank-account';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import * as z from 'zod/mini';
import { Form } from '../../components/form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { hasCode, messageOf } from '../../lib/api.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { withdrawableQuery } from '../../lib/withdrawable.ts';
import { AccountName } from './account-name.tsx';
import { BankField } from './bank-field.tsx';
import { ConfirmWithdrawalDialog } from './confirm-withdrawal-dialog.tsx';
import { FeeBreakdown } from './fee-breakdown.tsx';
import { sendingProblem } from './sending-problem.ts';
import { accountNameQuery, type BankAccount, banksQuery, useRequestWithdrawal } from './withdraw.queries.ts';

interface WithdrawFormProps {
  share: Reply<typeof readWithdrawable>;
  accessKey: string;
  /** The account a bank has just refused; often a single digit of it is wrong. */
  lastTried: BankAccount | undefined;
  onSent: (withdrawal: Withdrawal) => void;
  onBack: () => void;
}

const accountForm = z.object({ accountNumber, bankCode });

export function WithdrawForm({ share, accessKey, lastTried, onSent, onBack }: WithdrawFormProps) {
  const queryClient = useQueryClient();
  const form = useForm<BankAccount>({
    resolver: standardSchemaResolver(accountForm),
    defaultValues: { accountNumber: lastTried?.accountNumber ?? '', bankCode: lastTried?.bankCode ?? '' },
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const account = form.watch();
  const name = useQuery(accountNameQuery(account));
  const banks = useQuery(banksQuery);
  const [confirming, setConfirming] = useState(false);
  const request = useRequestWithdrawal();
  const oneAtATime = useOneAtATime();
  const bankName = banks.data?.find(({ code }) => code === account.bankCode)?.name ?? account.bankCode;
  const accountName = name.data ?? '';

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
          onSuccess: onSent,
          onSettled: done,
          onError: (error) => {
            toast.error(messageOf(error, 'Failed to process withdrawal'));
            // Sent from another tab meanwhile: the page shows that one instead of this form.
            if (hasCode(error, 'withdrawal_under_way'))
              void queryClient.invalidateQueries(withdrawableQuery(accessKey));
            if (!hasCode(error, 'account_name_differs', 'account_not_resolved')) return;
            // The bank now answers otherwise than a moment ago; the person must see the new name before sending.
            setConfirming(false);
            void queryClient.resetQueries({ queryKey: accountNameQuery(account).queryKey });
          },
        },
      ),
    );
  };

  return (
    <>
      <Form
        noValidate
        onSubmit={form.handleSubmit(() => setConfirming(true))}
        className="flex flex-col gap-5 [&_input]:scroll-mb-60"
      >
        <Field
          label="Account number"
          hint="10 digits. For OPay and PalmPay it is your phone number without the first 0."
          error={errors.accountNumber?.message}
        >
          {(control) => (
            <Controller
              control={form.control}
              name="accountNumber"
              render={({ field }) => (
                <Input
                  {...control}
                  {...field}
                  onChange={({ currentTarget }) => field.onChange(digitsOnly(currentTarget.value))}
                  // The browser would count the spaces of a pasted number against the 10 digits.
                  onPaste={(event) => {
                    event.preventDefault();
                    field.onChange(digitsOnly(event.clipboardData.getData('text')));
                  }}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={ACCOUNT_NUMBER_LENGTH}
                  enterKeyHint="next"
                  className="tabular text-lg tracking-wider"
                />
              )}
            />
          )}
        </Field>
        <BankField
          banks={banks}
          accountNumber={account.accountNumber}
          value={account.bankCode}
          error={errors.bankCode?.message}
          onChange={(code) => form.setValue('bankCode', code, { shouldValidate: true, shouldDirty: true })}
          onBlur={() => void form.trigger('bankCode')}
        />
        <AccountName
          name={name}
          isAsked={account.accountNumber.length >= 10 && account.bankCode !== ''}
          onChangeNumber={() => form.setFocus('accountNumber', { shouldSelect: true })}
        />
        <div className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-4 border-line border-t bg-bg px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          <FeeBreakdown {...share} />
          <div className="flex gap-3">
            <Button variant="secondary" onClick={onBack}>
              Back
            </Button>
            <Button type="submit" className="flex-1" disabled={accountName === ''} busy={request.isPending}>
              Claim Funds
            </Button>
          </div>
        </div>
      </Form>
      <ConfirmWithdrawalDialog
        open={confirming}
        busy={request.isPending}
        failure={request.isError ? messageOf(request.error, 'Withdrawal failed') : undefined}
        details={{ ...share, ...account, accountName, bankName }}
        onEdit={() => {
          request.reset();
          setConfirming(false);
        }}
        onConfirm={send}
      />
    </>
  );
}

const digitsOnly = (text: string): string => text.replace(/\D/g, '').slice(0, ACCOUNT_NUMBER_LENGTH);
