import type { GiftView } from '@jara/contract/gifts';
import type { RuleView } from '@jara/contract/rules';
import { shownRecipient } from '@jara/domain/gift/delivery';
import { formatLagosDate } from '@jara/domain/time/lagos';
import { Cloth } from '../../components/cloth.tsx';
import { Money } from '../../components/money.tsx';
import { QuidText } from '../../components/quid-text.tsx';
import { words as ruleWords } from '../../components/rule/words/en.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { words } from './words/en.ts';

/** The gift the rule is for, and the rule it has. */
export function GiftSummary({ gift, rule }: { gift: GiftView; rule: RuleView | null }) {
  return (
    <section aria-label={words.gift.label} className="flex overflow-hidden rounded-card border border-line bg-surface">
      <Cloth theme={gift.theme} seed={gift.clothSeed} columns={2} ratio={0.5} className="w-16 shrink-0 sm:w-24" />
      <dl className="grid flex-1 grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 p-4 [&>dd]:text-right [&>dt]:text-ink-2 [&>dt]:text-sm">
        <dt>{words.gift.quid}</dt>
        <dd>
          <QuidText quid={gift.quid} className="text-sm" />
        </dd>
        <dt>{words.gift.amount}</dt>
        <dd className="font-bold font-display text-xl">
          {gift.amount === null ? words.gift.hidden : <Money amount={gift.amount} currency={gift.currency} short />}
        </dd>
        <dt>{words.gift.status}</dt>
        <dd>
          <StatusBadge status={gift.status} />
        </dd>
        {gift.recipientEmail !== undefined && (
          <>
            <dt>{words.gift.isFor}</dt>
            <dd className="break-all text-sm">{gift.recipientEmail ?? shownRecipient(null)}</dd>
          </>
        )}
        <dt>{words.gift.created}</dt>
        <dd className="text-sm">{formatLagosDate(gift.createdAt)}</dd>
        <dt>{words.gift.rule}</dt>
        <dd className="font-semibold text-sm">{rule ? ruleWords.types[rule.ruleType] : words.gift.noRule}</dd>
      </dl>
    </section>
  );
}
