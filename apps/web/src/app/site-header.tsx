import { clsx } from 'clsx';
import { Menu, X } from 'lucide-react';
import { useRef } from 'react';
import { Logo } from '../components/logo.tsx';
import { ThemeSwitch } from '../components/theme-switch.tsx';
import { OPERATOR } from '../lib/operator.ts';
import { Link } from '../lib/router/link.tsx';
import { useVisit } from '../lib/router/router.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { words } from './words/en.tsx';

const LINKS = [
  { to: '/', label: words.home },
  { to: '/create', label: words.createGift },
  { to: '/claim', label: words.claimGift },
  { to: '/rules', label: words.ruleManager },
  { to: '/transactions', label: words.transactions },
  { to: '/help', label: words.help },
] as const;

/** Home is active only on the root itself, the others on any path that starts with theirs. */
const isActive = (to: string, pathname: string): boolean => (to === '/' ? pathname === '/' : pathname.startsWith(to));

export function SiteHeader() {
  const { pathname } = useVisit();
  return (
    <header className="no-print sticky low:static top-0 z-40 border-line border-b bg-bg">
      <div className="mx-auto flex min-h-16 max-w-wide items-center gap-2 px-4 sm:px-6">
        <Link
          to="/"
          aria-label={words.homeOf(OPERATOR.productName)}
          className="-ml-1 inline-flex min-h-11 items-center rounded-input px-1 text-ink"
        >
          <Logo />
        </Link>
        <nav aria-label={words.mainMenu} className="ml-6 hidden lg:block">
          <ul className="flex gap-1">
            {LINKS.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} label={label} active={isActive(to, pathname)} className="px-3" />
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch />
        <div className="hidden lg:block">
          <ThemeSwitch />
        </div>
        <MobileMenu pathname={pathname} />
      </div>
    </header>
  );
}

/** A native disclosure, so that the links can be reached before any script has run. */
function MobileMenu({ pathname }: { pathname: string }) {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => ref.current?.removeAttribute('open');
  return (
    <details
      ref={ref}
      className="group lg:hidden"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !ref.current?.open) return;
        close();
        ref.current.querySelector('summary')?.focus();
      }}
    >
      <summary className="grid size-11 list-none place-items-center rounded-full hover:bg-sunken">
        <Menu aria-hidden="true" className="size-6 group-open:hidden" />
        <X aria-hidden="true" className="hidden size-6 group-open:block" />
        <span className="sr-only">{words.menu}</span>
      </summary>
      <div className="absolute inset-x-0 top-full border-line border-b bg-bg px-4 pt-2 pb-6 shadow-float">
        <nav aria-label={words.mainMenu}>
          <ul className="flex flex-col">
            {LINKS.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  label={label}
                  active={isActive(to, pathname)}
                  className="w-full px-3 text-lg"
                  onChoose={close}
                />
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-4 px-3">
          <ThemeSwitch withWords />
        </div>
      </div>
    </details>
  );
}

interface NavLinkProps {
  to: (typeof LINKS)[number]['to'];
  label: string;
  active: boolean;
  className?: string;
  onChoose?: () => void;
}

function NavLink({ to, label, active, className, onChoose }: NavLinkProps) {
  return (
    <Link
      to={to}
      onClick={onChoose}
      aria-current={active ? 'page' : undefined}
      className={clsx(
        'relative inline-flex min-h-11 items-center rounded-input font-semibold',
        active ? 'text-brand' : 'text-ink-2 hover:text-ink',
        className,
      )}
    >
      {label}
      {active && <span aria-hidden="true" className="absolute inset-x-3 bottom-1 h-0.75 rounded-full bg-gold" />}
    </Link>
  );
}
