import type { Bank } from '@jara/contract/banks';
import { likelyBanks } from '@jara/domain/withdrawal/bank-account';
import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { messageOf } from '../../lib/api.ts';
import type { UseQueryResult } from '../../lib/query/query-options.ts';
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

/** A text field over a list, as the ARIA practices describe it: the focus stays in the field, the arrows walk the list. */
function BankCombobox({ banks, accountNumber, value, control, onChange, onBlur }: BankChoiceProps) {
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  /** What somebody searches for; undefined while the field shows the bank that was chosen. */
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const chosen = banks?.find(({ code }) => code === value);
  // Text that is just the chosen bank's name is not a search: opening the list again offers every bank.
  const { first, others } = offerBanks(banks ?? [], typed === chosen?.name ? '' : (typed ?? ''), accountNumber);
  const items = [...first, ...others];
  useEffect(() => {
    if (isOpen && at >= 0) document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, at, listId]);

  /** The pointer only shows where it is; the keys choose. */
  const isWalked = useRef(false);
  const open = (start: number) => {
    setIsOpen(true);
    setAt(start);
    isWalked.current = start >= 0;
  };
  const close = () => {
    setIsOpen(false);
    setAt(-1);
  };
  const choose = (bank: Bank | undefined) => {
    close();
    if (!bank) return;
    setTyped(undefined);
    onChange(bank.code);
  };
  const search = (text: string) => {
    setTyped(text);
    open(-1);
    if (chosen && text !== chosen.name) onChange('');
  };
  const walk = (event: KeyboardEvent) => {
    const { key } = event;
    const last = items.length - 1;
    const steps: Record<string, () => void> = {
      ArrowDown: () => open(isOpen && at < last ? at + 1 : 0),
      ArrowUp: () => open(isOpen && at > 0 ? at - 1 : last),
      ...(isOpen && {
        Home: () => open(0),
        End: () => open(last),
        Escape: close,
        ...(at >= 0 && { Enter: () => choose(items[at]) }),
      }),
    };
    const step = steps[key];
    if (!step || event.nativeEvent.isComposing) return;
    event.preventDefault();
    step();
  };

  return (
    <div className="relative">
      <Input
        {...control}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && at >= 0 ? optionId(at) : undefined}
        value={typed ?? chosen?.name ?? ''}
        onChange={({ currentTarget }) => search(currentTarget.value)}
        onKeyDown={walk}
        onClick={() => (isOpen ? close() : open(-1))}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={() => {
          // Whoever walked to a bank and went on has chosen it.
          choose(isOpen && isWalked.current ? items[at] : undefined);
          onBlur();
        }}
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
        tabIndex={-1}
        aria-label={words.showBanks}
        aria-expanded={isOpen}
        aria-controls={listId}
        // The focus belongs in the field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (isOpen) close();
          else open(-1);
          document.getElementById(control.id)?.focus();
        }}
        disabled={banks === undefined}
        className="absolute inset-y-0 right-0 grid w-12 place-items-center text-ink-2"
      >
        <ChevronDown aria-hidden="true" className={clsx('size-5 transition', isOpen && 'rotate-180')} />
      </button>
      <div
        id={listId}
        role="listbox"
        aria-label={words.banks}
        className={clsx(
          'absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-card border border-line bg-surface py-1 shadow-float',
          !isOpen && 'hidden',
        )}
      >
        {isOpen &&
          items.map((bank, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field, which keeps the focus
            <div
              key={`${bank.code}-${bank.id}`}
              id={optionId(index)}
              role="option"
              aria-selected={at === index}
              tabIndex={-1}
              onMouseMove={() => {
                setAt(index);
                isWalked.current = false;
              }}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(bank)}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-2',
                at === index && 'bg-brand-soft text-on-brand-soft',
                index === first.length && first.length > 0 && 'border-line border-t',
              )}
            >
              {bank.name}
              {bank.code === value && <Check aria-hidden="true" className="size-5 shrink-0" />}
            </div>
          ))}
        {isOpen && items.length === 0 && <div className="px-4 py-3 text-ink-2">{words.noBanksFound}</div>}
      </div>
      <span role="status" className="sr-only">
        {isOpen && items.length === 0 && words.noBanksFound}
      </span>
    </div>
  );
}
