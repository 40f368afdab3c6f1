import { shownRecipient } from '@jara/domain/gift/delivery';
import { Cloth } from '../../components/cloth.tsx';
import { Money } from '../../components/money.tsx';
import { QuidText } from '../../components/quid-text.tsx';
import { useQuery } from '../../lib/query/use-query.ts';
import { Link } from '../../lib/router/link.tsx';
import { sentGiftsQuery } from './rules.queries.ts';
import { words } from './words/en.ts';

/** The gifts sent from here that can still get a rule, so that nobody has to look their codes up. */
export function SentGifts({ onChoose }: { onChoose: () => void }) {
  const { data: gifts = [] } = useQuery(sentGiftsQuery);
  if (gifts.length === 0) return null;
  return (
    <section aria-labelledby="sent-gifts" className="flex flex-col gap-3">
      <h2 id="sent-gifts" className="text-xl">
        {words.code.orChoose}
      </h2>
      <ul className="flex flex-col gap-2">
        {gifts.map(({ quid, amount, currency, email, theme, clothSeed }) => (
          <li key={quid}>
            <Link
              to="/rules"
              search={{ quid }}
              onClick={onChoose}
              className="flex w-full items-center gap-4 rounded-card border border-line bg-surface p-3 text-left hover:border-brand"
            >
              <Cloth theme={theme} seed={clothSeed} columns={4} ratio={1} className="size-14 shrink-0 rounded-card" />
              <span className="min-w-0">
                <Money amount={amount} currency={currency} short className="block font-bold font-display text-lg" />
                <span className="block truncate text-sm">{words.code.sentTo(email ?? shownRecipient(null))}</span>
                <QuidText quid={quid} className="block text-ink-3 text-xs" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
