import { useEffect } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { hasStatus, messageOf } from '../../lib/api.ts';
import { knownGift, rememberGift } from '../../lib/device.ts';
import { useQuery } from '../../lib/query/use-query.ts';
import { withdrawableQuery } from '../../lib/withdrawable.ts';
import { claimCheckQuery } from './claim.queries.ts';
import { mayKeep } from './claim-screen.ts';
import { words } from './words/en.tsx';

interface MailedKeyProps {
  quid: string;
  accessKey: string;
  /** The key is kept on this device now, or cannot be: either way the gift is shown as this device knows it. */
  onDone: () => void;
}

/** Somebody came back by the link we mailed: the key in it is tried and then kept here, as a claim would keep it. */
export function MailedKey({ quid, accessKey, onDone }: MailedKeyProps) {
  const gift = useQuery(claimCheckQuery(quid));
  const share = useQuery(withdrawableQuery(accessKey));
  const opens = share.data?.quid === quid;
  useEffect(() => {
    if (!opens || !share.data || !gift.data) return;
    // Somebody else's link must not take the place of a share that was opened here.
    if (mayKeep(accessKey, [knownGift(quid)?.accessKey, gift.data.accessKey])) {
      const { amount, currency } = share.data;
      const { theme, clothSeed } = gift.data.quid;
      rememberGift({ quid, accessKey, amount, currency, theme, clothSeed, claimedAt: new Date().toISOString() });
    }
    onDone();
  }, [opens, share.data, gift.data, quid, accessKey, onDone]);

  const isRefused = (share.data && !opens) || hasStatus(share.error, 403) || hasStatus(share.error, 422);
  const error = share.error ?? gift.error;
  if (isRefused || error) {
    return (
      <section className="flex flex-col gap-6">
        <h1 className="text-3xl">{words.yourGift}</h1>
        <Banner
          tone="err"
          title={isRefused ? words.mailedLink.doesNotOpen : messageOf(error, words.loadFailed)}
          actions={
            isRefused ? (
              <Button size="sm" variant="secondary" onClick={onDone}>
                {words.mailedLink.goOnWithout}
              </Button>
            ) : (
              <Button
                size="sm"
                busy={share.isFetching || gift.isFetching}
                onClick={() => void Promise.all([share.refetch(), gift.refetch()])}
              >
                {words.tryAgain}
              </Button>
            )
          }
        >
          {isRefused ? words.mailedLink.openItAgain : words.giftIsSafe}
        </Banner>
      </section>
    );
  }
  return (
    <div role="status" className="flex flex-col gap-5">
      <h1 className="sr-only">{words.mailedLink.opening}</h1>
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="aspect-[8/5] w-full rounded-gift" />
    </div>
  );
}
