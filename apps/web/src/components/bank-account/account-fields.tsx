import { ACCOUNT_NUMBER_LENGTH } from '@jara/domain/withdrawal/bank-account';
import { useFormState } from '../../lib/form-state.ts';
import { useQuery } from '../../lib/query/use-query.ts';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { accountProblems, digitsOnly } from './account-form.ts';
import { AccountName } from './account-name.tsx';
import { accountNameQuery, type BankAccount, banksQuery } from './bank-account.queries.ts';
import { BankField } from './bank-field.tsx';
import { words } from './words/en.ts';

/** A bank account as somebody types it, and whose it is by the bank's own word; no name, no sending. */
export function useBankAccount(typedBefore: Partial<BankAccount> | undefined) {
  const form = useFormState(
    { accountNumber: typedBefore?.accountNumber ?? '', bankCode: typedBefore?.bankCode ?? '' },
    accountProblems,
  );
  const account: BankAccount = form.values;
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
  return (
    <>
      <Field
        label={words.accountNumber}
        hint={words.accountNumberHint}
        error={form.problems.accountNumber ?? problems.accountNumber}
      >
        {(control) => (
          <Input
            {...control}
            ref={(input) => form.place('accountNumber')(input && { focus: () => focusAll(input) })}
            name="accountNumber"
            value={account.accountNumber}
            onChange={({ currentTarget }) => form.put({ accountNumber: digitsOnly(currentTarget.value) })}
            onBlur={() => form.leave('accountNumber')}
            // The browser would count the spaces of a pasted number against the 10 digits.
            onPaste={(event) => {
              event.preventDefault();
              form.put({ accountNumber: digitsOnly(event.clipboardData.getData('text')) });
            }}
            inputMode="numeric"
            autoComplete="off"
            maxLength={ACCOUNT_NUMBER_LENGTH}
            enterKeyHint="next"
            className="tabular text-lg tracking-wider"
          />
        )}
      </Field>
      <BankField
        banks={banks}
        accountNumber={account.accountNumber}
        value={account.bankCode}
        error={form.problems.bankCode ?? problems.bankCode}
        onChange={(bankCode) => {
          form.put({ bankCode });
          form.leave('bankCode');
        }}
        onBlur={() => form.leave('bankCode')}
      />
      <AccountName
        name={name}
        isAsked={account.accountNumber.length >= 10 && account.bankCode !== ''}
        onChangeNumber={() => form.focus('accountNumber')}
      />
    </>
  );
}

/** Most often a single digit of it is wrong, or all of it. */
function focusAll(input: HTMLInputElement): void {
  input.focus();
  input.select();
}
