import { readSupportHours, supportIsOpen } from '@jara/domain/support-hours';
import { MINUTE_MS } from '@jara/domain/time/lagos';
import { clsx } from 'clsx';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { OPERATOR } from '../../lib/operator.ts';
import { useHydrated } from '../../lib/use-client-value.ts';
import { useNow } from '../../lib/use-now.ts';
import { hoursHere } from './support-hours.ts';
import { words } from './words/en.tsx';

export function ContactCards() {
  return (
    <section aria-labelledby="contact" className="flex flex-col gap-5">
      <h2 id="contact" className="text-2xl">
        {words.talkToUs}
      </h2>
      <SupportHours />
      <div className="grid gap-4 sm:grid-cols-2">
        <a
          href={`https://wa.me/${OPERATOR.supportNumber}`}
          target="_blank"
          rel="noreferrer"
          className="flex flex-col gap-3 rounded-card bg-brand p-6 text-on-brand hover:bg-brand-hover sm:row-span-2"
        >
          <MessageCircle aria-hidden="true" className="size-8" strokeWidth={1.5} />
          <span className="font-bold font-display text-xl">{words.chat.title}</span>
          <span>{words.chat.text}</span>
          <span className="mt-auto font-semibold underline underline-offset-4">{words.chat.start}</span>
        </a>
        <ContactCard
          icon={<Mail aria-hidden="true" className="size-6 text-brand" strokeWidth={1.75} />}
          title={words.email.title}
          href={`mailto:${OPERATOR.supportEmail}`}
          detail={OPERATOR.supportEmail}
        >
          {words.email.text}
        </ContactCard>
        <ContactCard
          icon={<Phone aria-hidden="true" className="size-6 text-brand" strokeWidth={1.75} />}
          title={words.phone.title}
          href={`tel:+${OPERATOR.supportNumber}`}
          detail={OPERATOR.supportPhone}
        >
          {words.phone.text}
        </ContactCard>
      </div>
    </section>
  );
}

function SupportHours() {
  // The prerendered page knows neither the time nor the place it is read in.
  const isBrowser = useHydrated();
  return (
    <div className="rounded-card bg-sunken p-4">
      {isBrowser && <OpenSign />}
      <p className="text-ink-3 text-xs">
        {isBrowser && `${words.inYourTime} `}
        {words.supportHours(OPERATOR.supportHours)}
      </p>
    </div>
  );
}

function OpenSign() {
  const now = Math.floor(useNow() / MINUTE_MS) * MINUTE_MS;
  const week = readSupportHours(OPERATOR.supportHours) ?? [];
  const isOpen = supportIsOpen(week, now);
  return (
    <>
      <p className="flex items-center gap-2 font-semibold">
        <span aria-hidden="true" className={clsx('size-2.5 rounded-full', isOpen ? 'bg-ok' : 'bg-ink-3')} />
        {isOpen ? words.open : words.closed}
      </p>
      <ul className="tabular my-2 flex flex-col gap-0.5 text-ink-2 text-sm">
        {hoursHere(week, now).map(({ days, hours }) => (
          <li key={days} className="flex gap-3">
            <span className="w-36">{days}</span>
            <span>{hours}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ContactCardProps {
  icon: ReactNode;
  title: string;
  href: string;
  detail: string;
  children: ReactNode;
}

function ContactCard({ icon, title, href, detail, children }: ContactCardProps) {
  return (
    <a href={href} className="flex items-start gap-4 rounded-card border border-line bg-surface p-5 hover:border-brand">
      {icon}
      <span className="flex min-w-0 flex-col gap-1">
        <span className="font-bold">{title}</span>
        <span className="text-ink-2 text-sm">{children}</span>
        <span className="break-words font-semibold text-brand">{detail}</span>
      </span>
    </a>
  );
}
