import { normaliseQuid, parseQuid, QUID_LENGTH } from '@jara/domain/gift/quid';
import { type FormEvent, useState } from 'react';
import { Form } from '../../components/form.tsx';
import { QuidInput } from '../../components/quid-input.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { usePress } from '../../lib/press.ts';
import { toast } from '../../lib/toast.ts';
import { useHydrated } from '../../lib/use-client-value.ts';
import { useFocusOnNew } from '../../lib/use-focus-on-new.ts';
import { words } from './words/en.ts';

interface QuidStepProps {
  code: string;
  onCode: (code: string) => void;
  isLoading: boolean;
  problem: string | undefined;
  /** Somebody came back to it from the next step. */
  isNew: boolean;
  onLoad: (quid: string) => void;
}

/** Step 1: the gift. It loads by itself at the 13th character. */
export function QuidStep({ code, onCode, isLoading, problem, isNew, onLoad }: QuidStepProps) {
  const heading = useFocusOnNew<HTMLHeadingElement>(isNew);
  const { button, refusal } = usePress('load');
  const [mistyped, setMistyped] = useState(refusal != null);
  const [dismissed, setDismissed] = useState<string>();
  // Before the scripts have come nobody counts the characters, and a button that never wakes helps no one.
  const isAlive = useHydrated();
  const isComplete = normaliseQuid(code).length === QUID_LENGTH;
  const shownProblem = mistyped ? words.code.mistyped : problem;

  const load = (text: string) => {
    const quid = parseQuid(text);
    setMistyped(quid === undefined);
    setDismissed(undefined);
    // The last symbol checks the others, so a code with a mistake is known to be nobody's without asking.
    if (quid === undefined) toast.error(words.code.notFound);
    else onLoad(quid);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) load(code);
  };
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {words.code.step}
      </h2>
      {shownProblem && dismissed !== shownProblem && (
        <Banner tone="err" title={words.errorOccurred} onDismiss={() => setDismissed(shownProblem)}>
          {shownProblem}
        </Banner>
      )}
      <Field label={words.code.label} hint={words.code.typed(normaliseQuid(code).length, QUID_LENGTH)}>
        {(control) => (
          <QuidInput
            {...control}
            name="quid"
            value={code}
            readOnly={isLoading}
            enterKeyHint="go"
            className="min-h-14 text-xl"
            onCode={(next) => {
              onCode(next);
              setMistyped(false);
              if (normaliseQuid(next).length === QUID_LENGTH && next !== code) load(next);
            }}
          />
        )}
      </Field>
      <Button {...button} type="submit" disabled={isAlive && !isComplete} busy={isLoading}>
        {words.code.load}
      </Button>
    </Form>
  );
}
