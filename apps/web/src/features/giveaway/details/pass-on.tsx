import type { Giveaway } from '@jara/contract/giveaways';
import { FileText, Flag, Image, Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { WhatsAppIcon } from '../../../components/whatsapp-icon.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { giveawayUrl, whatsappUrl } from '../../../lib/gift-link.ts';
import { loadLate } from '../../../lib/load-late.ts';
import { toast } from '../../../lib/toast.ts';
import { passOnText } from './giveaway-detail-words.ts';
import { words } from './words/en.tsx';

const ReportDialog = lazy(async () => ({
  default: (await loadLate(() => import('./report-dialog.tsx'))).ReportDialog,
}));

/** Every way the page leaves this phone, and how to tell us that something is wrong with it. */
export function PassOn({ giveaway }: { giveaway: Giveaway }) {
  const { code, title, state } = giveaway;
  const [isReporting, setIsReporting] = useState(false);
  const url = giveawayUrl(code);
  const text = passOnText(giveaway, url);
  const canShare = typeof navigator.share === 'function';
  const share = async () => {
    try {
      await navigator.share({ title, text });
    } catch (error) {
      // Closing the sheet without choosing is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        toast.error(messageOf(error, words.passOn.notShared));
    }
  };
  return (
    <section aria-labelledby="pass-on" className="flex flex-col gap-3">
      <h2 id="pass-on" className="text-xl">
        {state === 'STOPPED' ? words.passOn.doYouKnowMore : words.passOn.title}
      </h2>
      {state !== 'STOPPED' && (
        <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
          {canShare && (
            <Button size="sm" onClick={() => void share()}>
              <Share2 aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
              {words.passOn.share}
            </Button>
          )}
          <a href={whatsappUrl(text)} target="_blank" rel="noreferrer" className={buttonClass('secondary', 'sm')}>
            <WhatsAppIcon className="size-5" />
            WhatsApp
          </a>
          <CopyButton text={url} label={words.passOn.copyLink} variant="secondary" />
          <a href={`/g/${code}/poster.pdf`} className={buttonClass('secondary', 'sm')}>
            <FileText aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
            {words.passOn.poster}
          </a>
          <a href={`/g/${code}/square.png`} className={buttonClass('secondary', 'sm')}>
            <Image aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
            {words.passOn.picture}
          </a>
        </div>
      )}
      <p className="text-ink-2 text-sm">
        {words.passOn.isItWrong}{' '}
        <button
          type="button"
          className="link flex min-h-11 items-center gap-1.5 font-semibold"
          onClick={() => setIsReporting(true)}
        >
          <Flag aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {words.report.title}
        </button>
      </p>
      {isReporting && (
        <Suspense>
          <ReportDialog code={code} onClose={() => setIsReporting(false)} />
        </Suspense>
      )}
    </section>
  );
}
