import type { OwnData } from '@jara/contract/own-data';
import { formatLagos } from '@jara/domain/time/lagos';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Money } from '../../components/money.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { hasStatus, messageOf } from '../../lib/api.ts';
import { useQuery } from '../../lib/query/use-query.ts';
import { AskForLink } from './ask-for-link.tsx';
import { CorrectName } from './correct-name.tsx';
import { Erasing } from './erasing.tsx';
import { ownDataQuery } from './own-data.queries.ts';
import { words } from './words/en.tsx';

/** Everything we hold, to be read, taken along, corrected or erased. */
export function HeldData({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(ownDataQuery(token));
  // The link goes with everything else. Whoever watched it being erased has not come too late.
  if (hasStatus(error, 410) && data?.erasure) return <Banner tone="ok" title={words.erase.done} />;
  if (hasStatus(error, 410))
    return (
      <>
        <Banner tone="err" title={messageOf(error, words.failed)} />
        <AskForLink />
      </>
    );
  if (error && !data)
    return (
      <Banner
        tone="err"
        title={messageOf(error, words.failed)}
        actions={
          <Button size="sm" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        }
      />
    );
  if (!data)
    return (
      <div role="status">
        <span className="sr-only">{words.loading}</span>
        <Skeleton className="h-64 w-full rounded-card" />
      </div>
    );
  return (
    <>
      <section aria-labelledby="held" className="flex flex-col gap-6">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <h2 id="held" className="wrap-anywhere text-2xl">
            {words.heldAbout(data.address)}
          </h2>
          <Button variant="secondary" size="sm" onClick={() => download(data)}>
            <Download aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
            {words.download}
          </Button>
        </div>
        <Events title={words.sent} events={data.sent}>
          {({ name, recipient, message, giveaway, host, refundAccount, hasCardMark }) => [
            [words.labels.name, name],
            [words.labels.to, recipient],
            [words.labels.message, message],
            [words.labels.giveaway, giveaway && `${giveaway}, ${host}`],
            [words.labels.account, refundAccount],
            [words.labels.card, hasCardMark ? words.kept : null],
          ]}
        </Events>
        <Events title={words.received} events={data.received}>
          {({ name, message }) => [
            [words.labels.from, name],
            [words.labels.message, message],
          ]}
        </Events>
        <Events title={words.payouts} events={data.payouts}>
          {({ bank, accountNumber, accountName, thanks }) => [
            [words.labels.account, [bank, accountNumber, accountName].filter(Boolean).join(', ')],
            [words.labels.thanks, thanks],
          ]}
        </Events>
        <ul className="list-disc pl-5 text-ink-2">
          <li>{words.mails(data.mails.length)}</li>
          <li>{data.wantsReminders ? words.getsReminders : words.refusesReminders}</li>
          {data.requests.map(({ kind, askedAt }) => (
            <li key={askedAt}>{words.asked[kind](formatLagos(askedAt))}</li>
          ))}
        </ul>
      </section>
      {data.sent.some(({ name }) => name !== null) && <CorrectName token={token} sent={data.sent} />}
      <Erasing token={token} data={data} />
    </>
  );
}

interface EventsProps<Event> {
  title: string;
  events: readonly Event[];
  /** What there is to tell of one besides its money. */
  children: (event: Event) => readonly (readonly [label: string, value: string | null])[];
}

function Events<Event extends Pick<OwnData['sent'][number], 'reference' | 'at' | 'amount' | 'currency' | 'status'>>({
  title,
  events,
  children,
}: EventsProps<Event>): ReactNode {
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-semibold text-lg">
        {title} <span className="tabular font-normal text-ink-3">({events.length})</span>
      </h3>
      <ul className="flex flex-col gap-3">
        {events.map((event) => (
          <li key={`${event.reference} ${event.at}`} className="rounded-card border border-line bg-surface p-4">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <Money amount={event.amount} currency={event.currency} short className="font-semibold" />
              <StatusBadge status={event.status} />
            </p>
            <p className="wrap-anywhere text-ink-3 text-sm">
              {formatLagos(event.at)} (Lagos), {event.reference}
            </p>
            <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
              {children(event).map(
                ([label, value]) =>
                  value && (
                    <div key={label} className="contents">
                      <dt className="text-ink-2">{label}</dt>
                      <dd className="wrap-anywhere">{value}</dd>
                    </div>
                  ),
              )}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The same as data, for another program. Made here: nothing about a person stands in an address. */
function download(data: OwnData): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: 'my-data.json' });
  link.click();
  URL.revokeObjectURL(url);
}
