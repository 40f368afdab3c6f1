import type { SentGift } from '@jara/contract/sent';
import { HOST, TITLE } from '@jara/domain/giveaway/giveaway-fields';
import { formatMoneyShort } from '@jara/domain/money/format';
import { type FormEvent, useId, useState } from 'react';
import { Form } from '../../components/form.tsx';
import { ruleSentence } from '../../components/rule/rule-sentence.ts';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import type { Problems } from '../../lib/form-state.ts';
import { type PublishForm, publicWordsOf, publishFormOf, publishProblems } from './publish-form.ts';
import type { PublicWords } from './sent-gift.queries.ts';
import { words } from './words/en.tsx';

interface PublishDialogProps {
  gift: SentGift;
  busy: boolean;
  problem: string | undefined;
  onClose: () => void;
  onPublish: (told: PublicWords) => void;
}

/** What everybody will see is said before it is done: it cannot be unseen. */
export function PublishDialog({ gift, busy, problem, onClose, onPublish }: PublishDialogProps) {
  const form = useId();
  const [before] = useState(() => publishFormOf(gift));
  const [typed, setTyped] = useState(before);
  const [problems, setProblems] = useState<Problems<PublishForm>>({});
  const put = (what: Partial<PublishForm>) => {
    setTyped((now) => ({ ...now, ...what }));
    setProblems({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = publishProblems(typed);
    setProblems(found);
    if (Object.keys(found).length === 0) onPublish(publicWordsOf(typed, before));
  };
  return (
    <Dialog
      open
      title={gift.giveaway ? words.publish.change : words.publish.make}
      onClose={busy ? undefined : onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {words.leaveIt}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {gift.giveaway ? words.save : words.publish.showIt}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label={words.publish.name} error={problems.title}>
          {(control) => (
            <Input
              {...control}
              name="title"
              maxLength={TITLE.longest}
              value={typed.title}
              placeholder={words.publish.nameExample}
              onChange={({ currentTarget }) => put({ title: currentTarget.value })}
            />
          )}
        </Field>
        <Field label={words.publish.host} error={problems.host} hint={words.publish.hostHint}>
          {(control) => (
            <Input
              {...control}
              name="host"
              maxLength={HOST.longest}
              value={typed.host}
              onChange={({ currentTarget }) => put({ host: currentTarget.value })}
            />
          )}
        </Field>
        <Field label={words.publish.starts} optional error={problems.startsAt} hint={words.publish.startsHint}>
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
        <Field label={words.publish.claimDays} error={problems.claimDays} hint={words.publish.claimDaysHint}>
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
      <h3 className="font-semibold">{words.publish.everybodySees}</h3>
      <ul className="list-disc pl-5 text-ink-2">
        <li>{words.publish.theMoney(formatMoneyShort(gift.quote.gift, gift.currency))}</li>
        <li>{words.publish.theRule(ruleSentence({ ...gift, amount: gift.quote.gift }))}</li>
        <li>{words.publish.theWinners}</li>
        <li>{words.publish.theCode}</li>
      </ul>
    </div>
    <p className="text-ink-2">{words.publish.nobodySees}</p>
  </div>
);
