import { isPaymentReference } from '@jara/domain/payment/payment-reference';
import { useEffect, useState } from 'react';
import { rememberManageKey } from '../../lib/device.ts';
import { clearOrdered } from '../../lib/gift-draft.ts';
import { keepOfflinePage } from '../../lib/keep-offline-page.ts';
import { useIsDrawn } from '../../lib/press.ts';
import { useVisit } from '../../lib/router/router.tsx';
import { useHydrated } from '../../lib/use-client-value.ts';
import { ElsewhereView } from './elsewhere-view.tsx';
import { FailedView } from './failed-view.tsx';
import { HeldView } from './held-view.tsx';
import { SuccessView } from './success-view.tsx';
import { useAwaitedPayment } from './use-awaited-payment.ts';
import { WaitingRoom } from './waiting-room.tsx';

const EARLY_MS = 5_000;

/** Both the tab that started the payment and the one the provider sends back end here. */
export function CallbackPage() {
  const { search } = useVisit();
  const named = search.reference ?? search.trxref;
  const awaited = useAwaitedPayment(named !== undefined && isPaymentReference(named) ? named : undefined, {
    isCancelled: search.cancelled !== undefined,
    hasReturned: search.trxref !== undefined,
  });
  const { view } = awaited;
  const [wasThere] = useState(view.kind === 'success');
  // A page that came with its code unfolds for whoever has just seen it come, and stays as it is for whoever has read it by now.
  const [isEarly] = useState(() => !import.meta.env.SSR && performance.now() < EARLY_MS);
  const mayUnwrap = (useHydrated() && isEarly) || !wasThere;
  const wasDrawn = useIsDrawn();

  const paid = view.kind === 'success' ? view.payment : undefined;
  useEffect(() => {
    if (!paid?.quid) return;
    clearOrdered(paid.id);
    if (paid.manageKey) rememberManageKey(paid.quid, paid.manageKey);
    keepOfflinePage();
  }, [paid]);

  return (
    <div className="mx-auto flex max-w-column flex-col gap-6 px-4 py-10 sm:py-14">
      {view.kind === 'loading' && <WaitingRoom {...awaited} isToPay={wasDrawn && search.trxref === undefined} />}
      {view.kind === 'held' && <HeldView reason={view.reason} />}
      {view.kind === 'failed' && (
        <FailedView reason={view.reason} payAgainUrl={awaited.payment?.authorizationUrl ?? null} />
      )}
      {view.kind === 'success' && <SuccessView quid={view.quid} payment={view.payment} unwrap={mayUnwrap} />}
      {view.kind === 'elsewhere' && <ElsewhereView />}
    </div>
  );
}
