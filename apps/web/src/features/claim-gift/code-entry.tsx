import { parseQuid } from '@jara/domain/gift/quid';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Form } from '../../components/form.tsx';
import { LateScan } from '../../components/late-scan.tsx';
import { QuidInput } from '../../components/quid-input.tsx';
import { codeFromPaste } from '../../components/quid-typing.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { usePress } from '../../lib/press.ts';
import { codeProblem } from './code-problem.ts';
import { words as entryWords } from './entry/words/en.ts';
import { words } from './words/en.tsx';

export interface CodeEntryProps {
  /** What the address already said. */
  given?: string;
  heading?: ReactNode;
  lead?: ReactNode;
  onCode: (quid: string) => void;
}

export function CodeEntry({ given = '', heading = words.claimYourGift, lead, onCode }: CodeEntryProps) {
  const { button, refusal, typed } = usePress('find');
  const [code, setCode] = useState(typed?.quid ?? given);
  const [problem, setProblem] = useState(refusal?.message ?? (given === '' ? undefined : codeProblem(given)));
  const find = (typed: string) => {
    const found = codeProblem(typed);
    setProblem(found);
    const quid = parseQuid(typed);
    if (found === undefined && quid !== undefined) onCode(quid);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    find(code);
  };
  return (
    <section className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">{heading}</h1>
        <p className="text-ink-2 text-lg">{lead ?? entryWords.lead}</p>
      </div>
      <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={entryWords.code} hint={entryWords.hint} error={problem}>
          {(control) => (
            <QuidInput
              {...control}
              value={code}
              onCode={(next) => {
                setCode(next);
                setProblem(undefined);
              }}
              name="quid"
              enterKeyHint="go"
              className="min-h-14 text-center text-xl uppercase"
            />
          )}
        </Field>
        <Button {...button} type="submit" size="lg">
          {entryWords.find}
        </Button>
        <LateScan
          onRead={(text) => {
            const read = codeFromPaste(text);
            setCode(read);
            find(read);
          }}
        />
      </Form>
    </section>
  );
}
