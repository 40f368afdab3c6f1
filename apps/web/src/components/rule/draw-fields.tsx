import { formatCount, formatMoneyShort } from '@jara/domain/money/format';
import type { Minor } from '@jara/domain/money/money';
import { CROWD_MAX_SHARES, MAX_SPLITS, MIN_SHARE, MIN_WINNERS, mostCrowdShares } from '@jara/domain/rule/rule';
import { RULE_MESSAGES } from '@jara/domain/rule/validate-rule';
import { countdown, spokenLagos } from '@jara/domain/time/lagos';
import { fromLagosInput, toLagosInput } from '../../lib/lagos-input.ts';
import { PRIZE_MODES, type PrizeMode, type RuleDraft, withPrizeMode } from '../../lib/rule-draft.ts';
import { useHydrated } from '../../lib/use-client-value.ts';
import { Choices } from '../ui/choices.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { closingShortcuts } from './closing-shortcuts.ts';
import { PrizeEditor } from './prize-editor.tsx';
import type { SealedWhen } from './sealed-when.ts';
import { words } from './words/en.tsx';

interface DrawFieldsProps {
  draft: RuleDraft;
  /** Undefined while it is not typed yet. */
  amount: Minor | undefined;
  /** The smallest share when more than five people share. */
  crowdShare: number;
  /** When the form was opened; the earliest closing. */
  openedAt: number;
  sealedWhen: SealedWhen;
  problem: string | undefined;
  onChange: (draft: RuleDraft) => void;
}

const PRIZES: Record<PrizeMode, { label: string; hint: string }> = {
  EQUAL: { label: words.draw.same, hint: words.draw.sameHint },
  LISTED: { label: words.draw.different, hint: words.draw.differentHint },
};
const PRIZE_CHOICES = PRIZE_MODES.map((value) => ({ value, ...PRIZES[value] }));

const CLOSING_PROBLEMS: readonly string[] = [
  RULE_MESSAGES.closingMissing,
  RULE_MESSAGES.closingInPast,
  RULE_MESSAGES.closingBeforeOpening,
  RULE_MESSAGES.closingAfterEnd,
];

/** Until when one can enter, how many win, and what. */
export function DrawFields(props: DrawFieldsProps) {
  const { draft, amount, crowdShare, openedAt, sealedWhen, problem, onChange } = props;
  const isAlive = useHydrated();
  const isAboutClosing = problem !== undefined && CLOSING_PROBLEMS.includes(problem);
  const aboutPrizes = isAboutClosing ? undefined : problem;
  return (
    <>
      <Closing
        closes={draft.closes}
        openedAt={openedAt}
        problem={isAboutClosing ? problem : undefined}
        onChange={(closes) => onChange({ ...draft, closes })}
      />
      <Choices
        legend={words.draw.whatTheyWin}
        name="prizeMode"
        choices={PRIZE_CHOICES}
        value={draft.prizeMode}
        onChange={(mode) => onChange(withPrizeMode(draft, mode))}
        className="sm:grid-cols-2"
      />
      {(draft.prizeMode === 'LISTED' || !isAlive) && (
        <div className={isAlive ? undefined : 'not-group-has-[[value=LISTED]:checked]/rule:hidden'}>
          <PrizeEditor
            lines={draft.prizes}
            amount={amount}
            problem={draft.prizeMode === 'LISTED' ? aboutPrizes : undefined}
            onChange={(prizes) => onChange({ ...draft, prizes })}
          />
        </div>
      )}
      {(draft.prizeMode === 'EQUAL' || !isAlive) && (
        <div className={isAlive ? undefined : 'not-group-has-[[name=prizeMode][value=EQUAL]:checked]/rule:hidden'}>
          <Winners
            value={draft.winners}
            amount={amount}
            crowdShare={crowdShare}
            problem={draft.prizeMode === 'EQUAL' ? aboutPrizes : undefined}
            onChange={(winners) => onChange({ ...draft, winners })}
          />
        </div>
      )}
      <p className="text-ink-2 text-sm">{words.draw.isFair(sealedWhen)}</p>
    </>
  );
}

interface ClosingProps {
  closes: string;
  openedAt: number;
  problem: string | undefined;
  onChange: (closes: string) => void;
}

function Closing({ closes, openedAt, problem, onChange }: ClosingProps) {
  const closesAt = fromLagosInput(closes);
  const isComing = useHydrated() && closesAt > openedAt;
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={words.draw.untilWhen}
        error={problem}
        hint={
          isComing
            ? words.draw.closesIn(spokenLagos(closesAt, openedAt), countdown(closesAt - openedAt))
            : words.draw.closingHint
        }
      >
        {(control) => (
          <Input
            {...control}
            name="closes"
            type="datetime-local"
            min={toLagosInput(openedAt)}
            value={closes}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        )}
      </Field>
      <div className="noscript:hidden flex flex-wrap gap-2">
        {closingShortcuts(openedAt).map((shortcut) => (
          <button
            key={shortcut.label}
            type="button"
            aria-pressed={shortcut.closes === closes}
            onClick={() => onChange(shortcut.closes)}
            className="min-h-11 rounded-full border border-line-strong bg-surface px-4 font-semibold text-sm hover:bg-sunken aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-on-brand-soft"
          >
            {shortcut.label}
          </button>
        ))}
      </div>
    </div>
  );
}

interface WinnersProps {
  value: string;
  amount: Minor | undefined;
  crowdShare: number;
  problem: string | undefined;
  onChange: (value: string) => void;
}

function Winners({ value, amount, crowdShare, problem, onChange }: WinnersProps) {
  const most = amount === undefined ? CROWD_MAX_SHARES : mostCrowdShares(amount, crowdShare);
  const atLeast = most > MAX_SPLITS && crowdShare > MIN_SHARE ? words.draw.atLeastInCrowd : words.draw.atLeast;
  const hint = atLeast({
    from: MIN_WINNERS,
    to: formatCount(most),
    least: formatMoneyShort(MIN_SHARE),
    few: MAX_SPLITS,
    leastInCrowd: formatMoneyShort(crowdShare),
  });
  return (
    <Field label={words.draw.howMany} error={problem} hint={hint}>
      {(control) => (
        <Input
          {...control}
          name="winners"
          type="number"
          inputMode="numeric"
          min={MIN_WINNERS}
          max={most}
          step={1}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className="tabular text-center font-bold font-display text-2xl"
        />
      )}
    </Field>
  );
}
