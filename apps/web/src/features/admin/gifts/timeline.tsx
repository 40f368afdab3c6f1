import type { TimelineEvent } from '@jara/contract/staff/gifts';
import { formatLagos } from '@jara/domain/time/lagos';
import { clsx } from 'clsx';
import {
  Archive,
  Banknote,
  BanknoteArrowUp,
  Check,
  CircleAlert,
  CreditCard,
  Gift,
  Hand,
  Heart,
  type LucideIcon,
  Mail,
  PencilLine,
  Radio,
  Scale,
  Send,
  Shuffle,
  Undo2,
  UserCog,
  Users,
} from 'lucide-react';
import { Money } from '../../../components/money.tsx';
import { Ago } from '../shared/when.tsx';

const ICONS: Record<TimelineEvent['kind'], LucideIcon> = {
  PAYMENT_STARTED: CreditCard,
  PAYMENT_ATTEMPT: CreditCard,
  PAYMENT_SETTLED: Check,
  CHARGE_SUSPENDED: CircleAlert,
  WEBHOOK: Radio,
  GIFT_CREATED: Gift,
  RULE_SAVED: Shuffle,
  SENDER_DEED: PencilLine,
  ATTEMPTS: Users,
  CLAIMED: Hand,
  LAPSED: Undo2,
  THANKED: Heart,
  WITHDRAWAL_REQUESTED: Banknote,
  WITHDRAWAL_APPROVED: Check,
  PAYOUT_SENT: Send,
  WITHDRAWAL_FINISHED: BanknoteArrowUp,
  REFUND: Undo2,
  DISPUTE: Scale,
  MAIL: Mail,
  STAFF_ACTION: UserCog,
  GIFT_CLOSED: Archive,
};
const LOUD = new Set<TimelineEvent['kind']>(['CHARGE_SUSPENDED', 'DISPUTE']);
const ACTOR_WORDS: Record<TimelineEvent['actor']['kind'], string> = {
  SENDER: 'Sender',
  RECIPIENT: 'Recipient',
  STAFF: 'Staff',
  PROVIDER: 'Provider',
  SYSTEM: 'System',
};

interface TimelineProps {
  events: readonly TimelineEvent[];
  currency: string;
}

/** One gift's whole life, the first thing at the top. */
export function Timeline({ events, currency }: TimelineProps) {
  if (events.length === 0) return <p className="text-ink-2">Nothing has happened yet.</p>;
  return (
    <ol className="flex flex-col">
      {events.map((event, index) => (
        <Moment
          // Two events can share an instant and a kind, never a place in the list.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          event={event}
          currency={currency}
          isLast={index === events.length - 1}
        />
      ))}
    </ol>
  );
}

function Moment({ event, currency, isLast }: { event: TimelineEvent; currency: string; isLast: boolean }) {
  const { at, kind, title, detail, amount, actor } = event;
  const Icon = ICONS[kind];
  return (
    <li className="relative flex gap-3.5 pb-5 last:pb-0">
      {!isLast && <span aria-hidden="true" className="absolute top-9 bottom-0 left-[1.0625rem] w-px bg-line" />}
      <span
        className={clsx(
          'grid size-9 shrink-0 place-items-center rounded-full',
          LOUD.has(kind) ? 'bg-err-soft text-err' : 'bg-brand-soft text-on-brand-soft',
        )}
      >
        <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-1 pt-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">
            {title}
            {amount !== null && (
              <>
                {' '}
                <Money amount={amount} currency={currency} className="font-normal text-ink-2" />
              </>
            )}
          </span>
          <span className="text-ink-3 text-sm">
            <Ago at={at} />
          </span>
        </p>
        {/* A reference alone breaks anywhere: after its hyphen it would need a line more. */}
        {detail && (
          <p className={clsx('text-ink-2 text-sm', detail.includes(' ') ? 'break-words' : 'break-all')}>{detail}</p>
        )}
        <p className="text-ink-3 text-sm">
          {formatLagos(at)} · {ACTOR_WORDS[actor.kind]}
          {actor.name !== '' && actor.name !== ACTOR_WORDS[actor.kind] && `, ${actor.name}`}
          {actor.ip && ` · ${actor.ip}`}
        </p>
      </div>
    </li>
  );
}
