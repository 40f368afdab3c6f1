import { countdown, spokenLagos } from '@jara/domain/time/lagos';
import { fromLagosInput, toLagosInput } from '../../lib/lagos-input.ts';
import type { RuleDraft } from '../../lib/rule-draft.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useHydrated } from '../../lib/use-client-value.ts';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { words } from './words/en.tsx';

interface TimeFieldsProps {
  draft: RuleDraft;
  /** When the form was opened; the earliest start. */
  openedAt: number;
  onChange: (changes: Partial<RuleDraft>) => void;
}

export function TimeFields({ draft, openedAt, onChange }: TimeFieldsProps) {
  const earliest = toLagosInput(openedAt);
  return (
    <>
      <Field label={words.time.start} hint={words.time.startHint}>
        {(control) => (
          <Input
            {...control}
            name="start"
            type="datetime-local"
            min={earliest}
            value={draft.start}
            onChange={({ currentTarget }) => onChange({ start: currentTarget.value })}
          />
        )}
      </Field>
      <Field label={words.time.end} hint={words.time.endHint}>
        {(control) => (
          <Input
            {...control}
            name="end"
            type="datetime-local"
            min={draft.start || earliest}
            value={draft.end}
            onChange={({ currentTarget }) => onChange({ end: currentTarget.value })}
          />
        )}
      </Field>
      <InPlainWords start={fromLagosInput(draft.start)} end={fromLagosInput(draft.end)} />
    </>
  );
}

function InPlainWords({ start, end }: { start: number; end: number }) {
  const now = serverNow();
  // Counted from the moment somebody looks.
  const isAlive = useHydrated();
  if (!isAlive || !Number.isFinite(start)) return null;
  return (
    <p role="status" className="rounded-card bg-brand-soft p-4 text-on-brand-soft">
      {start > now ? words.time.opensIn(spokenLagos(start, now), countdown(start - now)) : words.time.opensAtOnce}
      {end > start && ` ${words.time.staysOpen(countdown(end - start), spokenLagos(end, now))}`}
    </p>
  );
}
