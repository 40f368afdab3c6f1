import type { GiftView } from '@jara/contract/gifts';
import { minor } from '@jara/domain/money/money';
import { describeRule } from '@jara/domain/rule/describe-rule';
import { countdown } from '@jara/domain/time/lagos';
import { Card } from '../../components/ui/card.tsx';
import { useQuery } from '../../lib/query/use-query.ts';
import { draftOf, ruleOf } from '../../lib/rule-draft.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useNow } from '../../lib/use-now.ts';
import { words } from './draw/words/en.tsx';
import { drawRuleQuery } from './draw.queries.ts';

/** Before somebody enters: how many win, when it closes, and that everybody has the same chance. */
export function DrawTerms({ gift: { quid, amount, currency, endsAt } }: { gift: GiftView }) {
  const now = useNow(true, serverNow);
  const { data: rule } = useQuery(drawRuleQuery(quid));
  const prize = amount === null ? undefined : { amount: minor(amount), currency };
  const left = endsAt === null ? 0 : Date.parse(endsAt) - now;
  return (
    <Card className="flex min-h-32 flex-col gap-2">
      {rule && <p>{describeRule(ruleOf(draftOf(rule)), now, prize)}.</p>}
      {left > 0 && (
        <p>
          {words.closesIn(
            <span suppressHydrationWarning className="font-bold tabular">
              {countdown(left)}
            </span>,
          )}
        </p>
      )}
      <p className="text-ink-2 text-sm">{words.oneTap}</p>
    </Card>
  );
}
