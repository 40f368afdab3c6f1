import { CLOTH_PALETTES } from '@jara/domain/cloth/palettes';
import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { AppLink } from '../../components/app-link.tsx';
import { Money } from '../../components/money.tsx';
import { OPERATOR } from '../../lib/operator.ts';
import { words } from './words/en.tsx';

/** The one block that is cloth-coloured in both themes, as the cards are. */
const ADIRE = CLOTH_PALETTES.adire;

export function WhyChoose() {
  return (
    <section aria-labelledby="why-choose" className="mx-auto max-w-wide px-4 pt-20 sm:px-6">
      <h2 id="why-choose" className="max-w-lg text-3xl sm:text-4xl">
        {words.whyChoose(OPERATOR.productName)}
      </h2>
      <div className="mt-8 grid gap-4 md:grid-cols-12">
        <Feature title={words.yourRules.title} text={words.yourRules.text} className="bg-brand-soft md:col-span-7">
          <RuleTags />
        </Feature>
        <Feature
          title={words.locked.title}
          text={words.locked.text}
          className="md:col-span-5"
          quiet=""
          style={{ backgroundColor: ADIRE.ground, color: ADIRE.ink }}
        >
          <PasswordDots />
        </Feature>
        <Feature
          title={words.manyHands.title}
          text={words.manyHands.text}
          className="border border-line bg-surface md:col-span-5"
        >
          <SplitBar />
        </Feature>
        <Feature title={words.instant.title} text={words.instant.text} className="bg-sunken md:col-span-7">
          <LiveLine />
        </Feature>
      </div>
      <p className="mt-6 text-ink-2">
        {words.moneyIsPublic((text) => (
          <AppLink to="/trust">{text}</AppLink>
        ))}
      </p>
      <p className="mt-2 text-ink-2">{words.stuck(OPERATOR.supportHours)}</p>
    </section>
  );
}

interface FeatureProps {
  title: string;
  text: string;
  className: string;
  quiet?: string;
  style?: CSSProperties;
  children: ReactNode;
}

function Feature({ title, text, className, quiet = 'text-ink-2', style, children }: FeatureProps) {
  return (
    <article
      className={clsx('flex min-h-64 flex-col justify-between gap-8 rounded-gift p-6 sm:p-8', className)}
      style={style}
    >
      <div aria-hidden="true">{children}</div>
      <div className="flex flex-col gap-2">
        <h3 className="font-bold font-display text-xl">{title}</h3>
        <p className={clsx('max-w-md', quiet)}>{text}</p>
      </div>
    </article>
  );
}

function RuleTags() {
  return (
    <ul className="flex flex-wrap gap-2">
      {words.yourRules.some.map((rule, index) => (
        <li
          key={rule}
          className={clsx(
            'rounded-full px-4 py-2 font-semibold text-sm',
            index === 1 ? 'bg-brand text-on-brand' : 'bg-surface text-ink-2',
          )}
        >
          {rule}
        </li>
      ))}
    </ul>
  );
}

function PasswordDots() {
  return (
    <svg viewBox="0 0 240 56" className="h-14 w-60 max-w-full" role="presentation">
      <rect
        x="1.5"
        y="1.5"
        width="237"
        height="53"
        rx="10"
        fill="none"
        strokeWidth="2"
        stroke="currentColor"
        opacity=".55"
      />
      {[0, 1, 2, 3, 4, 5].map((dot) => (
        <circle key={dot} cx={26 + dot * 22} cy="28" r="6" fill={dot === 5 ? ADIRE.accent : 'currentColor'} />
      ))}
      <path d="M197 26v-6a9 9 0 0 1 18 0v6" fill="none" strokeWidth="3" strokeLinecap="round" stroke={ADIRE.accent} />
      <rect x="193" y="25" width="26" height="19" rx="4" fill={ADIRE.accent} />
    </svg>
  );
}

const SHARES = [
  { name: 'Ngozi', amount: 1_000_000, look: 'bg-brand', grow: 50 },
  { name: 'Sade', amount: 600_000, look: 'bg-gold', grow: 30 },
  { name: 'Emeka', amount: 400_000, look: 'bg-coral', grow: 20 },
];

function SplitBar() {
  return (
    <div>
      <div className="flex h-10 gap-1">
        {SHARES.map(({ name, look, grow }) => (
          <span key={name} className={clsx('rounded-input', look)} style={{ flexGrow: grow }} />
        ))}
      </div>
      <div className="mt-2 flex gap-1 text-sm">
        {SHARES.map(({ name, amount, grow }) => (
          <span key={name} className="min-w-0 basis-0" style={{ flexGrow: grow }}>
            <span className="block font-semibold">{name}</span>
            <Money amount={amount} short className="text-ink-2" />
          </span>
        ))}
      </div>
    </div>
  );
}

const EVENTS = [
  { time: '09:41:02', text: words.instant.paid, look: 'bg-brand' },
  { time: '09:41:04', text: words.instant.ready, look: 'bg-brand' },
  { time: '10:15:30', text: words.instant.opened('Ada'), look: 'bg-brand' },
  { time: '10:17:58', text: words.instant.inBank('₦48,500'), look: 'bg-gold' },
];

function LiveLine() {
  return (
    <ol className="relative flex flex-col gap-2.5 sm:max-w-sm">
      <span className="absolute top-2.5 bottom-2.5 left-[5px] w-0.5 bg-line-strong" />
      {EVENTS.map(({ time, text, look }) => (
        <li key={time} className="relative flex items-baseline gap-3 text-sm">
          <span className={clsx('size-3 shrink-0 translate-y-px rounded-full', look)} />
          <span className="tabular text-ink-3">{time}</span>
          <span className="font-semibold">{text}</span>
        </li>
      ))}
    </ol>
  );
}
