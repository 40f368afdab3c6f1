import { hasCode, messageOf } from '../../lib/api.ts';
import type { UseQueryResult } from '../../lib/query/query-options.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { words } from './words/en.ts';

interface AccountNameProps {
  name: UseQueryResult<string>;
  /** The number and the bank are there, so the bank is being asked. */
  isAsked: boolean;
  onChangeNumber: () => void;
}

/** Whose account it is, in the bank's own words: the one check a person makes before sending money. */
export function AccountName({ name, isAsked, onChangeNumber }: AccountNameProps) {
  const isLooking = isAsked && name.isFetching;
  const isRefused = isAsked && name.isError && !isLooking;
  const problem = isRefused ? problemOf(name.error) : undefined;
  // Without a network the bank is not asked at all, and an empty field would not say why.
  const isOffline = isAsked && name.isPaused;
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={words.accountName}
        hint={isOffline ? words.nameOnceOnline : isAsked ? undefined : words.nameToCome}
        error={problem}
      >
        {(control) =>
          isLooking ? (
            <div
              id={control.id}
              className="flex min-h-14 items-center rounded-input border border-line bg-sunken px-3.5"
            >
              <Skeleton className="h-6 w-3/5" />
            </div>
          ) : (
            <Input
              {...control}
              readOnly
              tabIndex={-1}
              value={isAsked ? (name.data ?? '') : ''}
              className="min-h-14 font-bold font-display text-xl"
            />
          )
        }
      </Field>
      <p role="status" className="sr-only">
        {isLooking && words.askingForName}
        {isAsked && name.isSuccess && !isLooking && words.belongsTo(name.data)}
      </p>
      {isRefused && (
        <div className="flex flex-wrap gap-2 noscript:hidden">
          <Button size="sm" variant="secondary" onClick={() => void name.refetch()}>
            {words.tryAgain}
          </Button>
          <Button size="sm" variant="ghost" onClick={onChangeNumber}>
            {words.changeNumber}
          </Button>
        </div>
      )}
      {isAsked && name.isSuccess && !isLooking && (
        <button type="button" onClick={onChangeNumber} className="link min-h-11 self-start text-sm noscript:hidden">
          {words.notYou}
        </button>
      )}
    </div>
  );
}

/** The bank not knowing the number is one thing; the bank not answering is another, and worth another try. */
function problemOf(error: unknown): string {
  if (hasCode(error, 'account_not_resolved')) return words.noSuchAccount;
  return messageOf(error, words.nameNotFetched);
}
