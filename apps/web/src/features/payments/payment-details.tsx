import type { Payment, PaymentStep } from '@jara/contract/payments';
import { shownRecipient } from '@jara/domain/gift/delivery';
import { failureAdvice, shownFailure } from '@jara/domain/payment/failure-advice';
import { formatLagos } from '@jara/domain/time/lagos';
import { AppLink, ButtonLink } from '../../components/app-link.tsx';
import { GiftCard } from '../../components/gift-card.tsx';
import { GiftTerms } from '../../components/gift-terms.tsx';
import { GiftTimeline } from '../../components/gift-timeline.tsx';
import { ManageKey } from '../../components/manage-key.tsx';
import { PaymentReceiptButton } from '../../components/payment-receipt.tsx';
import { QuidText } from '../../components/quid-text.tsx';
import { ruleSentence } from '../../components/rule/rule-sentence.ts';
import { ShareGift } from '../../components/share-gift.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { messageOf } from '../../lib/api.ts';
import { saveDraft } from '../../lib/gift-draft.ts';
import { useQuery } from '../../lib/query/use-query.ts';
import { giftDraftOf } from './draft-of-payment.ts';
import { BlockedNote, Fact } from './payment-card.tsx';
import { ownPaymentQuery } from './payments.queries.ts';
import { ProgressBadge } from './progress-badge.tsx';
import { words } from './words/en.tsx';

/** One gift of this device: its card, where it stands, sharing it again, its receipt. */
export const PaymentDetails = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <Dialog open title={words.details.title} onClose={onClose} className="sm:w-[min(40rem,calc(100vw-2rem))]">
    <FoundPayment id={id} />
  </Dialog>
);

/** The same as a page. */
export const PaymentAlone = ({ id }: { id: string }) => (
  <div className="mx-auto flex max-w-column flex-col gap-5 px-4 py-10">
    <p className="text-sm">
      <AppLink to="/transactions">{words.details.all}</AppLink>
    </p>
    <h1 className="text-3xl">{words.details.title}</h1>
    <FoundPayment id={id} />
  </div>
);

function FoundPayment({ id }: { id: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(ownPaymentQuery(id));
  return (
    <>
      {isPending && (
        <div role="status">
          <span className="sr-only">{words.details.loading}</span>
          <Skeleton className="aspect-[8/5] w-full rounded-gift" />
        </div>
      )}
      {error && (
        <Banner
          tone="err"
          title={messageOf(error, words.details.notFetched)}
          actions={
            <Button
              size="sm"
              variant="secondary"
              busy={isFetching}
              onClick={() => void refetch()}
              className="noscript:hidden"
            >
              {words.tryAgain}
            </Button>
          }
        />
      )}
      {data && <Details payment={data} timeline={data.timeline ?? []} />}
    </>
  );
}

function Details({ payment, timeline }: { payment: Payment; timeline: readonly PaymentStep[] }) {
  const { quid } = payment;
  // Nobody should send a link around that opens nothing any more. Shares of a gift may be left after the first was opened.
  const mayStillBeOpened = payment.progress === 'WAITING' || payment.progress === 'OPENED';
  const advice = payment.status === 'FAILED' ? failureAdvice(payment.failureReason) : undefined;
  return (
    <div className="flex flex-col gap-5">
      <GiftCard {...payment} state="open" />
      {quid && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken p-4">
          <QuidText quid={quid} className="font-bold text-lg" />
          <CopyButton text={quid} what={words.details.codeToCopy} />
        </div>
      )}
      <dl className="flex flex-col gap-2 text-sm">
        <Fact label={words.details.payment}>
          <StatusBadge status={payment.status} />
        </Fact>
        {payment.progress && (
          <Fact label={words.details.gift}>
            <ProgressBadge payment={payment} />
          </Fact>
        )}
        <Fact label={words.details.to}>{payment.email ?? shownRecipient(null)}</Fact>
        <Fact label={words.details.whoMayOpen}>{ruleSentence(payment)}</Fact>
        <Fact label={words.payment.date}>{formatLagos(payment.createdAt)} (Lagos)</Fact>
        <Fact label={words.payment.reference}>
          <span className="break-all">{payment.reference}</span>
        </Fact>
        {payment.failureReason && <Fact label={words.details.reason}>{shownFailure(payment.failureReason)}</Fact>}
      </dl>
      {advice && <p className="text-ink-2">{advice}</p>}
      {payment.blocked && <BlockedNote />}
      <GiftTerms payment={payment} />
      <GiftTimeline steps={timeline} />
      {quid && mayStillBeOpened && <ShareGift quid={quid} payment={payment} />}
      {quid && payment.progress === 'WAITING' && payment.manageKey && (
        <ManageKey quid={quid} manageKey={payment.manageKey} hasRule={payment.rule !== null} />
      )}
      {quid && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/gift/$id" params={{ id: payment.id }}>
            {words.payment.follow}
          </ButtonLink>
          <PaymentReceiptButton payment={payment} />
        </div>
      )}
      {!mayStillBeOpened && <NextStep payment={payment} />}
    </div>
  );
}

function NextStep({ payment }: { payment: Payment }) {
  const { status, reference, authorizationUrl } = payment;
  if (status === 'PENDING' || status === 'PROCESSING') {
    return (
      <ButtonLink to="/payment/callback" search={{ reference }}>
        {words.details.seePayment}
      </ButtonLink>
    );
  }
  // A declined card is not the end of a checkout: the same gift can be paid there with another one.
  if (status === 'FAILED' && authorizationUrl) {
    return (
      <a href={authorizationUrl} className={buttonClass()}>
        {words.tryAgain}
      </a>
    );
  }
  if (status === 'FAILED') {
    return (
      <ButtonLink to="/create" onClick={() => saveDraft(giftDraftOf(payment))}>
        {words.tryAgain}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to="/create" variant="secondary">
      {words.createAnother}
    </ButtonLink>
  );
}
