import type { ClaimCheck } from '@jara/contract/claims';
import { RULE_TYPE_SENTENCES } from '@jara/domain/rule/rule-type-sentences';
import { LockKeyhole } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { Form } from '../../components/form.tsx';
import { GiftCard } from '../../components/gift-card.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { ApiError, hasCode, messageOf } from '../../lib/api.ts';
import { loadLate } from '../../lib/load-late.ts';
import { usePress } from '../../lib/press.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { useOpenGift } from './claim.queries.ts';

// The gift can be opened before anybody has read until when.
const OpenUntil = lazy(async () => ({ default: (await loadLate(() => import('./open-until.tsx'))).OpenUntil }));
const DrawTerms = lazy(async () => ({ default: (await loadLate(() => import('./draw-terms.tsx'))).DrawTerms }));

/** The refusal says how many tries are left, so its own words are shown. */
const passwordProblemOf = (error: unknown) =>
  hasCode(error, 'wrong_password', 'password_required') ? error.message : undefined;

export function SealedGift({ check }: { check: ClaimCheck }) {
  const { quid: gift, state } = check;
  const [password, setPassword] = useState('');
  const { button, refusal } = usePress('open');
  const [problem, setProblem] = useState(state === 'WRONG_PASSWORD' ? check.message : passwordProblemOf(refusal));
  const open = useOpenGift(check);
  const oneAtATime = useOneAtATime();
  const isDraw = gift.ruleType === 'DRAW';
  const needsPassword = gift.hasPassword && state !== 'OPEN';
  // What goes to whoever comes first is nobody's yet.
  const notYet = isDraw ? 'You are not in yet.' : gift.ruleType ? 'You have not opened it yet.' : 'Your gift is safe.';
  const error = open.isIdle ? refusal : open.error;
  const failure = error && problem === undefined ? messageOf(error, 'Failed to claim gift') : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (needsPassword && password === '') {
      setProblem('Enter the password the sender gave you');
      return;
    }
    setProblem(undefined);
    oneAtATime((done) =>
      open.mutate(password, { onError: (error) => setProblem(passwordProblemOf(error)), onSettled: done }),
    );
  };

  return (
    <section className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">{isDraw ? 'You can win a gift' : 'You have a gift'}</h1>
        <p className="text-ink-2 text-lg">
          {gift.anonymous
            ? 'It comes from someone who asked to stay secret.'
            : `${gift.senderName ?? 'Someone'} sent it.`}{' '}
          {gift.ruleType && !isDraw && `${RULE_TYPE_SENTENCES[gift.ruleType]}.`}
        </p>
      </div>
      <GiftCard {...gift} state="sealed" />
      {isDraw && (
        <Suspense fallback={<p className="min-h-32" />}>
          <DrawTerms gift={gift} />
        </Suspense>
      )}
      <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {needsPassword && (
          <Field
            label="Password"
            hint="The sender protected this gift. Ask them for the password if you don't have it."
            error={problem}
          >
            {(control) => (
              <PasswordInput
                {...control}
                name="password"
                value={password}
                onChange={({ currentTarget }) => setPassword(currentTarget.value)}
                autoComplete="off"
                enterKeyHint="go"
                maxLength={128}
              />
            )}
          </Field>
        )}
        {failure && (
          <Banner tone="err" title={failure}>
            {error instanceof ApiError ? notYet : 'You can tap again: it counts once.'}
          </Banner>
        )}
        <Button {...button} type="submit" size="lg" variant="gold" busy={open.isPending}>
          {needsPassword && <LockKeyhole aria-hidden="true" className="size-5" strokeWidth={1.75} />}
          {isDraw ? 'Enter the draw' : 'Open my gift'}
        </Button>
      </Form>
      <p className="text-ink-3 text-sm">
        {isDraw ? 'Entering' : 'Opening'} is free. When you send the money to your bank we keep 3% of it, and you see
        the exact amount first.
      </p>
      {!isDraw && (
        <Suspense fallback={<p className="text-sm">&nbsp;</p>}>
          <OpenUntil gift={gift} />
        </Suspense>
      )}
    </section>
  );
}
