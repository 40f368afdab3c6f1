import type { ClaimCheck } from '@jara/contract/claims';
import { formatCount } from '@jara/domain/money/format';
import { spokenLagos } from '@jara/domain/time/lagos';
import type { ReactNode } from 'react';
import { AppLink, ButtonLink } from '../../components/app-link.tsx';
import { GiftCard } from '../../components/gift-card.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { OPERATOR } from '../../lib/operator.ts';
import { serverNow } from '../../lib/server-clock.ts';
import type { ClaimScreen } from './claim-screen.ts';
import { ResumeWithKey } from './resume-with-key.tsx';

type DeadEndKind = Extract<
  ClaimScreen,
  'ended' | 'lapsed' | 'sent_back' | 'taken' | 'on_hold' | 'paused' | 'not_this_time'
>;

interface DeadEndProps {
  check: ClaimCheck;
  kind: DeadEndKind;
  /** The person had opened it elsewhere and showed the key. */
  onResumed: () => void;
}

/** A gift that cannot be opened here and now: what happened, and what can be done about it. */
export function DeadEnd({ check, kind, onResumed }: DeadEndProps) {
  const { quid: gift } = check;
  const { title, next, action } = CONTENTS[kind](check);
  // The server's sentence often starts with what the heading says already.
  const more = check.message.startsWith(title)
    ? check.message.slice(title.length).replace(/^[.!]\s*/, '')
    : check.message;
  return (
    <section className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">{title}</h1>
        {more !== '' && <p className="text-ink-2 text-lg">{more}</p>}
      </div>
      <GiftCard {...gift} state="sealed" className="saturate-50" />
      <div className="flex flex-col gap-2 text-ink-2">
        <h2 className="text-ink text-xl">What you can do</h2>
        {next}
      </div>
      <div className="flex flex-col gap-3">
        {kind === 'taken' ? <ResumeWithKey gift={gift} onResumed={onResumed} /> : action}
        <ButtonLink to="/claim" variant="secondary" size="lg">
          Claim Another Gift
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

const senderOf = ({ quid: gift }: ClaimCheck) => gift.senderName ?? 'the sender';

const SeeTheProof = ({ quid }: { quid: string }) => (
  <AppLink to="/rules/proof/$quid" params={{ quid }}>
    See the proof
  </AppLink>
);

const missedGift = (check: ClaimCheck): Contents => ({
  title: 'This gift has ended',
  next: (
    <p>
      {check.quid.endsAt !== null && `It was open until ${spokenLagos(check.quid.endsAt, serverNow())} (Lagos). `}
      Tell {senderOf(check)} that you came too late: money nobody claimed is never lost, and they can talk to us about
      it.
    </p>
  ),
  action: (
    <ButtonLink to="/help" size="lg">
      Contact support
    </ButtonLink>
  ),
});

/** For those who came to a draw after it had closed. */
const missedDraw = (check: ClaimCheck): Contents => ({
  title: 'You came too late',
  next: (
    <p>
      {check.quid.endsAt !== null &&
        `One could enter this draw until ${spokenLagos(check.quid.endsAt, serverNow())} (Lagos). `}
      The winners are drawn from everybody who was in by then, and nobody can be added. You can look at how it was
      drawn. <SeeTheProof quid={check.quid.quid} />
    </p>
  ),
  action: (
    <ButtonLink to="/create" size="lg">
      Send a gift yourself
    </ButtonLink>
  ),
});

const CONTENTS: Record<DeadEndKind, (check: ClaimCheck) => Contents> = {
  ended: (check) => (check.quid.ruleType === 'DRAW' ? missedDraw(check) : missedGift(check)),
  lapsed: () => ({
    title: 'The time has passed',
    next: (
      <p>
        A share of a public giveaway has to be sent to a bank within the days that its page says, so that somebody else
        can have it where the first one does not come. If you did ask for it in time, write to us and we look into it.
      </p>
    ),
    action: (
      <ButtonLink to="/help" size="lg">
        Contact support
      </ButtonLink>
    ),
  }),
  sent_back: (check) => ({
    title: 'This gift has ended',
    next: <p>It cannot be opened any more. Ask {senderOf(check)} about it: they can send you a new one.</p>,
    action: (
      <ButtonLink to="/help" size="lg">
        Contact support
      </ButtonLink>
    ),
  }),
  taken: () => ({
    title: 'Already claimed',
    next: (
      <p>
        If it was you, open it in the browser you used then, or enter the access key you were shown. If it was not you,
        ask the sender who else had the code.
      </p>
    ),
  }),
  on_hold: ({ quid: { quid } }) => ({
    title: 'This gift is on hold',
    next: (
      <p>
        We are checking something about it. The money is kept safe meanwhile, and the same link works again when we are
        done. You can ask us about it and give the code {quid.slice(0, 4)}… so that we find it quickly.
      </p>
    ),
    action: (
      <a href={`mailto:${OPERATOR.supportEmail}`} className={buttonClass('primary', 'lg')}>
        Write to {OPERATOR.supportEmail}
      </a>
    ),
  }),
  paused: (check) => ({
    title: 'This gift is paused',
    next: (
      <p>
        Only {senderOf(check)} can let it go on, so ask them. Keep this page open or come back: the same link works
        then, and nobody can open it meanwhile.
      </p>
    ),
  }),
  not_this_time: (check) => ({
    title: 'Not this time',
    next: (
      <>
        {check.entry ? (
          <p>
            You had number {formatCount(check.entry.number)}, and the same chance as everybody who was in. It was not
            drawn this time. Nobody could bend the draw, and your own browser can check that.
          </p>
        ) : (
          <p>
            One person in line gets this gift, and only {senderOf(check)} knows which one. You had your turn on this
            device. Others can still try, so pass the link on if you like. The winning number was fixed before anyone
            came.
          </p>
        )}
        <p>
          <SeeTheProof quid={check.quid.quid} />
        </p>
      </>
    ),
    action: (
      <ButtonLink to="/create" size="lg">
        Send a gift yourself
      </ButtonLink>
    ),
  }),
};
