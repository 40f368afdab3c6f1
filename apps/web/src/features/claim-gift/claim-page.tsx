import { groupQuid, parseQuid } from '@jara/domain/gift/quid';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { isbot } from 'isbot';
import { useState } from 'react';
import { useHydrated } from '../../lib/use-client-value.ts';
import { CodeEntry } from './code-entry.tsx';
import { DeviceGifts } from './device-gifts.tsx';
import { FoundGift } from './found-gift.tsx';
import { IsThisReal } from './is-this-real.tsx';

/** `/claim`, `/claim/{quid}` and `/claim?quid=`: a code in the address is looked up at once, but only a tap claims. */
export function ClaimPage() {
  const navigate = useNavigate();
  const { quid: inPath } = useParams({ strict: false });
  const { quid: inQuery } = useSearch({ strict: false });
  // The prerendered page knows no code, so the first render in the browser must not know one either.
  const given = useHydrated() ? (inPath ?? inQuery ?? '') : '';
  const quid = parseQuid(given);
  const [asked, setAsked] = useState('');
  // A crawler that draws the page for a preview has no business asking about gifts.
  const mayLook = quid !== undefined && (asked === quid || !isbot(navigator.userAgent));
  const look = (code: string) => {
    setAsked(code);
    return navigate({ to: '/claim/$quid', params: { quid: code } });
  };
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-8 overflow-x-clip px-4 py-8 sm:py-12">
      {mayLook ? (
        <FoundGift key={quid} quid={quid} onOtherCode={look} />
      ) : (
        <CodeEntry key={given} given={groupQuid(given)} onCode={look} />
      )}
      <IsThisReal />
      <DeviceGifts except={quid} />
    </div>
  );
}
