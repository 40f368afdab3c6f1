import type { ClaimCheck } from '@jara/contract/claims';
import { formatCount } from '@jara/domain/money/format';
import { spokenLagos } from '@jara/domain/time/lagos';
import type { ReactNode } from 'react';
import { AppLink, ButtonLink } from '../../components/app-link.tsx';
import { GiftCard } from '../../components/gift-card.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { OPERATOR } from '../../lib/operator.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useFocusOnNew } from '../../lib/use-focus-on-new.ts';
import type { ClaimScreen } from './claim-screen.ts';
import { words } from './dead-end/words/en.ts';
import { ResumeWithKey } from './resume-with-key.tsx';
import { words as claimWords } from './words/en.tsx';

type DeadEndKind = Extract<
  ClaimScreen,
  'ended' | 'lapsed' | 'sent_back' | 'taken' | 'on_hold' | 'paused' | 'not_this_time'
>;

interface DeadEndProps {
  check: ClaimCheck;
  kind: DeadEndKind;
  /** Right after the tap. */
  isNew: boolean;
  /** The person had opened it elsewhere and showed the key. */
  onResumed: () => void;
}

/** A gift that cannot be opened here and now: what happened, and what can be done about it. */
export function DeadEnd({ check, kind, isNew, onResumed }: DeadEndProps) {
  const heading = useFocusOnNew<HTMLHeadingElement>(isNew);
  const { quid: gift } = check;
  const { title, next, action } = CONTENTS[kind](check);
  // The server's sentence often starts with what the heading says already.
  const more = check.message.startsWith(title)
    ? check.message.slice(title.length).replace(/^[.!]\s*/, '')
    : check.message;
  return (
    <section className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        {more !== '' && <p className="text-ink-2 text-lg">{more}</p>}
      </div>
      <GiftCard {...gift} state="sealed" className="saturate-50" />
      <div className="flex flex-col gap-2 text-ink-2">
        <h2 className="text-ink text-xl">{words.whatYouCanDo}</h2>
        {next}
      </div>
      <div className="flex flex-col gap-3">
        {kind === 'taken' ? <ResumeWithKey gift={gift} onResumed={onResumed} /> : action}
        <ButtonLink to="/claim" variant="secondary" size="lg">
          {claimWords.claimAnother}
        </ButtonLink>
      </div>
    </section>
  );
}

interface Contents {
  title: string;
  next: ReactNode;
  action?: ReactNode;
}

const senderOf = ({ quid: gift }: ClaimCheck) => gift.senderName ?? words.theSender;

const SeeTheProof = ({ quid }: { quid: string }) => (
  <AppLink to="/rules/proof/$quid" params={{ quid }}>
    {claimWords.seeTheProof}
  </AppLink>
);

const missedGift = (check: ClaimCheck): Contents => ({
  title: words.ended,
  next: (
    <p>
      {check.quid.endsAt !== null && `${words.wasOpenUntil(spokenLagos(check.quid.endsAt, serverNow()))} `}
      {words.tellThemYouCameLate(senderOf(check))}
    </p>
  ),
  action: (
    <ButtonLink to="/help" size="lg">
      {words.contactSupport}
    </ButtonLink>
  ),
});

/** For those who came to a draw after it had closed. */
const missedDraw = (check: ClaimCheck): Contents => ({
  title: words.cameTooLate,
  next: (
    <p>
      {check.quid.endsAt !== null && `${words.drawWasOpenUntil(spokenLagos(check.quid.endsAt, serverNow()))} `}
      {words.nobodyCanBeAdded} <SeeTheProof quid={check.quid.quid} />
    </p>
  ),
  action: (
    <ButtonLink to="/create" size="lg">
      {words.sendAGiftYourself}
    </ButtonLink>
  ),
});

const CONTENTS: Record<DeadEndKind, (check: ClaimCheck) => Contents> = {
  ended: (check) => (check.quid.ruleType === 'DRAW' ? missedDraw(check) : missedGift(check)),
  lapsed: () => ({
    title: words.lapsed,
    next: <p>{words.lapsedMeans}</p>,
    action: (
      <ButtonLink to="/help" size="lg">
        {words.contactSupport}
      </ButtonLink>
    ),
  }),
  sent_back: (check) => ({
    title: words.ended,
    next: <p>{words.askForANewOne(senderOf(check))}</p>,
    action: (
      <ButtonLink to="/help" size="lg">
        {words.contactSupport}
      </ButtonLink>
    ),
  }),
  taken: () => ({
    title: words.taken,
    next: <p>{words.takenMeans}</p>,
  }),
  on_hold: ({ quid: { quid } }) => ({
    title: words.onHold,
    next: <p>{words.onHoldMeans(`${quid.slice(0, 4)}…`)}</p>,
    action: (
      <a href={`mailto:${OPERATOR.supportEmail}`} className={buttonClass('primary', 'lg')}>
        {words.writeTo(OPERATOR.supportEmail)}
      </a>
    ),
  }),
  paused: (check) => ({
    title: words.paused,
    next: <p>{words.pausedMeans(senderOf(check))}</p>,
  }),
  not_this_time: (check) => ({
    title: words.notThisTime,
    next: (
      <>
        <p>
          {check.entry ? words.numberNotDrawn(formatCount(check.entry.number)) : words.notTheOneInLine(senderOf(check))}
        </p>
        <p>
          <SeeTheProof quid={check.quid.quid} />
        </p>
      </>
    ),
    action: (
      <ButtonLink to="/create" size="lg">
        {words.sendAGiftYourself}
      </ButtonLink>
    ),
  }),
};
