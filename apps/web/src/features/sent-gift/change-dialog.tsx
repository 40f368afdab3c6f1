import type { SentGift } from '@jara/contract/sent';
import { type FormEvent, useId, useState } from 'react';
import { type CardFace, CardPreview } from '../../components/card-preview.tsx';
import { Form } from '../../components/form.tsx';
import { ThemePicker } from '../../components/theme-picker.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import type { Words } from './sent-gift.queries.ts';

interface ChangeDialogProps {
  gift: SentGift;
  words: Words;
  busy: boolean;
  problem: string | undefined;
  onClose: () => void;
  onSave: (words: Words) => void;
}

export function ChangeDialog({ gift, words, busy, problem, onClose, onSave }: ChangeDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState(words);
  const [face, setFace] = useState<CardFace>('open');
  const put = (what: Partial<Words>) => setTyped((before) => ({ ...before, ...what }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(typed);
  };
  return (
    <Dialog
      open
      title="Change message and cloth"
      onClose={busy ? undefined : onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Leave it as it is
          </Button>
          <Button type="submit" form={form} busy={busy}>
            Save
          </Button>
        </>
      }
    >
      <CardPreview gift={{ ...gift, ...typed, amount: gift.quote.gift }} face={face} onFace={setFace} />
      <Form id={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label="Message on the card" optional aside={`${typed.message.length} of 280`}>
          {(control) => (
            <Textarea
              {...control}
              name="message"
              maxLength={280}
              value={typed.message}
              onFocus={() => setFace('open')}
              onChange={({ currentTarget }) => put({ message: currentTarget.value })}
            />
          )}
        </Field>
        <ThemePicker
          theme={typed.theme}
          onTheme={(theme) => put({ theme })}
          onSeed={(clothSeed) => put({ clothSeed })}
        />
      </Form>
      <p className="text-ink-3 text-sm">
        A mail that has left stays as it was. The link and the code show the new card from now on.
      </p>
      {problem && <Banner tone="err" title={problem} />}
    </Dialog>
  );
}
