import { groupQuid, parseQuid } from '@jara/domain/gift/quid';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { giftsOnThisDevice } from '../../lib/device.ts';
import { loadLate } from '../../lib/load-late.ts';
import { useGo, useTakeHash, useVisit } from '../../lib/router/router.tsx';
import { useHydrated } from '../../lib/use-client-value.ts';
import type { CodeEntryProps } from './code-entry.tsx';
import { isCrawler } from './crawler.ts';
import { FoundGift } from './found-gift.tsx';
import { IsThisReal } from './is-this-real.tsx';
import { LateCodeEntry } from './late-code-entry.tsx';

// Most people come for their first gift and have no others here.
const DeviceGifts = lazy(async () => ({ default: (await loadLate(() => import('./device-gifts.tsx'))).DeviceGifts }));
// The few who come back by the link we mailed them.
const MailedKey = lazy(async () => ({ default: (await loadLate(() => import('./mailed-key.tsx'))).MailedKey }));

/** `/claim/{quid}`, a link that somebody was sent. */
export const ClaimPage = () => <Claiming CodeEntry={LateCodeEntry} />;

/** A code in the address is looked up at once, but only a tap claims. */
export function Claiming({ CodeEntry }: { CodeEntry: ComponentType<CodeEntryProps> }) {
  const go = useGo();
  const { params, search, state } = useVisit();
  const given = params.quid ?? search.quid ?? '';
  const quid = parseQuid(given);
  // A crawler that draws the page for a preview has no business asking about gifts; a person who types a code has.
  const mayLook = quid !== undefined && (import.meta.env.SSR || state.isTyped || !isCrawler(navigator.userAgent));
  const [mailedKey, forgetMailedKey] = useMailedKey();
  const look = (code: string) => void go({ to: '/claim/$quid', params: { quid: code } }, { state: { isTyped: true } });
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-8 overflow-x-clip px-4 py-8 sm:py-12">
      {mayLook && mailedKey !== undefined ? (
        <Suspense>
          <MailedKey quid={quid} accessKey={mailedKey} onDone={forgetMailedKey} />
        </Suspense>
      ) : mayLook ? (
        <FoundGift key={quid} quid={quid} onOtherCode={look} />
      ) : (
        <CodeEntry key={given} given={groupQuid(given)} onCode={look} />
      )}
      <IsThisReal />
      <OtherGifts except={quid} />
    </div>
  );
}

/** Only the browser knows of them. It finds out here, and not above: a page that is still coming alive must not be drawn anew. */
const OtherGifts = ({ except }: { except: string | undefined }) =>
  useHydrated() &&
  giftsOnThisDevice().some(({ quid }) => quid !== except) && (
    <Suspense>
      <DeviceGifts except={except} />
    </Suspense>
  );

/** The key behind the `#` of a mailed link. It leaves the address bar at once, so that sharing the page shares no key. */
function useMailedKey() {
  const [key, setKey] = useState<string>();
  const { hash } = useVisit();
  const takeHash = useTakeHash();
  useEffect(() => {
    if (!hash.startsWith('key=')) return;
    setKey(hash.slice('key='.length));
    takeHash();
  }, [hash, takeHash]);
  return [key, useCallback(() => setKey(undefined), [])] as const;
}
