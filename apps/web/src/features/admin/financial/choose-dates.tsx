import { FINANCIAL_PERIODS, type FinancialPeriod, wrongDates } from '@jara/contract/staff/financial';
import { STEPS, type Step } from '@jara/domain/figures/span';
import { addDays, lagosDay } from '@jara/domain/time/days';
import { type FormEvent, useState } from 'react';
import { Form } from '../../../components/form.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Select } from '../../../components/ui/select.tsx';

const PERIOD_WORDS: Record<FinancialPeriod, string> = {
  '1month': 'Last Month',
  '3months': 'Last 3 Months',
  '6months': 'Last 6 Months',
  '1year': 'Last Year',
};
const STEP_WORDS: Record<Step, string> = { day: 'By day', month: 'By month' };

/** What is shown, as the address of the page says it. */
export interface Dates {
  period: FinancialPeriod;
  from: string | undefined;
  to: string | undefined;
  by: Step | undefined;
}

interface ChooseDatesProps {
  dates: Dates;
  /** How the answer is cut, where nobody chose. */
  by: Step | undefined;
  onChoose: (dates: Dates) => void;
}

/** A period that ends today, or dates of one's own, and what they are cut into. */
export function ChooseDates({ dates, by, onChoose }: ChooseDatesProps) {
  const isOwn = dates.from !== undefined && dates.to !== undefined;
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <Select
        aria-label="Period"
        value={isOwn || isChoosing ? 'own' : dates.period}
        onChange={({ currentTarget: { value } }) => {
          const period = FINANCIAL_PERIODS.find((known) => known === value);
          setIsChoosing(period === undefined);
          if (period) onChoose({ period, from: undefined, to: undefined, by: undefined });
        }}
        className="min-h-11 py-1.5 text-sm"
      >
        {FINANCIAL_PERIODS.map((known) => (
          <option key={known} value={known}>
            {PERIOD_WORDS[known]}
          </option>
        ))}
        <option value="own">Own dates</option>
      </Select>
      <Select
        aria-label="Cut"
        value={dates.by ?? by ?? 'month'}
        onChange={({ currentTarget: { value } }) => onChoose({ ...dates, by: STEPS.find((known) => known === value) })}
        className="min-h-11 py-1.5 text-sm"
      >
        {STEPS.map((known) => (
          <option key={known} value={known}>
            {STEP_WORDS[known]}
          </option>
        ))}
      </Select>
      {(isOwn || isChoosing) && (
        <OwnDates
          key={`${dates.from} ${dates.to}`}
          dates={dates}
          onChoose={(own) => {
            setIsChoosing(false);
            onChoose({ ...dates, ...own });
          }}
        />
      )}
    </>
  );
}

interface Own {
  from: string;
  to: string;
}

function OwnDates({ dates, onChoose }: { dates: Dates; onChoose: (own: Own) => void }) {
  const today = lagosDay(new Date());
  const [draft, setDraft] = useState<Own>({ from: dates.from ?? addDays(today, -29), to: dates.to ?? today });
  const [wrong, setWrong] = useState<ReturnType<typeof wrongDates>>(undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = wrongDates({ ...draft, by: dates.by });
    setWrong(found);
    if (!found) onChoose(draft);
  };
  return (
    <Form
      aria-label="Own dates"
      onSubmit={submit}
      className="order-last flex basis-full flex-wrap items-end gap-2 lg:justify-end"
    >
      {(['from', 'to'] as const).map((end) => (
        <Field
          key={end}
          label={end === 'from' ? 'First day' : 'Last day'}
          error={wrong && (wrong.path === end || (wrong.path === 'by' && end === 'to')) ? wrong.message : undefined}
        >
          {(control) => (
            <Input
              {...control}
              name={end}
              type="date"
              value={draft[end]}
              onChange={({ currentTarget }) => setDraft({ ...draft, [end]: currentTarget.value })}
              className="min-h-11 min-w-0 px-2 text-sm"
            />
          )}
        </Field>
      ))}
      <Button type="submit" variant="secondary" size="sm">
        Show
      </Button>
    </Form>
  );
}
