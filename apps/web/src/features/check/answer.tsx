import { parseQuid } from '@jara/domain/gift/quid';
import { formatMoneyShort } from '@jara/domain/money/format';
import { clsx } from 'clsx';
import { CircleCheck, CircleX, History } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from '../../components/app-link.tsx';
import { codeFromPaste } from '../../components/quid-typing.ts';
import { OPERATOR } from '../../lib/operator.ts';
import type { Checked } from './check.queries.ts';
import { words } from './words/en.tsx';

const LOOKS = {
  REAL: { icon: CircleCheck, box: 'border-ok bg-ok-soft', mark: 'text-ok' },
  ENDED: { icon: History, box: 'border-info bg-info-soft', mark: 'text-info' },
  NOT_OURS: { icon: CircleX, box: 'border-err bg-err-soft', mark: 'text-err' },
} as const;

interface AnswerProps {
  checked: Checked;
  /** What was asked about, so that nobody takes the answer for one about something else. */
  asked: string;
}

/** The answer in one look, and what to do about it. */
export function Answer({ checked, asked }: AnswerProps) {
  const { icon: Icon, box, mark } = LOOKS[checked.verdict];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="answer" className={clsx('flex flex-col gap-4 rounded-card border-2 p-5 sm:p-6', box)}>
      <div className="flex items-start gap-3">
        <Icon aria-hidden="true" className={clsx('mt-1 size-9 shrink-0', mark)} strokeWidth={2} />
        <div className="min-w-0">
          <h2 id="answer" ref={heading} tabIndex={-1} className="text-2xl sm:text-3xl">
            {words.verdict[checked.verdict]}
          </h2>
          <p className="wrap-anywhere text-ink-2 text-sm">{words.youAskedAbout(asked)}</p>
        </div>
      </div>
      {checked.verdict === 'NOT_OURS' ? <NotOurs /> : <Ours checked={checked} asked={asked} />}
    </section>
  );
}

function Ours({ checked: { verdict, giveaway }, asked }: AnswerProps) {
  const isReal = verdict === 'REAL';
  if (giveaway) {
    const { code, title, host, amount, currency } = giveaway;
    return (
      <Advice
        action={
          <ButtonLink to="/g/$code" params={{ code }} size="lg">
            {isReal ? words.goToIt : words.seeTheResult}
          </ButtonLink>
        }
      >
        {words.giveaway(<strong className="wrap-anywhere">{title}</strong>, host, formatMoneyShort(amount, currency))}{' '}
        {isReal ? words.onlyOnOurPage : words.nothingToBeHad}
      </Advice>
    );
  }
  const quid = parseQuid(codeFromPaste(asked));
  return (
    <Advice
      action={
        isReal &&
        quid !== undefined && (
          <ButtonLink to="/claim/$quid" params={{ quid }} size="lg">
            {words.lookAtTheGift}
          </ButtonLink>
        )
      }
    >
      {isReal ? words.realGift : words.endedGift}
    </Advice>
  );
}

const NotOurs = () => (
  <Advice>
    {words.notOurs}{' '}
    {words.reachUs(
      <a className="link" href={`mailto:${OPERATOR.supportEmail}`}>
        {OPERATOR.supportEmail}
      </a>,
      <a className="link" href={`tel:+${OPERATOR.supportNumber}`}>
        {OPERATOR.supportPhone}
      </a>,
    )}
  </Advice>
);

const Advice = ({ action, children }: { action?: ReactNode; children: ReactNode }) => (
  <>
    <p className="text-lg">{children}</p>
    {action && <div>{action}</div>}
  </>
);
