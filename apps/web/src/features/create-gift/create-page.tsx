import { LONGEST_MESSAGE, LONGEST_NAME } from '@jara/domain/gift/gift-fields';
import { MIN_SHARE } from '@jara/domain/rule/rule';
import { SECOND_MS } from '@jara/domain/time/lagos';
import { type FormEvent, useRef, useState } from 'react';
import { type CardFace, CardPreview } from '../../components/card-preview.tsx';
import { Form } from '../../components/form.tsx';
import { MailHint } from '../../components/mail-hint.tsx';
import { ThemePicker } from '../../components/theme-picker.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { hasCode, messageOf } from '../../lib/api.ts';
import { usePress } from '../../lib/press.ts';
import { useGo } from '../../lib/router/router.tsx';
import { AmountField } from './amount-field.tsx';
import { Breakdown } from './breakdown.tsx';
import { useStartPayment } from './create-gift.queries.ts';
import { fieldProblems } from './field-problems.ts';
import { openingSentence, ruleProblemOf, startPaymentBody } from './gift-form.ts';
import { GiftLanguage } from './gift-language.tsx';
import { HowItReaches } from './how-it-reaches.tsx';
import { PasswordField } from './password-field.tsx';
import { openPaymentTab } from './payment-tab.ts';
import { PressAnswer } from './press-answer.tsx';
import { ProviderNote, Review } from './review.tsx';
import { Section } from './section.tsx';
import { UntilWhen } from './until-when.tsx';
import { useGiftForm } from './use-gift-form.ts';
import { WhoMayOpen } from './who-may-open.tsx';
import { WhoPaysTheFee } from './who-pays-the-fee.tsx';
import { giftOf } from './wishes.ts';
import { words } from './words/en.tsx';

export function CreatePage() {
  const { form, limits, sent } = useGiftForm();
  const { values: gift, problems, put } = form;
  const [isAnswerRead, setIsAnswerRead] = useState(false);
  const { button } = usePress('pay');
  // The message is inside the card, so whoever writes it sees the card opened.
  const [face, setFace] = useState<CardFace>('sealed');
  const shown = { ...gift, amount: giftOf(gift) };
  const sentence = openingSentence(gift, limits);
  const askedAt = useRef(0);
  const start = useStartPayment();
  const go = useGo();

  const pay = (event?: FormEvent) => {
    event?.preventDefault();
    if (start.isPending) return;
    setIsAnswerRead(true);
    if (!form.check()) return;
    if (gift.wantsPassword && gift.password === '') {
      // It was typed before the page was loaded anew: a gift would go out without it unnoticed. Pressed again, it does without; the second
      // tap of a double one has not read the question.
      const isRead = problems.password && Date.now() - askedAt.current > SECOND_MS;
      askedAt.current = Date.now();
      if (!isRead) return form.tell({ password: words.password.againOrNone });
      put({ wantsPassword: false });
    }
    const body = startPaymentBody(gift, `${location.origin}/payment/callback`);
    const press = { body, tab: openPaymentTab() };
    start.mutate(press, {
      onSuccess: ({ reference }) => void go({ to: '/payment/callback', search: { reference } }, { morphs: true }),
      onError: (error) => {
        const told = fieldProblems(error);
        form.tell(told);
        // Said at its field, it need not be said again below.
        if (Object.keys(told).length > 0) start.reset();
      },
    });
  };

  return (
    <div className="mx-auto grid max-w-wide grid-cols-1 gap-x-14 px-4 py-8 sm:px-6 md:grid-cols-[minmax(0,36rem)_minmax(18rem,1fr)] md:py-12">
      <div>
        <h1 className="text-3xl sm:text-4xl">{words.title}</h1>
        <p className="mt-2 text-ink-2 text-lg">{words.whatItTakes}</p>
        {!isAnswerRead && <PressAnswer {...sent} />}
        <Form noValidate onSubmit={pay} className="mt-8 flex flex-col gap-10">
          {/* What the Enter key presses: the first button of a form, whatever it is for. */}
          <button {...button} type="submit" hidden />
          <div className="flex flex-col gap-5">
            <AmountField form={form} limits={limits} />
            <div className="noscript:hidden">
              <Breakdown gift={gift} />
            </div>
            <WhoPaysTheFee form={form} />
          </div>

          <Section title={words.whoFor.title}>
            {gift.delivery === 'SELF' ? (
              <p className="rounded-card bg-sunken p-4 text-ink-2">{words.whoFor.sharedByYou}</p>
            ) : (
              <Field
                label={words.whoFor.email}
                error={problems.email}
                hint={
                  <MailHint typed={gift.email} onPick={(email) => put({ email })}>
                    {words.whoFor.emailIsFor}
                  </MailHint>
                }
              >
                {(props) => (
                  <Input
                    {...props}
                    {...form.input('email')}
                    type="email"
                    inputMode="email"
                    autoComplete="off"
                    autoCapitalize="none"
                    enterKeyHint="next"
                    placeholder="ada@example.com"
                  />
                )}
              </Field>
            )}
            <Checkbox
              ref={form.place('anonymous')}
              name="anonymous"
              checked={gift.anonymous}
              onChange={({ currentTarget }) => put({ anonymous: currentTarget.checked })}
              label={words.whoFor.anonymous}
              hint={words.whoFor.anonymousMeans}
            />
            {!gift.anonymous && (
              <Field label={words.whoFor.name} optional error={problems.senderName} hint={words.whoFor.withoutName}>
                {(props) => (
                  <Input
                    {...props}
                    {...form.input('senderName')}
                    maxLength={LONGEST_NAME}
                    autoComplete="name"
                    enterKeyHint="next"
                  />
                )}
              </Field>
            )}
            <Field
              label={words.whoFor.yourEmail}
              optional
              error={problems.senderEmail}
              hint={
                <MailHint typed={gift.senderEmail} onPick={(senderEmail) => put({ senderEmail })}>
                  {words.whoFor.yourEmailIsFor}
                </MailHint>
              }
            >
              {(props) => (
                <Input
                  {...props}
                  {...form.input('senderEmail')}
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  enterKeyHint="next"
                />
              )}
            </Field>
            <div className="flex flex-col gap-3">
              <WhoMayOpen
                ref={form.place('rule')}
                draft={gift.rule}
                amount={giftOf(gift)}
                crowdShare={limits?.minCrowdShare ?? MIN_SHARE}
                sentence={sentence}
                problem={ruleProblemOf(gift, limits)}
                error={problems.rule}
                isAsked={sent.wantsRule}
                isTyped={sent.words?.ruleType !== undefined}
                onChange={(rule) => put({ rule })}
              />
              <HowItReaches form={form} />
              <UntilWhen form={form} />
              <GiftLanguage form={form} />
            </div>
          </Section>

          <Section title={words.wrap.title}>
            <ThemePicker
              theme={gift.theme}
              onTheme={(theme) => put({ theme })}
              onSeed={(clothSeed) => put({ clothSeed })}
            />
            <CardPreview gift={shown} face={face} onFace={setFace} className="noscript:hidden md:hidden" />
            <Field
              label={words.wrap.message}
              optional
              error={problems.message}
              aside={
                <span className="noscript:hidden">{words.wrap.written(gift.message.length, LONGEST_MESSAGE)}</span>
              }
            >
              {(props) => (
                <Textarea
                  {...props}
                  {...form.input('message')}
                  onFocus={() => setFace('open')}
                  maxLength={LONGEST_MESSAGE}
                  placeholder={words.wrap.example}
                />
              )}
            </Field>
            <PasswordField form={form} />
          </Section>

          <Section title={words.review.title}>
            <div className="noscript:hidden">
              <Review
                gift={gift}
                sentence={sentence}
                onChangeField={(field) => form.focus(field === 'senderName' && gift.anonymous ? 'anonymous' : field)}
              />
            </div>
            <ProviderNote />
            {start.isError && (
              <Banner
                tone="err"
                title={messageOf(start.error, words.paying.notStarted)}
                onDismiss={start.reset}
                actions={
                  <>
                    <Button size="sm" onClick={() => pay()}>
                      {words.paying.tryAgain}
                    </Button>
                    <Button size="sm" variant="ghost" onClick={start.reset}>
                      {words.paying.dismiss}
                    </Button>
                  </>
                }
              >
                {hasCode(start.error, 'payment_not_started') ? words.paying.stillHere : words.paying.nothingCharged}
              </Banner>
            )}
            <Button {...button} type="submit" size="lg" busy={start.isPending} className="w-full">
              {words.paying.pay}
            </Button>
          </Section>
        </Form>
      </div>
      <aside className="noscript:hidden hidden md:block">
        <div className="sticky top-24">
          <CardPreview gift={shown} face={face} onFace={setFace} />
        </div>
      </aside>
    </div>
  );
}
