import type { Payment } from '@jara/contract/payments';
import { isForEverybody } from '@jara/domain/giveaway/giveaway-state';
import { maskEmail } from '@jara/domain/mail/mask-email';
import { spokenLagos } from '@jara/domain/time/lagos';
import { ButtonLink } from '../../components/app-link.tsx';
import { GiftCard } from '../../components/gift-card.tsx';
import { GiftTerms } from '../../components/gift-terms.tsx';
import { ManageKey } from '../../components/manage-key.tsx';
import { PaymentReceiptButton } from '../../components/payment-receipt.tsx';
import { QuidText } from '../../components/quid-text.tsx';
import { GiftRule } from '../../components/rule/gift-rule.tsx';
import { ShareGift } from '../../components/share-gift.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { serverNow } from '../../lib/server-clock.ts';
import { useFocusOnNew } from '../../lib/use-focus-on-new.ts';
import { words } from './words/en.tsx';

interface SuccessViewProps {
  quid: string;
  payment: Payment;
  /** Whether somebody sees it come. */
  unwrap: boolean;
}

export function SuccessView({ quid, payment, unwrap }: SuccessViewProps) {
  const heading = useFocusOnNew<HTMLHeadingElement>(unwrap);
  return (
    <>
      <div className="flex flex-col gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
          {words.ready.title}
        </h1>
        <p className="text-ink-2 text-lg">
          {words.ready.paid} {toldHow(payment)} {whoOpens(payment)}
        </p>
      </div>
      <GiftCard
        key={String(unwrap)}
        {...payment}
        state="open"
        unwrap={unwrap}
        className="[--gift-card-name:gift-card]"
      />
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-brand-soft p-4 text-on-brand-soft">
        <div>
          <p className="font-semibold text-sm">{words.ready.code}</p>
          <QuidText quid={quid} className="font-bold text-[clamp(1.25rem,6vw,1.75rem)]" />
        </div>
        <CopyButton text={quid} what={words.ready.codeToCopy} />
      </div>
      <GiftRule quid={quid} payment={payment} />
      <GiftTerms payment={payment} />
      <ShareGift quid={quid} payment={payment} />
      {payment.rule && isForEverybody({ type: payment.rule.ruleType }) && <ForEverybody id={payment.id} />}
      {payment.manageKey && <ManageKey quid={quid} manageKey={payment.manageKey} hasRule={payment.rule !== null} />}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/gift/$id" params={{ id: payment.id }}>
          {words.ready.follow}
        </ButtonLink>
        <ButtonLink to="/transactions" variant="secondary">
          {words.viewTransactions}
        </ButtonLink>
        <ButtonLink to="/create" variant="secondary">
          {words.ready.another}
        </ButtonLink>
        <PaymentReceiptButton payment={payment} />
      </div>
    </>
  );
}

/** Whoever gives to a crowd can let everybody see that the money is here. */
const ForEverybody = ({ id }: { id: string }) => (
  <section
    aria-labelledby="for-everybody"
    className="flex flex-col items-start gap-3 rounded-card bg-sunken p-4 noscript:hidden"
  >
    <h2 id="for-everybody" className="font-sans font-semibold text-base">
      {words.ready.forEverybody}
    </h2>
    <p className="text-ink-2">{words.ready.publicMeans}</p>
    <ButtonLink to="/gift/$id" params={{ id }} state={{ wantsToPublish: true }} variant="secondary" size="sm">
      {words.ready.makePublic}
    </ButtonLink>
  </section>
);

function toldHow({ email, delivery, deliverAt, isMailWaiting }: Payment): string {
  if (delivery === 'SELF' || email === null) return words.ready.shared;
  const to = maskEmail(email);
  return isToCome(deliverAt)
    ? words.ready.mailedAt(to, inLagos(deliverAt))
    : isMailWaiting
      ? words.ready.mailWaits(to)
      : words.ready.mailed(to);
}

function whoOpens({ rule, deliverAt, opensAt }: Payment): string {
  const { ready } = words;
  if (!isToCome(opensAt)) return rule ? ready.canTry : ready.canOpen;
  if (opensAt === deliverAt) return rule ? ready.sealedByMailThenTry : ready.sealedByMailThenOpen;
  return rule ? ready.sealedThenTry(inLagos(opensAt)) : ready.sealedThenOpen(inLagos(opensAt));
}

const isToCome = (instant: string | null): instant is string => instant !== null && Date.parse(instant) > serverNow();

const inLagos = (instant: string): string => spokenLagos(instant, serverNow());
