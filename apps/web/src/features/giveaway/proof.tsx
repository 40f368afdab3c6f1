import type { Giveaway } from '@jara/contract/giveaways';
import { lazy, Suspense } from 'react';
import { AppLink } from '../../components/app-link.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useReceipt } from '../../lib/draw-receipts.ts';
import { loadLate } from '../../lib/load-late.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { chanceWords } from './giveaway-detail-words.ts';

const DrawProof = lazy(async () => ({
  default: (await loadLate(() => import('../../components/draw-proof/draw-proof.tsx'))).DrawProof,
}));

/** What was sealed before anybody came, and how it can be checked. */
export function Proof({ giveaway }: { giveaway: Giveaway }) {
  const { code, rule, draw, state } = giveaway;
  const receipt = useReceipt(code);
  if (rule.commitment === null) return null;
  const isDrawn = draw?.drawnAt != null;
  const isRunning = state !== 'GIVEN' && state !== 'ENDED' && state !== 'STOPPED';
  return (
    <section aria-labelledby="proof" className="flex flex-col gap-3">
      <h2 id="proof" className="text-xl">
        {isRunning ? 'Nobody can bend it' : 'How it can be proved'}
      </h2>
      <p className="text-ink-2">{chanceWords(giveaway, serverNow())}</p>
      {draw?.beacon && (
        <p className="text-ink-2 text-sm">
          The public value is round {draw.beacon.round} of the chain{' '}
          <span className="break-all font-mono">{draw.beacon.chain}</span>
          {draw.beacon.url !== '' && (
            <>
              , to be read{' '}
              <a className="link" href={draw.beacon.url} target="_blank" rel="noreferrer">
                at its source
              </a>
            </>
          )}
          .
        </p>
      )}
      <code className="break-all rounded-input bg-sunken p-3 font-mono text-sm">{rule.commitment}</code>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={rule.commitment} label="Copy fingerprint" />
        {!draw && (
          <AppLink to="/rules/proof/$quid" params={{ quid: code }}>
            See the proof
          </AppLink>
        )}
      </div>
      {draw?.head != null && (
        <div className="flex flex-col gap-1 text-ink-2 text-sm">
          <p>The list of entries closed with this head. Whoever writes it down holds us to it:</p>
          <code className="break-all rounded-input bg-sunken p-3 font-mono text-ink">{draw.head}</code>
        </div>
      )}
      {isDrawn && (
        <Suspense fallback={<Skeleton className="h-11 w-full rounded-full" />}>
          <DrawProof code={code} receipt={receipt} />
        </Suspense>
      )}
    </section>
  );
}
