import type { Bank } from '@jara/contract/banks';
import { likelyBanks } from '@jara/domain/withdrawal/bank-account';
import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useCombobox } from 'downshift';
import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/api.ts';
import { useHydrated } from '../../lib/use-client-value.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Field, type FieldControl } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';
import { offerBanks } from './popular-banks.ts';
import { words } from './words/en.ts';

interface BankFieldProps {
  banks: UseQueryResult<Bank[]>;
  /** Whose account it is to be; the banks it fits come first. */
  accountNumber: string;
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
  onBlur: () => void;
}

export function BankField({ banks, error, ...rest }: BankFieldProps) {
  if (banks.isError && banks.data === undefined) {
    return (
      <Banner
        tone="err"
        title={messageOf(banks.error, words.banksNotFetched)}
        actions={
          <Button size="sm" busy={banks.isFetching} onClick={() => void banks.refetch()}>
            {words.tryAgain}
          </Button>
        }
      >
        {words.giftIsSafe}
      </Banner>
    );
  }
  return (
    <Field
      label={words.bank}
      hint={likelyBanks(banks.data ?? [], rest.accountNumber).length > 0 ? words.fittingFirst : undefined}
      error={error}
    >
      {(control) => <BankChoice {...rest} control={control} banks={banks.data} />}
    </Field>
  );
}

interface BankChoiceProps {
  banks: Bank[] | undefined;
  accountNumber: string;
  value: string;
  control: FieldControl;
  onChange: (code: string) => void;
  onBlur: () => void;
}

/** A list of the browser's own until the scripts are there, and for as long as somebody has it open then. */
function BankChoice(props: BankChoiceProps) {
  const isAlive = useHydrated();
  const list = useRef<HTMLSelectElement>(null);
  const [isDrawn, setIsDrawn] = useState(!isAlive);
  useEffect(() => {
    if (document.activeElement !== list.current) setIsDrawn(false);
  }, []);
  if (!isDrawn) return <BankCombobox {...props} />;
  const { banks = [], accountNumber, value, control, onChange } = props;
  const { first, others } = offerBanks(banks, '', accountNumber);
  return (
    <Select
      {...control}
      ref={list}
      name="bankCode"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={() => setIsDrawn(false)}
    >
      <option value="">{words.chooseBank}</option>
      {[first, others].map((some) => (
        <optgroup
          key={some === first ? 'first' : 'others'}
          label={some === first ? words.likelyYours : words.allOthers}
        >
          {some.map(({ id, code, name }) => (
            <option key={`${code}-${id}`} value={code}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

function BankCombobox({ banks, accountNumber, value, control, onChange, onBlur }: BankChoiceProps) {
  const [query, setQuery] = useState('');
  const { first, others } = offerBanks(banks ?? [], query, accountNumber);
  const items = [...first, ...others];
  const chosen = banks?.find(({ code }) => code === value) ?? null;
  const combobox = useCombobox<Bank>({
    items,
    selectedItem: chosen,
    inputId: control.id,
    itemToString: (bank) => bank?.name ?? '',
    onInputValueChange: ({ inputValue, selectedItem }) => {
      // Text that is just the chosen bank's name is not a search: opening the list again offers every bank.
      setQuery(inputValue === selectedItem?.name ? '' : inputValue);
      if (selectedItem && inputValue !== selectedItem.name) onChange('');
    },
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.code ?? ''),
  });
  return (
    <div className="relative">
      <Input
        {...combobox.getInputProps({
          'aria-invalid': control['aria-invalid'],
          'aria-describedby': control['aria-describedby'],
          'aria-label': undefined,
          onBlur,
          onFocus: ({ currentTarget }) => currentTarget.select(),
        })}
        name="bank"
        placeholder={banks ? words.searchBanks : words.loadingBanks}
        disabled={banks === undefined}
        autoComplete="off"
        spellCheck={false}
        className="pr-12"
      />
      <input type="hidden" name="bankCode" value={value} />
      <button
        type="button"
        {...combobox.getToggleButtonProps({ 'aria-label': words.showBanks })}
        disabled={banks === undefined}
        className="absolute inset-y-0 right-0 grid w-12 place-items-center text-ink-2"
      >
        <ChevronDown aria-hidden="true" className={clsx('size-5 transition', combobox.isOpen && 'rotate-180')} />
      </button>
      <ul
        {...combobox.getMenuProps({ 'aria-label': words.banks })}
        className={clsx(
          'absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-card border border-line bg-surface py-1 shadow-float',
          !combobox.isOpen && 'hidden',
        )}
      >
        {combobox.isOpen &&
          items.map((bank, index) => (
            <li
              key={`${bank.code}-${bank.id}`}
              {...combobox.getItemProps({ item: bank, index })}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-2',
                combobox.highlightedIndex === index && 'bg-brand-soft text-on-brand-soft',
                index === first.length && first.length > 0 && 'border-line border-t',
              )}
            >
              {bank.name}
              {bank.code === value && <Check aria-hidden="true" className="size-5 shrink-0" />}
            </li>
          ))}
        {combobox.isOpen && items.length === 0 && <li className="px-4 py-3 text-ink-2">{words.noBanksFound}</li>}
      </ul>
      <span role="status" className="sr-only">
        {combobox.isOpen && items.length === 0 && words.noBanksFound}
      </span>
    </div>
  );
}
