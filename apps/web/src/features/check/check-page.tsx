import { type FormEvent, useState } from 'react';
import { Form } from '../../components/form.tsx';
import { LateScan } from '../../components/late-scan.tsx';
import { Safety } from '../../components/safety.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { OPERATOR } from '../../lib/operator.ts';
import { Answer } from './answer.tsx';
import { useCheck } from './check.queries.ts';
import { whatToCheck } from './what-to-check.ts';
import { words } from './words/en.tsx';

/** `/check`: whether what somebody was sent is real. */
export function CheckPage() {
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string>();
  const check = useCheck();
  const ask = (text: string) => {
    const asked = whatToCheck(text);
    setProblem('problem' in asked ? asked.problem : undefined);
    if ('text' in asked) check.mutate(asked.text);
    else check.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(pasted);
  };
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-8 px-4 py-8 sm:py-12">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">{words.title}</h1>
        <p className="text-ink-2 text-lg">{words.lead(OPERATOR.productName)}</p>
      </div>
      <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={words.linkOrCode} hint={words.linkOrCodeHint} error={problem}>
          {(control) => (
            <Textarea
              {...control}
              name="what"
              rows={2}
              value={pasted}
              onChange={({ currentTarget }) => {
                setPasted(currentTarget.value);
                setProblem(undefined);
              }}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              className="min-h-20"
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="lg" busy={check.isPending} className="max-sm:w-full">
            {words.check}
          </Button>
          <LateScan
            onRead={(text) => {
              setPasted(text);
              ask(text);
            }}
          />
        </div>
      </Form>
      {check.isError && (
        <Banner tone="warn" title={messageOf(check.error, words.notChecked)}>
          {words.doNothing}
        </Banner>
      )}
      {check.isSuccess && <Answer key={check.submittedAt} checked={check.data} asked={check.variables} />}
      <section aria-labelledby="safe" className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5">
        <h2 id="safe" className="text-xl">
          {words.always}
        </h2>
        <Safety />
      </section>
    </div>
  );
}
