import type { DrawReceipt, DrawProof as Proof } from '@jara/contract/giveaways';
import { formatCount } from '@jara/domain/money/format';
import { clsx } from 'clsx';
import { CircleCheck, CircleX, Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { useQuery } from '../../lib/query/use-query.ts';
import { Money } from '../money.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { drawChecks } from './draw-checks.ts';
import { drawProofQuery, drawProofUrl } from './draw-proof.queries.ts';
import { words } from './words/en.tsx';

interface DrawProofProps {
  code: string;
  /** What this device was given when it entered. */
  receipt: DrawReceipt | undefined;
}

/** The proof of a draw, computed again here, at a press. */
export function DrawProof({ code, receipt }: DrawProofProps) {
  const [isWanted, setIsWanted] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({ ...drawProofQuery(code), enabled: isWanted });
  const download = (
    <a href={drawProofUrl(code)} download={`draw-${code}.json`} className={buttonClass('secondary', 'sm')}>
      <Download aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
      {words.download}
    </a>
  );
  return (
    <div className="flex flex-col gap-4">
      {error !== null && !data && <Banner tone="warn" title={messageOf(error, words.notFetched)} />}
      {data && <Checked proof={data} receipt={receipt} />}
      <div className="flex flex-wrap gap-3">
        {!data && (
          <Button size="sm" busy={isFetching} onClick={() => (isWanted ? void refetch() : setIsWanted(true))}>
            {words.compute}
          </Button>
        )}
        {download}
      </div>
      <p className="text-ink-2 text-sm">
        {words.checkYourself(
          <code>docs/draw-proof.md</code>,
          <code>node scripts/verify-draw.mjs draw-{code}.json</code>,
        )}
      </p>
    </div>
  );
}

function Checked({ proof, receipt }: { proof: Proof; receipt: DrawReceipt | undefined }) {
  const checks = useMemo(() => drawChecks(proof, receipt), [proof, receipt]);
  const allHold = checks.every(({ problem }) => problem === undefined);
  return (
    <>
      <Banner tone={allHold ? 'ok' : 'err'} title={allHold ? words.everythingFits : words.somethingDoesNotFit}>
        {words.justComputed}
      </Banner>
      <ul className="flex flex-col gap-3">
        {checks.map(({ claim, problem }) => (
          <li key={claim} className="flex items-start gap-3">
            {problem === undefined ? (
              <CircleCheck aria-label={words.holds} role="img" className="mt-0.5 size-6 shrink-0 text-ok" />
            ) : (
              <CircleX aria-label={words.doesNotHold} role="img" className="mt-0.5 size-6 shrink-0 text-err" />
            )}
            <span className="min-w-0">
              <span className={clsx('block font-semibold', problem !== undefined && 'text-err')}>{claim}</span>
              {problem && <span className="block text-err text-sm">{problem}</span>}
            </span>
          </li>
        ))}
      </ul>
      <div>
        <h3 className="font-semibold">{words.drawnNumbers}</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
        <ul className="mt-1 flex max-h-60 flex-wrap gap-2 overflow-y-auto" tabIndex={0}>
          {proof.winners.map(({ slot, number, share }) => (
            <li key={slot} className="rounded-full bg-sunken px-3 py-1 text-sm">
              {formatCount(number)}: <Money amount={share} short />
            </li>
          ))}
        </ul>
        {proof.passedOn.length > 0 && (
          <p className="mt-2 text-ink-2 text-sm">
            {words.passedOn(
              proof.passedOn.length,
              proof.passedOn.map(({ from, number }) => `${formatCount(from)} → ${formatCount(number)}`).join(', '),
            )}
          </p>
        )}
      </div>
    </>
  );
}
