import type { Payment } from '@jara/contract/payments';
import { Download, Link2, MessageSquare, QrCode, Share2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../lib/api-error.ts';
import { claimUrl, shareText, smsUrl, whatsappUrl } from '../lib/gift-link.ts';
import { downloadBlob } from '../lib/picture.ts';
import { serverNow } from '../lib/server-clock.ts';
import { toast } from '../lib/toast.ts';
import { useHydrated } from '../lib/use-client-value.ts';
import { QrDialog } from './qr-dialog.tsx';
import { words } from './sending/words/en.tsx';
import { Button, buttonClass } from './ui/button.tsx';
import { CopyButton } from './ui/copy-button.tsx';
import { WhatsAppIcon } from './whatsapp-icon.tsx';
import { words as shared } from './words/en.tsx';

/** The later of the gift's own time and the beginning of its window, while that is still to come. */
const sealedUntil = ({ opensAt, rule }: Payment): string | undefined =>
  [opensAt, rule?.startTime]
    .filter((at) => typeof at === 'string' && Date.parse(at) > serverNow())
    .toSorted()
    .at(-1) ?? undefined;

/** Every way a code leaves this page: the device's own sheet, WhatsApp, SMS, link, code, QR and a picture. */
export function ShareGift({ quid, payment }: { quid: string; payment: Payment }) {
  const { theme, clothSeed, hasPassword } = payment;
  const from = payment.anonymous ? null : payment.senderName;
  const [showsQr, setShowsQr] = useState(false);
  const canShare = useHydrated() && typeof navigator.share === 'function';
  const url = claimUrl(quid);
  const text = shareText({ quid, from, url, opensAt: sealedUntil(payment) });

  const shareNatively = async () => {
    try {
      await navigator.share({ title: words.share.giftForYou, text });
    } catch (error) {
      // Closing the sheet without choosing is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        toast.error(messageOf(error, shared.somethingWentWrong));
    }
  };
  const downloadCard = async () => {
    try {
      // The drawing code and the QR generator come only with the first download.
      const { drawGiftCard } = await import('./card-picture.ts');
      downloadBlob(await drawGiftCard({ quid, from, theme, clothSeed, url }), `gift-${quid}.png`);
    } catch (error) {
      toast.error(messageOf(error, shared.somethingWentWrong));
    }
  };

  return (
    <section aria-label={words.share.title} className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {canShare && (
          <Button size="sm" onClick={() => void shareNatively()}>
            <Share2 aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
            {words.share.share}
          </Button>
        )}
        <a
          href={whatsappUrl(text)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass(canShare ? 'secondary' : 'primary', 'sm')}
        >
          <WhatsAppIcon className="size-5" />
          WhatsApp
        </a>
        <a href={smsUrl(text)} className={buttonClass('secondary', 'sm')}>
          <MessageSquare aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          SMS
        </a>
        <CopyButton text={url} label={words.share.copyLink} variant="secondary" />
        <CopyButton text={quid} label={words.share.copyCode} variant="secondary" />
        <Button variant="secondary" size="sm" className="noscript:hidden" onClick={() => setShowsQr(true)}>
          <QrCode aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          {words.share.qrCode}
        </Button>
        <Button variant="secondary" size="sm" className="noscript:hidden" onClick={() => void downloadCard()}>
          <Download aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          {words.share.cardImage}
        </Button>
      </div>
      <noscript>
        {import.meta.env.SSR && (
          <p className="rounded-card bg-sunken p-4">
            {words.share.linkByHand(
              <a href={url} className="link break-all">
                {url}
              </a>,
            )}
          </p>
        )}
      </noscript>
      <p className="flex items-start gap-2 text-ink-2 text-sm">
        <Link2 aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {hasPassword ? words.share.passwordApart : words.share.likeCash}
      </p>
      <QrDialog open={showsQr} url={url} quid={quid} onClose={() => setShowsQr(false)} />
    </section>
  );
}
