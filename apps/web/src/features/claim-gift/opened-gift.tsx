import type { ClaimCheck } from '@jara/contract/claims';
import { formatCount } from '@jara/domain/money/format';
import { asSentence } from '@jara/domain/spoken';
import { KeyRound, Landmark, Route } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { AppLink, ButtonLink } from '../../components/app-link.tsx';
import { GiftCard } from '../../components/gift-card.tsx';
import { Money } from '../../components/money.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Card } from '../../components/ui/card.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { WithdrawalBadge } from '../../components/withdrawal-badge.tsx';
import { keepOfflinePage } from '../../lib/keep-offline-page.ts';
import { loadLate } from '../../lib/load-late.ts';
import { useQuery } from '../../lib/query/use-query.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useFocusOnNew } from '../../lib/use-focus-on-new.ts';
import { withdrawableQuery } from '../../lib/withdrawable.ts';
import { maskedKey } from './claim-screen.ts';
import { useSpokenForBoth } from './gift-hours.ts';
import { words } from './words/en.tsx';

// Nobody needs them in the moment the cloth opens.
const SayThanks = lazy(async () => ({
  default: (await loadLate(() => import('../../components/say-thanks.tsx'))).SayThanks,
}));
const MailMeTheLink = lazy(async () => ({
  default: (await loadLate(() => import('./mail-me-the-link.tsx'))).MailMeTheLink,
}));

interface OpenedGiftProps {
  check: ClaimCheck;
  accessKey: string | undefined;
  amount: number | null;
  /** True right after the tap: the cloth opens. Coming back later shows the open card at once. */
  unwrap: boolean;
}

export function OpenedGift({ check, accessKey, amount, unwrap }: OpenedGiftProps) {
  const { quid: gift, currency } = check;
  const spokenForBoth = useSpokenForBoth();
  const heading = useFocusOnNew<HTMLHeadingElement>(unwrap);
  useEffect(keepOfflinePage, []);
  return (
    <section className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
          {unwrap ? words.opened.itIsYours : words.yourGift}
        </h1>
        <p className="text-ink-2 text-lg">{check.state === 'YOURS' ? check.message : words.opened.openedHere}</p>
      </div>
      {check.entry && (
        <p className="text-ink-2">
          {words.opened.numberDrawn(formatCount(check.entry.number))}{' '}
          <AppLink to="/rules/proof/$quid" params={{ quid: gift.quid }}>
            {words.seeTheProof}
          </AppLink>
        </p>
      )}
      <GiftCard {...gift} state="open" amount={amount} currency={currency} unwrap={unwrap} />
      {accessKey && <AfterFee accessKey={accessKey} amount={amount} fee={check.fee} currency={currency} />}
      {check.sendBy && (
        <Banner tone="warn" title={words.opened.sendBy(spokenForBoth(Date.parse(check.sendBy), serverNow()))}>
          {words.opened.elseSomebodyElses}
        </Banner>
      )}
      {accessKey && <NextSteps quid={gift.quid} accessKey={accessKey} amount={amount} isNew={unwrap} />}
      {accessKey && (
        <Suspense fallback={<Card className="min-h-128" />}>
          <SayThanks accessKey={accessKey} />
        </Suspense>
      )}
      {accessKey && <AccessKey accessKey={accessKey} />}
      {accessKey && (
        <Suspense>
          <MailMeTheLink accessKey={accessKey} />
        </Suspense>
      )}
    </section>
  );
}

interface AfterFeeProps {
  accessKey: string;
  amount: number | null;
  fee: number | null;
  currency: string;
}

/** What arrives, before any bank details are asked for. */
function AfterFee({ accessKey, amount, currency, ...told }: AfterFeeProps) {
  // Whoever comes back by their key alone is told by what the key opens.
  const { data } = useQuery(withdrawableQuery(accessKey));
  const fee = told.fee ?? data?.fee;
  if (amount === null || fee === undefined) return null;
  return (
    <p className="text-lg">
      {words.opened.youGet(
        <Money amount={amount - fee} currency={currency} short className="font-bold text-gold-text" />,
        <Money amount={fee} currency={currency} short />,
      )}
    </p>
  );
}

interface NextStepsProps {
  quid: string;
  accessKey: string;
  amount: number | null;
  /** Just opened, so that nothing of it can be on its way. */
  isNew: boolean;
}

function NextSteps({ quid, accessKey, amount, isNew }: NextStepsProps) {
  const { data, isPending } = useQuery(withdrawableQuery(accessKey));
  if (isPending && !isNew) return <Skeleton className="h-14 rounded-full" />;
  const latest = data?.withdrawals[0];
  const underWay = latest !== undefined && latest.status !== 'FAILED';
  const isOnHold = data !== undefined && !data.canWithdraw && !underWay;
  return (
    <div className="flex flex-col gap-3">
      {latest && (
        <Card className="flex flex-wrap items-center justify-between gap-3">
          <span>
            {words.opened.toBank(
              <Money amount={latest.net} currency={latest.currency} short className="font-bold" />,
              latest.bank,
            )}
          </span>
          <WithdrawalBadge status={latest.status} />
          {latest.status === 'FAILED' && (
            <p className="w-full text-ink-2">
              {asSentence(latest.reason ?? words.opened.bankRefused)} {words.opened.backInYourGift}
            </p>
          )}
        </Card>
      )}
      {isOnHold && (
        <Banner tone="warn" title={words.opened.onHold}>
          {words.opened.onHoldMeans}
        </Banner>
      )}
      {underWay && (
        <ButtonLink to="/withdraw/status/$id" params={{ id: latest.id }} size="lg">
          <Route aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {words.opened.followYourMoney}
        </ButtonLink>
      )}
      {!underWay && !isOnHold && (
        <ButtonLink
          to="/withdraw"
          search={{ quid, amount: String(data?.amount ?? amount ?? '') }}
          state={{ fromClaim: true }}
          size="lg"
        >
          <Landmark aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {words.opened.withdraw}
        </ButtonLink>
      )}
      <ButtonLink to="/claim" variant="secondary" size="lg">
        {words.claimAnother}
      </ButtonLink>
    </div>
  );
}

function AccessKey({ accessKey }: { accessKey: string }) {
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="flex items-center gap-2 font-sans font-semibold text-base">
        <KeyRound aria-hidden="true" className="size-5 text-gold-text" strokeWidth={1.75} />
        {words.opened.yourKey}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <code className="font-mono text-lg tracking-wider">{maskedKey(accessKey)}</code>
        <CopyButton text={accessKey} what={words.opened.accessKey} />
      </div>
      {/* Nobody can copy it without scripts, but everybody can write it down. */}
      <noscript>{import.meta.env.SSR && <code className="break-all font-mono text-sm">{accessKey}</code>}</noscript>
      <p className="text-ink-2 text-sm">{words.opened.keyMeans}</p>
    </Card>
  );
}
