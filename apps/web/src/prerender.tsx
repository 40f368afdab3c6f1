import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { portalAddresses } from './app/admin-router.tsx';
import { claimLinkMeta, giveawayMeta, headTags, metaFor, type PageMeta } from './app/meta/page-meta.ts';
import { PAGES } from './app/pages.ts';
import { KeptWords } from './app/prerendered/kept-words.tsx';
import { OfflinePage } from './app/prerendered/offline-page.tsx';
import { words } from './app/prerendered/words/en.ts';
import { Site } from './app/site.tsx';
import { words as componentWords } from './components/words/en.tsx';
import { OPERATOR } from './lib/operator.ts';
import { QueryClient } from './lib/query/query-client.ts';
import { ADDRESSES as SITE_ADDRESSES } from './lib/router/addresses.ts';
import { openVisit } from './lib/router/router.tsx';
import { drawnPages } from './serve-page.tsx';

interface PrerenderedPage {
  path: string;
  file: string;
  /** The module whose chunk the page needs first. */
  module: string;
  /** What is shown before the page itself, where the server writes the words. Without it the browser takes the page over as it is. */
  before?: ReactNode;
  meta: PageMeta;
}

const page = (path: string, file: string, module: string): PrerenderedPage => ({
  path,
  file,
  module: `src/features/${module}`,
  meta: metaFor(path),
});

export { headTags };

export const PRERENDERED_PAGES: PrerenderedPage[] = [
  page('/', 'home.html', 'home/home-page.tsx'),
  page('/create', 'create.html', 'create-gift/create-page.tsx'),
  page('/claim', 'claim.html', 'claim-gift/enter-code-page.tsx'),
  page('/withdraw', 'withdraw.html', 'withdraw/withdraw-page.tsx'),
  page('/rules', 'rules.html', 'rule-manager/rules-page.tsx'),
  page('/transactions', 'transactions.html', 'payments/transactions-page.tsx'),
  page('/help', 'help.html', 'help/help-page.tsx'),
  page('/trust', 'trust.html', 'trust/trust-page.tsx'),
  page('/your-data', 'your-data.html', 'own-data/own-data-page.tsx'),
  page('/check', 'check.html', 'check/check-page.tsx'),
  page('/privacy', 'privacy.html', 'legal/privacy-page.tsx'),
  page('/terms', 'terms.html', 'legal/terms-page.tsx'),
  page('/cookies', 'cookies.html', 'legal/cookies-page.tsx'),
  {
    path: '/claim/$quid',
    file: 'claim-link.html',
    module: 'src/features/claim-gift/claim-page.tsx',
    before: <SealedWait />,
    meta: claimLinkMeta,
  },
  {
    path: '/g/$code',
    file: 'giveaway.html',
    module: 'src/features/giveaway/giveaway-page.tsx',
    before: <GiveawayInWords />,
    meta: giveawayMeta,
  },
];

/** Nobody can say anything on them ahead, so there is no file of them. */
const ONLY_DRAWN: PrerenderedPage[] = [
  page('/withdraw/status/$id', 'withdrawal-status.html', 'withdraw/withdrawal-status-page.tsx'),
  page('/gift/$id', 'room.html', 'sent-gift/sent-gift-page.tsx'),
  page('/payment/callback', 'callback.html', 'payment-callback/callback-page.tsx'),
];

/** The pages that the server draws for each visitor, by the address; it fills in everything but the head. */
export const DRAWN_PAGES: PrerenderedPage[] = drawnPages.map((path) => {
  const known = [...PRERENDERED_PAGES, ...ONLY_DRAWN].find((each) => each.path === path);
  if (!known) throw new Error(`no page is built ahead for ${path}`);
  return known;
});

export async function renderPage({ path, before, meta }: PrerenderedPage): Promise<{ head: string; html: string }> {
  const head = headTags(meta);
  if (before) return { head, html: renderToString(before) };
  const first = await openVisit(PAGES, path);
  if (!first) throw new Error(`there is no page at ${path}`);
  return { head, html: renderToString(<Site first={first} queryClient={new QueryClient()} />) };
}

/** Every address that leads somewhere, so that the server can tell it from one that does not. */
export const ADDRESSES = [...Object.keys(SITE_ADDRESSES), ...portalAddresses()];

/** The page that is kept on a device for when there is no line; it has no script of the site. */
export const renderOfflinePage = (): { head: string; html: string } => ({
  head: `<title>${words.noLine.pageTitle(OPERATOR.productName)}</title>\n    <meta name="robots" content="noindex">`,
  html: renderToString(<OfflinePage />),
});

/** What the server puts above a page when somebody sent its form before the scripts had come. */
export const renderKeptWords = (): string => renderToString(<KeptWords />);

/** Every other address starts from this: a default head and a word for browsers without scripts. */
export const renderShell = (): { head: string; html: string } => ({
  head: headTags(metaFor('')),
  html: renderToString(
    <noscript>
      <p className="p-6">{words.needsScripts}</p>
    </noscript>,
  ),
});

/**
 * What a claim link shows where the gift itself was not drawn: to previews, and for a moment while very many look at once.
 * The server writes the words: they may be that there is none any more.
 */
function SealedWait() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-column flex-col items-center justify-center gap-4 p-6 text-center">
      <h1 className="text-3xl">__CLAIM_HEADING__</h1>
      <p className="text-ink-2">__CLAIM_WORDS__</p>
      <noscript>
        <p>{words.tooManyHere}</p>
      </noscript>
    </main>
  );
}

/** A giveaway as it reads without scripts. The server writes what everybody may know of it. */
function GiveawayInWords() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-column flex-col justify-center gap-4 p-6">
      <h1 className="text-3xl">__GIVEAWAY_HEADING__</h1>
      <p className="font-semibold text-lg">__GIVEAWAY_LEAD__</p>
      <p className="text-ink-2">__GIVEAWAY_WORDS__</p>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-ink-2">
        {componentWords.safety(OPERATOR.productName).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>
        <a className="link" href="/check">
          {words.checkAnyGiveaway}
        </a>
      </p>
      <noscript data-next>
        <p>
          <a className="link" href="/claim/__GIVEAWAY_CODE__">
            {words.takePart}
          </a>
        </p>
      </noscript>
    </main>
  );
}
