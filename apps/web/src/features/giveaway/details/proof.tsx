import type { Giveaway } from '@jara/contract/giveaways';
import { lazy, Suspense } from 'react';
import { AppLink } from '../../../components/app-link.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useReceipt } from '../../../lib/draw-receipts.ts';
import { loadLate } from '../../../lib/load-late.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { chanceWords } from './giveaway-detail-words.ts';
import { words } from './words/en.tsx';

const DrawProof = lazy(async () => ({
  default: (await loadLate(() => import('../../../components/draw-proof/draw-proof.tsx'))).DrawProof,
}));

type Beacon = NonNullable<NonNullable<Giveaway['draw']>['beacon']>;

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
        {isRunning ? words.proof.nobodyCanBendIt : words.proof.howItCanBeProved}
      </h2>
      <p className="text-ink-2">{chanceWords(giveaway, serverNow())}</p>
      {draw?.beacon && (
        <p className="text-ink-2 text-sm">
          <PublicValue beacon={draw.beacon} />
        </p>
      )}
      <code className="break-all rounded-input bg-sunken p-3 font-mono text-sm">{rule.commitment}</code>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={rule.commitment} label={words.proof.copyFingerprint} />
        {!draw && (
          <AppLink to="/rules/proof/$quid" params={{ quid: code }}>
            {words.proof.see}
          </AppLink>
        )}
      </div>
      {draw?.head != null && (
        <div className="flex flex-col gap-1 text-ink-2 text-sm">
          <p>{words.proof.head}</p>
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

function PublicValue({ beacon: { round, chain, url } }: { beacon: Beacon }) {
  const shownChain = <span className="break-all font-mono">{chain}</span>;
  if (url === '') return words.proof.value(round, shownChain);
  return words.proof.valueAtSource(round, shownChain, (text) => (
    <a className="link" href={url} target="_blank" rel="noreferrer">
      {text}
    </a>
  ));
}
