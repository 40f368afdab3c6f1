import { useMailedToken } from '../../lib/router/mailed-token.ts';
import { AskForLink } from './ask-for-link.tsx';
import { HeldData } from './held-data.tsx';
import { words } from './words/en.tsx';

/** `/your-data`: what we hold about an address, for whoever has proved that it is theirs. */
export function OwnDataPage() {
  const [token] = useMailedToken();
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
