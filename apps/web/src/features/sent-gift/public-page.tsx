import type { SentGift } from '@jara/contract/sent';
import { FileText, Image, QrCode } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../components/app-link.tsx';
import { QrDialog } from '../../components/qr-dialog.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { WhatsAppIcon } from '../../components/whatsapp-icon.tsx';
import { giveawayUrl, whatsappUrl } from '../../lib/gift-link.ts';
import { words } from './words/en.tsx';

interface PublicPageProps {
  giveaway: NonNullable<SentGift['giveaway']>;
  code: string;
}

/** The page that everybody can see of the gift, and everything to make it known with. */
export function PublicPage({ giveaway: { title, host, path }, code }: PublicPageProps) {
  const [showsQr, setShowsQr] = useState(false);
  const url = giveawayUrl(code);
  return (
    <section aria-labelledby="public-page" className="flex flex-col gap-3">
      <h2 id="public-page" className="text-xl">
        {words.page.title}
      </h2>
      <img
        src={`${path}/card.png`}
        alt={words.page.preview(title, host)}
        width={1200}
        height={630}
        loading="lazy"
        className="h-auto w-full rounded-card border border-line bg-sunken"
      />
      <p className="wrap-anywhere font-semibold">{url}</p>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        <ButtonLink to="/g/$code" params={{ code }} size="sm">
          {words.page.see}
        </ButtonLink>
        <CopyButton text={url} label={words.page.copyLink} />
        <a
          href={whatsappUrl(words.page.invitation(title, host, url))}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('secondary', 'sm')}
        >
          <WhatsAppIcon className="size-5" />
          WhatsApp
        </a>
        <Button variant="secondary" size="sm" className="noscript:hidden" onClick={() => setShowsQr(true)}>
          <QrCode aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          {words.page.qrCode}
        </Button>
        <a href={`${path}/poster.pdf`} className={buttonClass('secondary', 'sm')}>
          <FileText aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          {words.page.poster}
        </a>
        <a href={`${path}/square.png`} className={buttonClass('secondary', 'sm')}>
          <Image aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          {words.page.picture}
        </a>
      </div>
      <QrDialog open={showsQr} title={words.page.scan} url={url} quid={code} onClose={() => setShowsQr(false)} />
    </section>
  );
}
