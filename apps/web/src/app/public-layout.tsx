import type { ReactNode } from 'react';
import { Toaster } from '../components/toaster.tsx';
import { useVisit } from '../lib/router/router.tsx';
import { OfflineNotice, SandboxBand } from './notices.tsx';
import { words as writtenAhead } from './prerendered/words/en.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { words } from './words/en.tsx';

const MAIN_ID = 'main';

export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${MAIN_ID}`}
        onClick={(event) => {
          // The browser would make another entry of its history, without the key that this one may have come with.
          event.preventDefault();
          document.getElementById(MAIN_ID)?.focus();
        }}
        className="-translate-y-24 fixed top-2 left-2 z-50 rounded-full bg-brand px-5 py-3 font-semibold text-on-brand focus:translate-y-0"
      >
        {words.skipToContent}
      </a>
      <noscript>
        {import.meta.env.SSR && (
          <p className="bg-warn-soft px-4 py-2 text-center font-semibold text-sm text-warn">
            {writtenAhead.withoutScripts}
          </p>
        )}
      </noscript>
      <RouteAnnouncer pathname={useVisit().pathname} mainId={MAIN_ID} />
      <SandboxBand />
      <OfflineNotice />
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
      <Toaster />
    </div>
  );
}
