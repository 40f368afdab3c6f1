import { words as times } from '@jara/domain/time/words/en';
import { Logo } from '../../components/logo.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { OPERATOR } from '../../lib/operator.ts';
import { words } from './words/en.ts';

/** Where `offline.ts` puts what the device knows. The words around it are the page's, so that its script has none. */
const PLACE = '*';

/**
 * What is shown where there is no line to us, whatever the address. It is kept on the device by `public/sw.js`, and
 * `offline.ts` fills in what the device knows: the code in the address, and the gifts that were opened and sent here.
 */
export const OfflinePage = () => (
  <div className="flex min-h-dvh flex-col">
    <header className="border-line border-b">
      <div className="mx-auto flex min-h-16 max-w-wide items-center px-4 sm:px-6">
        <Logo />
      </div>
    </header>
    <main className="mx-auto flex w-full max-w-column flex-col gap-8 px-4 py-8 sm:py-12">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">{words.noLine.title}</h1>
        <p className="text-ink-2 text-lg">{words.noLine.safe(OPERATOR.productName)}</p>
      </div>
      <section data-known="code" hidden className="rounded-card bg-brand-soft p-4 text-on-brand-soft">
        <h2 className="font-sans font-semibold text-sm">{words.noLine.codeYouCameWith}</h2>
        <p data-part="code" className="font-bold font-mono text-xl tracking-wider">
          {PLACE}
        </p>
      </section>
      <button id="again" type="button" className={buttonClass('primary', 'lg')}>
        {words.noLine.tryAgain}
      </button>
      <section
        data-known="opened"
        data-months={times.shortMonths.join(' ')}
        aria-labelledby="opened"
        hidden
        className="flex flex-col gap-3"
      >
        <h2 id="opened" className="text-xl">
          {words.noLine.openedHere}
        </h2>
        <ul className="flex flex-col gap-2">
          <li data-row className="rounded-card border border-line bg-surface">
            <a data-part="link" href="/claim" className="flex flex-col rounded-card p-4 text-ink no-underline">
              <span data-part="amount" className="tabular font-bold font-display text-lg">
                {PLACE}
              </span>
              <span data-part="code" className="font-mono text-sm tracking-wider">
                {PLACE}
              </span>
              <span data-part="when" className="text-ink-3 text-xs">
                {words.noLine.opened(PLACE)}
              </span>
            </a>
          </li>
        </ul>
        <p className="text-ink-2 text-sm">{words.noLine.sinceThen}</p>
      </section>
      <section data-known="sent" aria-labelledby="sent" hidden className="flex flex-col gap-3">
        <h2 id="sent" className="text-xl">
          {words.noLine.sentHere}
        </h2>
        <ul className="flex flex-col gap-2">
          <li data-row className="rounded-card border border-line bg-surface p-4">
            <span data-part="code" className="font-mono tracking-wider">
              {PLACE}
            </span>
          </li>
        </ul>
        <p className="text-ink-2 text-sm">{words.noLine.passOn}</p>
      </section>
    </main>
  </div>
);
