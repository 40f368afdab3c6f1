import type { OwnData } from '@jara/contract/own-data';
import { useState } from 'react';
import { Money } from '../../components/money.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { messageOf } from '../../lib/api.ts';
import { useErase, useKeep } from './own-data.queries.ts';
import { words } from './words/en.tsx';

interface ErasingProps {
  token: string;
  data: OwnData;
}

/** How an erasure stands, or what it would mean. */
export function Erasing({ token, data }: ErasingProps) {
  const keeping = useKeep(token);
  if (data.erasure === null) return <EraseCard token={token} data={data} />;
  if (data.erasure.status !== 'WAITING') return <Banner title={words.erase.erasing} />;
  return (
    <Banner
      tone="warn"
      title={words.erase.willBe}
      actions={
        <Button size="sm" variant="secondary" busy={keeping.isPending} onClick={() => keeping.mutate(undefined)}>
          {words.erase.keepAfterAll}
        </Button>
      }
    >
      {keeping.error && <p role="alert">{messageOf(keeping.error, words.failed)}</p>}
      <Open open={data.open} />
    </Banner>
  );
}

function EraseCard({ token, data }: ErasingProps) {
  const [asks, setAsks] = useState(false);
  const erasing = useErase(token);
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-xl">{words.erase.title}</h2>
      <p className="text-ink-2">{words.erase.what}</p>
      <p className="text-ink-2">{words.erase.stays}</p>
      <Open open={data.open} />
      <Button variant="danger" onClick={() => setAsks(true)} className="self-start">
        {words.erase.title}
      </Button>
      {asks && (
        <Dialog
          open
          title={words.erase.question}
          onClose={erasing.isPending ? undefined : () => setAsks(false)}
          footer={
            <>
              <Button variant="secondary" onClick={() => setAsks(false)} disabled={erasing.isPending}>
                {words.erase.no}
              </Button>
              <Button variant="danger" busy={erasing.isPending} onClick={() => erasing.mutate(undefined)}>
                {words.erase.yes}
              </Button>
            </>
          }
        >
          <p>{words.erase.forGood}</p>
          <Open open={data.open} />
          {erasing.error && <Banner tone="err" title={messageOf(erasing.error, words.failed)} />}
        </Dialog>
      )}
    </Card>
  );
}

/** What has to end first, and what its owner can do about it. */
function Open({ open }: Pick<OwnData, 'open'>) {
  if (open.length === 0) return null;
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="font-semibold text-ink">{words.erase.waitsFor}</p>
      <ul className="list-disc pl-5">
        {open.map(({ reference, amount, currency, what }) => (
          <li key={reference}>
            <Money amount={amount} currency={currency} short />: {words.open[what]}{' '}
            <span className="wrap-anywhere text-ink-3">({reference})</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
