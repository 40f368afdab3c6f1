import { useEffect, useState } from 'react';
import { useForgetHash, useVisit } from '../../lib/router/router.tsx';
import { AskForLink } from './ask-for-link.tsx';
import { HeldData } from './held-data.tsx';
import { words } from './words/en.tsx';

/** `/your-data`: what we hold about an address, for whoever has proved that it is theirs. */
export function OwnDataPage() {
  const token = useTokenFromAddress();
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-8 px-4 py-10 sm:px-6">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">{words.title}</h1>
        <p className="text-ink-2 text-lg">{words.lead}</p>
      </div>
      {token === undefined ? <AskForLink /> : <HeldData token={token} />}
    </div>
  );
}

/** What stands behind the `#`. It leaves the address bar at once, so that it is neither shared nor remembered. */
function useTokenFromAddress(): string | undefined {
  const [token, setToken] = useState<string>();
  const { hash } = useVisit();
  const forgetHash = useForgetHash();
  useEffect(() => {
    if (!hash.includes('.')) return;
    setToken(hash);
    forgetHash();
  }, [hash, forgetHash]);
  return token;
}
