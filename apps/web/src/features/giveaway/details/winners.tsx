import type { Giveaway } from '@jara/contract/giveaways';
import { useState } from 'react';
import { Money } from '../../../components/money.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { serverNow } from '../../../lib/server-clock.ts';
import { winnerWords } from './giveaway-detail-words.ts';
import { words } from './words/en.tsx';

const AT_FIRST = 8;
const MORE = 100;

/** Whoever has a share, the newest first. */
export function Winners({ giveaway: { winners, shares, currency } }: { giveaway: Giveaway }) {
  const [shown, setShown] = useState(AT_FIRST);
  const now = serverNow();
  const rest = winners.length - shown;
  return (
    <section aria-labelledby="winners" className="flex flex-col gap-3">
      <h2 id="winners" className="text-xl">
        {words.winners.title}
      </h2>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-4">
        {winners.slice(0, shown).map((winner) => {
          const { title, text } = winnerWords(winner, now);
          return (
            <li key={winner.slot} className="flex items-baseline justify-between gap-4 py-3">
              <span className="min-w-0">
                <span className="block font-semibold">{title}</span>
                <span className="block text-ink-2 text-sm">{text}</span>
              </span>
              <Money amount={winner.amount} currency={currency} short className="shrink-0 font-bold" />
            </li>
          );
        })}
      </ul>
      {rest > 0 && (
        <Button variant="secondary" size="sm" className="self-start" onClick={() => setShown(shown + MORE)}>
          {words.winners.showMore(Math.min(rest, MORE))}
        </Button>
      )}
      {shares.taken > winners.length && <p className="text-ink-2 text-sm">{words.winners.newestOf(shares.taken)}</p>}
      <p className="text-ink-3 text-sm">{words.winners.noNames}</p>
    </section>
  );
}
