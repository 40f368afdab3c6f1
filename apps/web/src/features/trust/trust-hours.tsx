import type { Trust } from '@jara/contract/trust';
import { formatLagos } from '@jara/domain/time/lagos';
import { clsx } from 'clsx';
import { Money } from '../../components/money.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { Part } from './trust-parts.tsx';
import { words } from './words/en.tsx';

const said = words.hours;

type Hour = Trust['hours'][number];

/** One look an hour: a picture of it, and every figure in a table. */
export function TrustHours({ hours }: { hours: readonly Hour[] }) {
  return (
    <Part title={said.title}>
      {hours.length === 0 ? (
        <p className="text-ink-2">{said.none}</p>
      ) : (
        <>
          <HourChart hours={hours} />
          <Disclosure title={said.asTable}>
            <HourTable hours={hours} />
          </Disclosure>
        </>
      )}
    </Part>
  );
}

const clock = (hour: string) => formatLagos(hour).split(', ')[1] ?? '';

/** What is owed stands inside of what is there. The table says the same in figures, so this is for the eye alone. */
function HourChart({ hours }: { hours: readonly Hour[] }) {
  const inOrder = [...hours].reverse();
  const highest = Math.max(1, ...inOrder.flatMap(({ held, owed }) => [held, owed]));
  const heightOf = (amount: number) => `${(Math.max(0, amount) / highest) * 100}%`;
  return (
    <figure className="flex flex-col gap-3">
      <figcaption>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <Key look={HELD_LOOK} name={said.held} />
          <Key look={OWED_LOOK} name={said.owed} />
        </ul>
      </figcaption>
      <div aria-hidden="true">
        <ul className="flex h-36 items-end gap-px border-line-strong border-b sm:gap-1">
          {inOrder.map(({ hour, held, owed }) => (
            <li key={hour} className="relative h-full max-w-16 flex-1">
              <span
                className={clsx('absolute inset-x-0 bottom-0 rounded-t-[3px]', HELD_LOOK)}
                style={{ height: heightOf(held) }}
              />
              <span
                className={clsx('absolute inset-x-[15%] bottom-0 rounded-t-[3px]', OWED_LOOK)}
                style={{ height: heightOf(owed) }}
              />
            </li>
          ))}
        </ul>
        <p className="flex justify-between pt-1.5 text-ink-3 text-xs">
          <span className="tabular">{clock(inOrder[0]?.hour ?? '')}</span>
          {inOrder.length > 1 && <span className="tabular">{clock(inOrder.at(-1)?.hour ?? '')} (Lagos)</span>}
        </p>
      </div>
    </figure>
  );
}

const HELD_LOOK = 'border border-chart-1 bg-brand-soft';
const OWED_LOOK = 'bg-chart-1 forced-colors:border';

const Key = ({ look, name }: { look: string; name: string }) => (
  <li className="flex items-center gap-2">
    <span aria-hidden="true" className={clsx('size-3 rounded-[3px]', look)} />
    {name}
  </li>
);

const HourTable = ({ hours }: { hours: readonly Hour[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard.
  <section aria-label={said.table} tabIndex={0} className="overflow-x-auto">
    <table className="tabular w-full whitespace-nowrap text-left text-sm">
      <caption className="sr-only">{said.caption}</caption>
      <thead className="text-ink-3">
        <tr>
          <th scope="col" className="py-2 pr-4 font-semibold">
            {said.hour}
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-semibold">
            {said.owed}
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-semibold">
            {said.ourBooks}
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-semibold">
            Paystack
          </th>
          <th scope="col" className="py-2 font-semibold">
            {said.agreed}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {hours.map(({ hour, held, owed, providerBalance, verdict }) => (
          <tr key={hour}>
            <th scope="row" className="whitespace-nowrap py-2 pr-4 font-normal">
              <time dateTime={hour}>{formatLagos(hour)}</time>
            </th>
            <td className="py-2 pr-4 text-right">
              <Money amount={owed} />
            </td>
            <td className="py-2 pr-4 text-right">
              <Money amount={held} />
            </td>
            <td className="py-2 pr-4 text-right">
              {providerBalance === null ? words.noAnswer : <Money amount={providerBalance} />}
            </td>
            <td className={clsx('whitespace-nowrap py-2', verdict === 'DIFFERS' && 'font-semibold text-err')}>
              {said.verdict[verdict]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
