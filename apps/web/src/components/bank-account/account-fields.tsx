import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ACCOUNT_NUMBER_LENGTH } from '@jara/domain/withdrawal/bank-account';
import { useQuery } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { accountForm, digitsOnly } from './account-form.ts';
import { AccountName } from './account-name.tsx';
import { accountNameQuery, type BankAccount, banksQuery } from './bank-account.queries.ts';
import { BankField } from './bank-field.tsx';
import { words } from './words/en.ts';

/** A bank account as somebody types it, and whose it is by the bank's own word; no name, no sending. */
export function useBankAccount(typedBefore: Partial<BankAccount> | undefined) {
  const form = useForm<BankAccount>({
    resolver: standardSchemaResolver(accountForm),
    defaultValues: { accountNumber: typedBefore?.accountNumber ?? '', bankCode: typedBefore?.bankCode ?? '' },
    mode: 'onTouched',
  });
  const account = form.watch();
  const name = useQuery(accountNameQuery(account));
  const banks = useQuery(banksQuery);
  const bankName = banks.data?.find(({ code }) => code === account.bankCode)?.name ?? account.bankCode;
  return { form, account, name, banks, bankName, accountName: name.data ?? '' };
}

type AccountFieldsProps = ReturnType<typeof useBankAccount> & {
  /** Why this very account will not do, by the field; what is wrong with its form is known here. */
  problems?: Readonly<Partial<BankAccount>> | undefined;
};

export function AccountFields({ form, account, name, banks, problems = {} }: AccountFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <Field
        label={words.accountNumber}
        hint={words.accountNumberHint}
        error={errors.accountNumber?.message ?? problems.accountNumber}
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
        error={errors.bankCode?.message ?? problems.bankCode}
        onChange={(code) => form.setValue('bankCode', code, { shouldValidate: true, shouldDirty: true })}
        onBlur={() => void form.trigger('bankCode')}
      />
      <AccountName
        name={name}
        isAsked={account.accountNumber.length >= 10 && account.bankCode !== ''}
        onChangeNumber={() => form.setFocus('accountNumber', { shouldSelect: true })}
      />
    </>
  );
}
