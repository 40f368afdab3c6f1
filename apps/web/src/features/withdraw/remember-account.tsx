import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { BankAccount } from '../../components/bank-account/bank-account.queries.ts';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import type { FormState } from '../../lib/form-state.ts';
import { forgetAccount, rememberAccount, rememberedAccount } from '../../lib/remembered-account.ts';
import { useHydrated } from '../../lib/use-client-value.ts';
import { words } from './words/en.tsx';

/** The account that this device was asked to remember: filled in where nothing is yet, and kept only while it is wanted. */
export function useRememberedAccount({ values: account, fillIn }: FormState<BankAccount>) {
  const [isWanted, setIsWanted] = useState(false);
  const isEmpty = account.accountNumber === '' && account.bankCode === '';
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    const known = rememberedAccount();
    if (!known) return;
    setIsWanted(true);
    if (wasEmpty.current) fillIn(known);
  }, [fillIn]);
  return {
    isWanted,
    want: (isNow: boolean) => {
      setIsWanted(isNow);
      if (!isNow) forgetAccount();
    },
    /** Once money was sent there, it is known to be right. */
    keep: (account: BankAccount) => {
      if (isWanted) rememberAccount(account);
    },
  };
}

type RememberAccountProps = Pick<ReturnType<typeof useRememberedAccount>, 'isWanted' | 'want'>;

/** Only a script could keep it, so only a script offers it. Its place is there before, so that nothing moves when it comes. */
export const RememberAccount = ({ isWanted, want }: RememberAccountProps) => (
  <div className={clsx('noscript:hidden', !useHydrated() && 'invisible')}>
    <Checkbox
      checked={isWanted}
      onChange={({ currentTarget }) => want(currentTarget.checked)}
      label={words.sending.remember}
      hint={isWanted ? words.sending.untick : words.sending.staysHere}
    />
  </div>
);
