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

interface SuccessViewProps {
  quid: string;
  payment: Payment;
  /** Whether somebody sees it come. */
  unwrap: boolean;
}

export function SuccessView({ quid, payment, unwrap }: SuccessViewProps) {
  return (
    <>
      <div role="status" className="flex flex-col gap-2">
        <h1 className="text-3xl">Your gift is ready</h1>
        <p className="text-ink-2 text-lg">
          Paid. {toldHow(payment)} {whoOpens(payment)}
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
          <p className="font-semibold text-sm">Gift code (QUID)</p>
          <QuidText quid={quid} className="font-bold text-[clamp(1.25rem,6vw,1.75rem)]" />
        </div>
        <CopyButton text={quid} what="gift code" />
      </div>
      <GiftRule quid={quid} payment={payment} />
      <GiftTerms payment={payment} />
      <ShareGift quid={quid} payment={payment} />
      {payment.rule && isForEverybody({ type: payment.rule.ruleType }) && <ForEverybody id={payment.id} />}
      {payment.manageKey && <ManageKey quid={quid} manageKey={payment.manageKey} hasRule={payment.rule !== null} />}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/gift/$id" params={{ id: payment.id }}>
          Follow this gift
        </ButtonLink>
        <ButtonLink to="/transactions" variant="secondary">
          View Transactions
        </ButtonLink>
        <ButtonLink to="/create" variant="secondary">
          Create Another Gift
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
      Is it for everybody?
    </h2>
    <p className="text-ink-2">
      Make it public: a page that shows that the money is here, how winners are chosen and who has won, with a poster to
      print. Do it before the first person comes.
    </p>
    <ButtonLink to="/gift/$id" params={{ id }} state={{ wantsToPublish: true }} variant="secondary" size="sm">
      Make it public
    </ButtonLink>
  </section>
);

function toldHow({ email, delivery, deliverAt, isMailWaiting }: Payment): string {
  if (delivery === 'SELF' || email === null) return 'The code is yours to share: we mail nobody.';
  const to = maskEmail(email);
  return isToCome(deliverAt)
    ? `We mail the code to ${to} ${inLagos(deliverAt)}. You can share it too.`
    : isMailWaiting
      ? `The mail to ${to} waits to leave. You can share the code too.`
      : `We mailed the code to ${to}. You can share it too.`;
}

function whoOpens({ rule, deliverAt, opensAt }: Payment): string {
  const does = rule ? 'try to open' : 'open';
  if (!isToCome(opensAt)) return `Whoever holds it can ${does} the gift.`;
  const from = opensAt === deliverAt ? 'the mail leaves' : inLagos(opensAt);
  return `The gift is sealed until ${from}; then whoever holds the code can ${does} it.`;
}

const isToCome = (instant: string | null): instant is string => instant !== null && Date.parse(instant) > serverNow();

const inLagos = (instant: string): string => `${spokenLagos(instant, serverNow())} (Lagos)`;
