import { useEffect } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { hasStatus, messageOf } from '../../lib/api.ts';
import { useQuery, useQueryClient } from '../../lib/query/use-query.ts';
import { useTakeHash, useVisit } from '../../lib/router/router.tsx';
import { GiftRoom } from './gift-room.tsx';
import { NotYourRoom } from './not-your-room.tsx';
import { type RoomDoor, sentGiftQuery } from './sent-gift.queries.ts';
import { words } from './words/en.tsx';

/** `/gift/{id}`: the room of one gift, for its sender alone. */
export function SentGiftPage() {
  const { id = '' } = useVisit().params;
  const keyInAddress = useManageKey();
  // Whom the cookie lets in needs no key.
  const isOwn = useQueryClient().getQueryData(sentGiftQuery({ id, manageKey: undefined }).queryKey) !== undefined;
  const manageKey = isOwn ? undefined : keyInAddress;
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-6 px-4 py-8 sm:py-12">
      <Room key={id} door={{ id, manageKey }} />
    </div>
  );
}

function Room({ door }: { door: RoomDoor }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(sentGiftQuery(door));
  if (isPending) return <Looking />;
  if (hasStatus(error, 404)) return <NotYourRoom />;
  if (data) return <GiftRoom gift={data} door={door} isStale={error !== null} />;
  return (
    <>
      <h1 className="text-3xl">{words.yourGift}</h1>
      <Banner
        tone="err"
        title={messageOf(error, words.somethingWentWrong)}
        actions={
          <Button size="sm" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        }
      >
        {words.giftIsSafe}
      </Banner>
    </>
  );
}

/**
 * The key behind the `#`. It leaves the address bar at once, so that sharing the page shares no key; a reload, another language and
 * the way back find it again.
 */
function useManageKey(): string | undefined {
  const { hash } = useVisit();
  const takeHash = useTakeHash();
  const hasKey = hash.startsWith(KEY);
  useEffect(() => {
    if (hasKey) takeHash(hash);
  }, [hasKey, hash, takeHash]);
  return hasKey ? hash.slice(KEY.length) : undefined;
}

const KEY = 'key=';

function Looking() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <h1 className="sr-only">{words.lookingForIt}</h1>
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="h-16 w-full rounded-card" />
      <Skeleton className="aspect-[8/5] w-full rounded-gift" />
    </div>
  );
}
