import type { Payment } from '@jara/contract/payments';
import { clsx } from 'clsx';
import { Check, Circle, Radio } from 'lucide-react';
import { useState } from 'react';
import { PostForm } from '../../components/form.tsx';
import { GiftCard } from '../../components/gift-card.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { usePress } from '../../lib/press.ts';
import { useNow } from '../../lib/use-now.ts';
import { stopwatch } from './callback-view.ts';
import { Order } from './order.tsx';
import { words } from './words/en.tsx';

const LONG_WAIT_MS = 3 * 60_000;

interface WaitingRoomProps {
  payment: Payment | undefined;
  error: unknown;
  isLive: boolean;
  isOffline: boolean;
  isChecking: boolean;
  checkedAt: number;
  checkAgain: () => void;
  cancel: () => void;
  /** Nobody has opened the payment page for them: they look the gift over and go there from here. */
  isToPay: boolean;
}

/** Says second by second what is known, and nothing more. */
export function WaitingRoom(props: WaitingRoomProps) {
  const { payment, isOffline, isChecking, checkedAt, checkAgain, cancel } = props;
  const pressed = usePress('cancel');
  const error = props.error ?? pressed.refusal ?? null;
  const payUrl = payment?.authorizationUrl ?? undefined;
  const isToPay = props.isToPay && payment?.status === 'PENDING' && payUrl !== undefined;
  // A browser may keep a dead connection for minutes; without a network nothing comes through it.
  const isLive = props.isLive && !isOffline;
  const now = useNow();
  const [arrivedAt] = useState(() => Date.now());
  const waited = now - arrivedAt;
  return (
    <>
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">{words.processing}</h1>
        <p className="text-ink-2 text-lg">{isToPay ? words.waiting.lookOver : words.waiting.finishInTab}</p>
      </div>

      {payment && (
        <GiftCard {...payment} state={isToPay ? 'open' : 'sealed'} className="[--gift-card-name:gift-card]" />
      )}
      {isToPay && payment && <Order payment={payment} payUrl={payUrl} />}

      <ol className="flex flex-col gap-3">
        <Step done text={words.waiting.written} />
        <Step
          busy
          text={payment?.status === 'PROCESSING' ? words.waiting.bankWorks : words.waiting.forPayment}
          aside={stopwatch(waited)}
        />
        <Step text={words.waiting.giftCode} />
      </ol>

      <p role="status" className={clsx('flex items-center gap-2 text-ink-2 text-sm', isToPay && 'noscript:hidden')}>
        <Radio aria-hidden="true" className={clsx('size-4.5 shrink-0', isLive ? 'text-ok' : 'text-ink-3')} />
        {isOffline ? words.waiting.offline : isLive ? words.waiting.live : words.waiting.asking}
      </p>

      {error !== null && (
        <Banner tone="warn" title={messageOf(error, words.waiting.notVerified)}>
          {words.waiting.notAsked}
        </Banner>
      )}

      <div className="noscript:hidden flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" busy={isChecking} onClick={checkAgain}>
          {words.waiting.checkAgain}
        </Button>
        <span className="tabular text-ink-3 text-sm">{checkedAt > 0 && lastChecked(now - checkedAt)}</span>
      </div>

      {payUrl !== undefined && !isToPay && <PayHere url={payUrl} />}

      {payment?.status === 'PENDING' && (
        <PostForm
          onSubmit={(event) => {
            event.preventDefault();
            cancel();
          }}
          className="text-ink-2 text-sm"
        >
          <button {...pressed.button} type="submit" className="link min-h-11 font-semibold">
            {words.waiting.changedMind}
          </button>
          <p>{isToPay ? words.waiting.notChargedAtPaystack : words.waiting.notChargedInTab}</p>
        </PostForm>
      )}

      {waited > LONG_WAIT_MS && <p className="text-ink-2 text-sm">{words.waiting.mayTakeLong}</p>}
    </>
  );
}

/** The way on when the browser blocked the new tab, or it was closed too early. */
function PayHere({ url }: { url: string }) {
  return (
    <div className="flex flex-col gap-3 rounded-card bg-sunken p-4">
      <p className="font-semibold">{words.waiting.noTab}</p>
      <div className="flex flex-wrap gap-3">
        <a href={url} className={buttonClass('primary', 'sm')}>
          {words.waiting.payHere}
        </a>
        <CopyButton text={url} label={words.waiting.copyLink} what={words.waiting.toPaymentPage} />
      </div>
    </div>
  );
}

const lastChecked = (ms: number) =>
  ms < 1500 ? words.waiting.checkedNow : words.waiting.checkedAgo(Math.round(ms / 1000));

function Step({
  text,
  aside,
  done = false,
  busy = false,
}: {
  text: string;
  aside?: string;
  done?: boolean;
  busy?: boolean;
}) {
  return (
    <li className={clsx('flex items-center gap-3', done || busy ? 'text-ink' : 'text-ink-3')}>
      {done && <Check aria-hidden="true" className="size-5 text-ok" strokeWidth={2.5} />}
      {busy && <Spinner className="text-brand" />}
      {!done && !busy && <Circle aria-hidden="true" className="size-5" />}
      <span className={clsx('flex-1', busy && 'font-semibold')}>{text}</span>
      {aside && <span className="tabular text-ink-3 text-sm noscript:hidden">{aside}</span>}
    </li>
  );
}
