import type { DrawReceipt, Giveaway } from '@jara/contract/giveaways';
import { type FormEvent, useState } from 'react';
import { Receipt } from '../../components/draw-receipt.tsx';
import { Form } from '../../components/form.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { ApiError, hasCode, messageOf } from '../../lib/api-error.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { useEnterDraw } from './taking-part.queries.ts';
import { words } from './words/en.ts';

interface EnterDrawProps {
  giveaway: Giveaway;
  /** What this device was given when it entered. */
  receipt: DrawReceipt | undefined;
}

/** One tap, and then a number to hold us to. */
export function EnterDraw({ giveaway: { code, hasPassword }, receipt: kept }: EnterDrawProps) {
  const enter = useEnterDraw(code);
  const oneAtATime = useOneAtATime();
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  // A device that keeps nothing still shows it for as long as the page is open.
  const receipt = kept ?? enter.data;
  if (receipt) return <Receipt receipt={receipt} isNew={enter.isSuccess} />;
  const isAboutPassword = hasCode(enter.error, 'wrong_password', 'password_required');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacks = hasPassword && password === '';
    setIsMissing(lacks);
    if (!lacks) oneAtATime((done) => enter.mutate(password, { onSettled: done }));
  };
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {hasPassword && (
        <Field
          label={words.enter.password}
          hint={words.enter.passwordHint}
          error={isMissing ? words.enter.passwordMissing : isAboutPassword ? messageOf(enter.error, '') : undefined}
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
      {enter.isError && !isAboutPassword && (
        <Banner tone="err" title={messageOf(enter.error, words.enter.notEntered)}>
          {whatItMeans(enter.error)}
        </Banner>
      )}
      <Button type="submit" size="lg" variant="gold" busy={enter.isPending}>
        {words.enter.enter}
      </Button>
      <p className="text-ink-3 text-sm">{words.enter.oneTap}</p>
    </Form>
  );
}

/** A refusal says itself when to try again. After silence nobody knows whether the tap arrived. */
function whatItMeans(error: Error): string | undefined {
  if (!(error instanceof ApiError)) return words.enter.tapAgain;
  return error.retryAfterSeconds === undefined ? undefined : words.enter.notInYet;
}
