import type { OwnData } from '@jara/contract/own-data';
import { words as fields } from '@jara/contract/words/en';
import { senderNameProblem } from '@jara/domain/gift/gift-fields';
import { type FormEvent, useState } from 'react';
import { Form } from '../../components/form.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { messageOf } from '../../lib/api.ts';
import { useCorrectName } from './own-data.queries.ts';
import { words } from './words/en.tsx';

/** One name for everything they sent under a name. */
export function CorrectName({ token, sent }: { token: string; sent: OwnData['sent'] }) {
  const [name, setName] = useState(sent.find((each) => each.name !== null)?.name ?? '');
  const correcting = useCorrectName(token);
  const wrong = senderNameProblem(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !wrong) correcting.mutate(name.trim());
  };
  return (
    <Card>
      <Form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <h2 className="text-xl">{words.correct.title}</h2>
        <Field
          label={words.labels.name}
          hint={words.correct.hint}
          error={wrong ? fields[wrong] : correcting.error ? messageOf(correcting.error, words.failed) : undefined}
        >
          {(control) => (
            <Input
              {...control}
              name="name"
              autoComplete="name"
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" busy={correcting.isPending} className="self-start">
          {words.correct.save}
        </Button>
        {correcting.isSuccess && <Banner tone="ok" title={words.correct.saved} />}
      </Form>
    </Card>
  );
}
