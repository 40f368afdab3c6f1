import { parseQuid } from '@jara/domain/gift/quid';
import { lazy, Suspense } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { hasCode, messageOf } from '../../lib/api-error.ts';
import { loadLate } from '../../lib/load-late.ts';
import { useVisit } from '../../lib/router/router.tsx';
import { isUnknown } from './giveaway-news.ts';
import { GiveawayView } from './giveaway-view.tsx';
import { useGiveaway } from './use-giveaway.ts';
import { words } from './words/en.ts';

const Unknown = lazy(async () => ({
  default: (await loadLate(() => import('./unknown-giveaway.tsx'))).UnknownGiveaway,
}));

/** `/g/{code}`: a giveaway for everybody to see. */
export function GiveawayPage() {
  const { code: inPath = '' } = useVisit().params;
  const code = parseQuid(inPath);
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-8 overflow-x-clip px-4 py-6 sm:py-12">
      <Suspense fallback={<Looking />}>{code ? <Found key={code} code={code} /> : <Unknown />}</Suspense>
    </div>
  );
}

function Found({ code }: { code: string }) {
  const { data, error, isPending, isFetching, refetch } = useGiveaway(code);
  if (isPending) return <Looking />;
  if (isUnknown(error)) return <Unknown message={hasCode(error, 'gift_replaced') ? error.message : undefined} />;
  const problem = error && (
    <Banner
      tone="warn"
      title={messageOf(error, words.notAsked)}
      actions={
        <Button size="sm" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      }
    >
      {data ? words.lastWeKnow : words.keepAsking}
    </Banner>
  );
  if (!data)
    return (
      <>
        <h1 className="text-3xl">{words.giveaway}</h1>
        {problem}
      </>
    );
  return (
    <>
      {problem}
      <GiveawayView giveaway={data} />
    </>
  );
}

const Looking = () => (
  <div role="status" className="flex flex-col gap-5">
    <h1 className="sr-only">{words.lookingForIt}</h1>
    <Skeleton className="aspect-6/7 w-full sm:aspect-11/10" />
    <Skeleton className="h-6 w-3/4" />
    <Skeleton className="h-14 w-full" />
    <Skeleton className="h-28 w-full" />
  </div>
);
