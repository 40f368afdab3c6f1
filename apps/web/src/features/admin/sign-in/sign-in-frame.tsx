import type { ReactNode } from 'react';
import { Cloth } from '../../../components/cloth.tsx';
import { Logo } from '../../../components/logo.tsx';
import { ThemeSwitch } from '../../../components/theme-switch.tsx';
import { OPERATOR } from '../../../lib/operator.ts';

/** The door of the portal: cloth on one side, the form on the other. */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[1fr_1.15fr]">
      <aside aria-label="What this is for" className="relative hidden overflow-hidden lg:block">
        <Cloth theme="adire" seed={20_260_114} ratio={0.7} columns={6} className="absolute inset-0 size-full" />
        <div className="absolute inset-x-10 bottom-12 max-w-md">
          <p className="tag-cut bg-bg p-7 pr-12 text-ink">
            <span className="block font-bold font-display text-2xl leading-tight">Somebody is waiting for a gift.</span>
            <span className="mt-2 block text-ink-2">
              Every kobo has one owner, every decision has a name, and every payout has 24 hours.
            </span>
          </p>
        </div>
      </aside>
      <div className="flex flex-col">
        <header className="flex items-center justify-between gap-4 px-5 py-4 sm:px-8">
          <a
            href="/"
            aria-label={`${OPERATOR.productName}, home`}
            className="inline-flex min-h-11 items-center rounded-input"
          >
            <Logo />
          </a>
          <ThemeSwitch />
        </header>
        <main className="mx-auto flex w-full max-w-110 flex-1 flex-col justify-center px-5 py-8 sm:px-8">
          {children}
        </main>
      </div>
    </div>
  );
}
