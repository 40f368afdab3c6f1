import type { SentGift } from '@jara/contract/sent';
import { formatMoneyShort } from '@jara/domain/money/format';
import { type FormEvent, useId, useState } from 'react';
import { Form } from '../../components/form.tsx';
import { ruleSentence } from '../../components/rule/rule-sentence.ts';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { type PublishForm, publishFormOf, readPublishForm } from './publish-form.ts';
import type { PublicWords } from './sent-gift.queries.ts';

interface PublishDialogProps {
  gift: SentGift;
  busy: boolean;
  problem: string | undefined;
  onClose: () => void;
  onPublish: (words: PublicWords) => void;
}

/** What everybody will see is said before it is done: it cannot be unseen. */
export function PublishDialog({ gift, busy, problem, onClose, onPublish }: PublishDialogProps) {
  const form = useId();
  const [before] = useState(() => publishFormOf(gift));
  const [typed, setTyped] = useState(before);
  const [problems, setProblems] = useState<Partial<Record<keyof PublishForm, string>>>({});
  const put = (what: Partial<PublishForm>) => {
    setTyped((now) => ({ ...now, ...what }));
    setProblems({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readPublishForm(typed, before);
    if ('words' in read) onPublish(read.words);
    else setProblems(read.problems);
  };
  return (
    <Dialog
      open
      title={gift.giveaway ? 'Change the public page' : 'Make it public'}
      onClose={busy ? undefined : onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Leave it as it is
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {gift.giveaway ? 'Save' : 'Show it to everybody'}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label="What it is called" error={problems.title}>
          {(control) => (
            <Input
              {...control}
              name="title"
              maxLength={80}
              value={typed.title}
              placeholder="December jara for our listeners"
              onChange={({ currentTarget }) => put({ title: currentTarget.value })}
            />
          )}
        </Field>
        <Field
          label="Who gives it"
          error={problems.host}
          hint="As people know you. Pretending to be somebody else ends it."
        >
          {(control) => (
            <Input
              {...control}
              name="host"
              maxLength={60}
              value={typed.host}
              onChange={({ currentTarget }) => put({ host: currentTarget.value })}
            />
          )}
        </Field>
        <Field
          label="When it starts"
          optional
          error={problems.startsAt}
          hint="Lagos time. Until then the page counts down. Left empty, it starts at once."
        >
          {(control) => (
            <Input
              {...control}
              name="startsAt"
              type="datetime-local"
              value={typed.startsAt}
              onChange={({ currentTarget }) => put({ startsAt: currentTarget.value })}
            />
          )}
        </Field>
        <Field
          label="Days to send it to a bank"
          error={problems.claimDays}
          hint="From 1 to 30. A share that nobody has sent to a bank by then goes to somebody else."
        >
          {(control) => (
            <Input
              {...control}
              name="claimDays"
              inputMode="numeric"
              maxLength={2}
              value={typed.claimDays}
              onChange={({ currentTarget }) => put({ claimDays: currentTarget.value.replace(/\D/g, '') })}
              className="max-w-28"
            />
          )}
        </Field>
      </Form>
      <WhatIsShown gift={gift} />
      {problem && <Banner tone="err" title={problem} />}
    </Dialog>
  );
}

const WhatIsShown = ({ gift }: { gift: SentGift }) => (
  <div className="flex flex-col gap-3 rounded-card bg-sunken p-4 text-sm">
    <div>
      <h3 className="font-semibold">Everybody with the link sees</h3>
      <ul className="list-disc pl-5 text-ink-2">
        <li>that {formatMoneyShort(gift.quote.gift, gift.currency)} is here, since when, and what is left of it</li>
        <li>how winners are chosen: {ruleSentence({ ...gift, amount: gift.quote.gift })}</li>
        <li>winners by a first letter, their bank and their share</li>
        <li>the code: whoever reads it may take part</li>
      </ul>
    </div>
    <p className="text-ink-2">
      Nobody sees your e-mail address, your message, who you had in mind, or anybody’s name. The page stays, also when
      all of it is given: it is the proof that it was.
    </p>
  </div>
);
