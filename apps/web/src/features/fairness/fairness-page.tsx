import type { RuleView } from '@jara/contract/rules';
import { groupQuid, parseQuid } from '@jara/domain/gift/quid';
import { RULE_TYPE_SENTENCES } from '@jara/domain/rule/rule-type-sentences';
import { formatLagos } from '@jara/domain/time/lagos';
import { Hourglass } from 'lucide-react';
import { ButtonLink } from '../../components/app-link.tsx';
import { DrawProof } from '../../components/draw-proof/draw-proof.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { hasStatus, messageOf } from '../../lib/api.ts';
import { receiptOf } from '../../lib/draw-receipts.ts';
import { useQuery } from '../../lib/query/use-query.ts';
import { useVisit } from '../../lib/router/router.tsx';
import { serverNow } from '../../lib/server-clock.ts';
import { publishedRuleQuery } from './fairness.queries.ts';
import { ProofChecks } from './proof-checks.tsx';
import { Code, Part } from './proof-parts.tsx';
import { words } from './words/en.tsx';

/** `/rules/proof/{quid}`: the proof that chance was fixed before anyone came, checked in the reader's own browser. */
export function FairnessPage() {
  const { quid: inPath = '' } = useVisit().params;
  const quid = parseQuid(inPath);
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-6 px-4 py-8 sm:py-12">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">{words.title}</h1>
        <p className="text-ink-2 text-lg">
          {quid
            ? words.proofFor(<span className="whitespace-nowrap font-mono">{groupQuid(quid)}</span>)
            : words.typingMistake}
        </p>
      </div>
      {quid ? <Published quid={quid} /> : <ButtonLink to="/claim">{words.goToClaim}</ButtonLink>}
    </div>
  );
}

function Published({ quid }: { quid: string }) {
  const published = useQuery(publishedRuleQuery(quid));
  if (published.isPending) {
    return (
      <div role="status" className="flex flex-col gap-4">
        <span className="sr-only">{words.loading}</span>
        <Skeleton className="h-32 w-full rounded-card" />
        <Skeleton className="h-48 w-full rounded-card" />
      </div>
    );
  }
  if (published.data === undefined) {
    if (hasStatus(published.error, 404)) {
      return (
        <EmptyState title={words.nothingLeftToChance} actions={<ButtonLink to="/claim">{words.goToClaim}</ButtonLink>}>
          {words.noRule}
        </EmptyState>
      );
    }
    return (
      <Banner
        tone="err"
        title={messageOf(published.error, words.notFetched)}
        actions={
          <Button size="sm" busy={published.isFetching} onClick={() => void published.refetch()}>
            {words.tryAgain}
          </Button>
        }
      />
    );
  }
  return <Proof rule={published.data} />;
}

function Proof({ rule }: { rule: RuleView }) {
  if (rule.commitment === null) {
    return (
      <EmptyState title={words.nothingLeftToChance}>
        {RULE_TYPE_SENTENCES[rule.ruleType]}. {words.noSecret}
      </EmptyState>
    );
  }
  return (
    <>
      <Part title={words.sealed.title}>
        <p className="text-ink-2">
          {RULE_TYPE_SENTENCES[rule.ruleType]}. {words.sealed.when(formatLagos(rule.updatedAt))}
        </p>
        <Code what={words.fingerprint}>{rule.commitment}</Code>
        <p className="text-ink-3 text-sm">{words.sealed.means}</p>
      </Part>
      {rule.draw && Date.parse(rule.draw.closesAt) <= serverNow() ? (
        <Part title={words.theDraw}>
          <DrawProof code={rule.quid} receipt={receiptOf(rule.quid)} />
        </Part>
      ) : rule.proof ? (
        <ProofChecks rule={rule} proof={rule.proof} />
      ) : (
        <Banner tone="info" title={words.sealed.stillSealed}>
          <span className="flex items-start gap-2">
            <Hourglass aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" strokeWidth={1.75} />
            {rule.draw ? words.sealed.onceDrawn : words.sealed.onceClosed}
          </span>
        </Banner>
      )}
    </>
  );
}
