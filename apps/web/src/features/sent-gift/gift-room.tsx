import type { SentGift } from '@jara/contract/sent';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { AppLink, ButtonLink } from '../../components/app-link.tsx';
import { GiftCard } from '../../components/gift-card.tsx';
import { GiftTimeline } from '../../components/gift-timeline.tsx';
import { ManageKey } from '../../components/manage-key.tsx';
import { PaymentReceiptButton } from '../../components/payment-receipt.tsx';
import { QuidText } from '../../components/quid-text.tsx';
import { GiftRule } from '../../components/rule/gift-rule.tsx';
import { ShareGift } from '../../components/share-gift.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { OPERATOR } from '../../lib/operator.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useNow } from '../../lib/use-now.ts';
import { Deeds } from './deeds.tsx';
import { GiftMoney } from './gift-money.tsx';
import { giftStanding } from './gift-standing.ts';
import { GiftTimes } from './gift-times.tsx';
import { OpenedShares } from './opened-shares.tsx';
import { PublicPage } from './public-page.tsx';
import { RoomLink } from './room-link.tsx';
import type { RoomDoor } from './sent-gift.queries.ts';
import { ThanksSetting } from './thanks-setting.tsx';
import { words } from './words/en.tsx';

interface GiftRoomProps {
  gift: SentGift;
  door: RoomDoor;
  /** The last look failed; what is shown is older than that. */
  isStale: boolean;
}

export function GiftRoom({ gift, door, isStale }: GiftRoomProps) {
  const { quid } = gift;
  const mayBeOpened = gift.giftStatus === 'ACTIVE' || gift.giftStatus === 'SPLIT';
  return (
    <>
      <div className="flex flex-col gap-3">
        <p className="text-sm">
          <AppLink to="/transactions">{words.allYourGifts}</AppLink>
        </p>
        <h1 className="wrap-anywhere text-3xl">
          {gift.email === null ? words.yourGift : words.yourGiftTo(gift.email)}
        </h1>
        <Standing gift={gift} />
      </div>
      {isStale && (
        <Banner tone="warn" title={words.unreachable(OPERATOR.productName)}>
          {words.lastWeKnow}
        </Banner>
      )}
      <GiftCard {...gift} state="open" />
      {quid === null ? (
        <>
          <Unpaid gift={gift} />
          <Deeds gift={gift} door={door} />
        </>
      ) : (
        <>
          <OpenedShares gift={gift} />
          <ThanksSetting gift={gift} door={door} />
          {mayBeOpened && (
            <>
              <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-brand-soft p-4 text-on-brand-soft">
                <div>
                  <p className="font-semibold text-sm">{words.giftCodeQuid}</p>
                  <QuidText quid={quid} className="font-bold text-[clamp(1.25rem,6vw,1.75rem)]" />
                </div>
                <CopyButton text={quid} what={words.giftCode} />
              </div>
              {gift.giveaway ? (
                <p className="text-ink-2 text-sm">{words.shareThePage}</p>
              ) : (
                <ShareGift quid={quid} payment={gift} />
              )}
            </>
          )}
          {gift.giveaway && <PublicPage giveaway={gift.giveaway} code={quid} />}
          <Deeds gift={gift} door={door} />
          <GiftRule quid={quid} payment={gift} tellsEnd={false} />
          <GiftTimes gift={gift} />
          <GiftMoney gift={gift} />
        </>
      )}
      <GiftTimeline steps={gift.timeline} />
      {quid !== null && gift.manageKey !== null && (
        <div className="flex flex-col gap-3">
          {gift.progress === 'WAITING' && (
            <ManageKey quid={quid} manageKey={gift.manageKey} hasRule={gift.rule !== null} />
          )}
          <RoomLink id={gift.id} manageKey={gift.manageKey} />
        </div>
      )}
      {quid !== null && (
        <div className="flex flex-wrap gap-3">
          <PaymentReceiptButton payment={gift} />
          <ButtonLink to="/create" variant="secondary">
            {words.createAnother}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** Changes while somebody looks on, and is then read out. */
function Standing({ gift }: { gift: SentGift }) {
  const ref = useRef<HTMLParagraphElement>(null);
  const now = useNow(true, serverNow);
  const wasCancelled = useRef(gift.cancelledAt !== null);
  useEffect(() => {
    const isNew = gift.cancelledAt !== null && !wasCancelled.current;
    wasCancelled.current = gift.cancelledAt !== null;
    // The button that was pressed is gone with the dialog; what it did is told here.
    if (isNew && document.activeElement === document.body) ref.current?.focus();
  }, [gift.cancelledAt]);
  return (
    <p
      ref={ref}
      role="status"
      tabIndex={-1}
      className={clsx(
        'rounded-card p-4 font-semibold text-lg',
        gift.pausedAt !== null || gift.blocked ? 'bg-warn-soft text-warn' : 'bg-brand-soft text-on-brand-soft',
      )}
    >
      {giftStanding(gift, now)}
    </p>
  );
}

function Unpaid({ gift }: { gift: SentGift }) {
  return (
    <div>
      {gift.status === 'FAILED' ? (
        <ButtonLink to="/transactions" search={{ open: gift.id }}>
          {words.seeWhatYouCanDo}
        </ButtonLink>
      ) : (
        <ButtonLink to="/payment/callback" search={{ reference: gift.reference }}>
          {words.seeThePayment}
        </ButtonLink>
      )}
    </div>
  );
}
