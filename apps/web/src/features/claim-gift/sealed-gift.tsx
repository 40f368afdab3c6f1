import type { ClaimCheck } from '@jara/contract/claims';
import type { GiftView } from '@jara/contract/gifts';
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
import { words } from './words/en.tsx';

// The gift can be opened before anybody has read until when.
const OpenUntil = lazy(async () => ({ default: (await loadLate(() => import('./open-until.tsx'))).OpenUntil }));
const DrawTerms = lazy(async () => ({ default: (await loadLate(() => import('./draw-terms.tsx'))).DrawTerms }));

/** The refusal says how many tries are left, so its own words are shown. */
const passwordProblemOf = (error: unknown) =>
  hasCode(error, 'wrong_password', 'password_required') ? error.message : undefined;

const senderSentence = ({ anonymous, senderName }: GiftView) => {
  if (anonymous) return words.sealed.fromASecretSender;
  return senderName === null ? words.sealed.sentBySomeone : words.sealed.sentBy(senderName);
};

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
  const notYet = isDraw ? words.sealed.notInYet : gift.ruleType ? words.sealed.notOpenedYet : words.giftIsSafe;
  const error = open.isIdle ? refusal : open.error;
  const failure = error && problem === undefined ? messageOf(error, words.sealed.claimFailed) : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (needsPassword && password === '') {
      setProblem(words.sealed.enterPassword);
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
        <h1 className="text-3xl">{isDraw ? words.sealed.youCanWin : words.sealed.youHaveAGift}</h1>
        <p className="text-ink-2 text-lg">
          {senderSentence(gift)} {gift.ruleType && !isDraw && `${RULE_TYPE_SENTENCES[gift.ruleType]}.`}
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
          <Field label={words.sealed.password} hint={words.sealed.askForPassword} error={problem}>
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
            {error instanceof ApiError ? notYet : words.sealed.tapAgain}
          </Banner>
        )}
        <Button {...button} type="submit" size="lg" variant="gold" busy={open.isPending}>
          {needsPassword && <LockKeyhole aria-hidden="true" className="size-5" strokeWidth={1.75} />}
          {isDraw ? words.sealed.enterTheDraw : words.sealed.openMyGift}
        </Button>
      </Form>
      <p className="text-ink-3 text-sm">{isDraw ? words.sealed.enteringIsFree : words.sealed.openingIsFree}</p>
      {!isDraw && (
        <Suspense fallback={<p className="text-sm">&nbsp;</p>}>
          <OpenUntil gift={gift} />
        </Suspense>
      )}
    </section>
  );
}
