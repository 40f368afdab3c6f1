import type { ReactNode } from 'react';
import { Logo } from '../components/logo.tsx';
import { OPERATOR } from '../lib/operator.ts';
import { Link } from '../lib/router/link.tsx';
import { useClientValue } from '../lib/use-client-value.ts';
import { SystemStatus } from './system-status.tsx';
import { words } from './words/en.tsx';

const linkClass = 'inline-flex min-h-11 items-center text-ink-2 hover:text-brand hover:underline underline-offset-4';

export function SiteFooter() {
  const year = useClientValue(() => new Date().getFullYear(), __BUILD_YEAR__);
  return (
    <footer className="no-print mt-24 border-line border-t bg-sunken">
      <div className="mx-auto grid max-w-wide grid-cols-2 gap-x-6 gap-y-10 px-4 py-12 sm:px-6 lg:grid-cols-[1.6fr_1fr_1fr_1.2fr]">
        <div className="flex flex-col gap-3 max-lg:col-span-2">
          <Logo />
          <p className="max-w-xs text-ink-2">{words.promise(OPERATOR.productName)}</p>
          <SystemStatus />
        </div>
        <Column title={words.quickLinks}>
          <FooterLink to="/" label={words.home} />
          <FooterLink to="/create" label={words.createGift} />
          <FooterLink to="/claim" label={words.claimGift} />
          <FooterLink to="/transactions" label={words.transactions} />
          <FooterLink to="/rules" label={words.ruleManager} />
          <FooterLink to="/help" label={words.help} />
          <FooterLink to="/trust" label={words.whereTheMoneyIs} />
          <FooterLink to="/check" label={words.checkAGiveaway} />
        </Column>
        <Column title={words.legal}>
          <FooterLink to="/privacy" label={words.privacyPolicy} />
          <FooterLink to="/your-data" label={words.yourData} />
          <FooterLink to="/terms" label={words.terms} />
          <FooterLink to="/cookies" label={words.cookiePolicy} />
          <li hidden>
            <a href="/.well-known/security.txt">{words.security}</a>
          </li>
        </Column>
        <Column title={words.contactUs} className="max-sm:col-span-2">
          <li>
            <a className={linkClass} href={`mailto:${OPERATOR.supportEmail}`}>
              {OPERATOR.supportEmail}
            </a>
          </li>
          <li>
            <a className={linkClass} href={`tel:+${OPERATOR.supportNumber}`}>
              {OPERATOR.supportPhone}
            </a>
          </li>
          <li className="inline-flex min-h-11 items-center text-ink-2">{words.inNigeria(OPERATOR.city)}</li>
        </Column>
      </div>
      <div className="border-line border-t">
        <div className="mx-auto flex max-w-wide flex-wrap items-center justify-between gap-x-6 px-4 py-3 text-ink-2 text-sm sm:px-6">
          <p>{words.rights(year, OPERATOR.company)}</p>
          <a className={linkClass} href="/admin/dashboard">
            {words.manage}
          </a>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className={className}>
      <h2 className="font-sans font-bold text-base tracking-normal">{title}</h2>
      <ul className="mt-2 flex flex-col">{children}</ul>
    </nav>
  );
}

type FooterPath =
  | '/'
  | '/create'
  | '/claim'
  | '/transactions'
  | '/rules'
  | '/help'
  | '/trust'
  | '/check'
  | '/your-data'
  | '/privacy'
  | '/terms'
  | '/cookies';

const FooterLink = ({ to, label }: { to: FooterPath; label: string }) => (
  <li>
    <Link to={to} className={linkClass}>
      {label}
    </Link>
  </li>
);
