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
import type { CardWords } from './sent-gift.queries.ts';
import { words } from './words/en.tsx';

const MOST_LETTERS = 280;

interface ChangeDialogProps {
  gift: SentGift;
  /** As they are now. */
  card: CardWords;
  busy: boolean;
  problem: string | undefined;
  onClose: () => void;
  onSave: (card: CardWords) => void;
}

export function ChangeDialog({ gift, card, busy, problem, onClose, onSave }: ChangeDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState(card);
  const [face, setFace] = useState<CardFace>('open');
  const put = (what: Partial<CardWords>) => setTyped((before) => ({ ...before, ...what }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(typed);
  };
  return (
    <Dialog
      open
      title={words.change.title}
      onClose={busy ? undefined : onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {words.leaveIt}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {words.save}
          </Button>
        </>
      }
    >
      <CardPreview gift={{ ...gift, ...typed, amount: gift.quote.gift }} face={face} onFace={setFace} />
      <Form id={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label={words.change.message} optional aside={words.change.lettersOf(typed.message.length, MOST_LETTERS)}>
          {(control) => (
            <Textarea
              {...control}
              name="message"
              maxLength={MOST_LETTERS}
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
      <p className="text-ink-3 text-sm">{words.change.mailsStay}</p>
      {problem && <Banner tone="err" title={problem} />}
    </Dialog>
  );
}
