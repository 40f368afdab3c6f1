import { cancelPayment, verifyPaymentByReference } from '@jara/contract/payments';
import { useEffect, useRef, useState } from 'react';
import { call, wire } from '../../lib/api.ts';
import { listenForPayment } from '../../lib/live.ts';
import { useQuery, useQueryClient } from '../../lib/query/use-query.ts';
import { callbackView, isUndecided, nextCheckMs } from './callback-view.ts';

const FIRST_VERIFICATION_MS = 2000;

const paymentKey = (reference: string | undefined) => ['payments', 'reference', reference];

interface Arrival {
  /** Its payer left the checkout by its Cancel button. */
  isCancelled: boolean;
  /** The provider sent them here. */
  hasReturned: boolean;
}

/**
 * One payment until it is decided: heard of live, asked about two seconds after arrival, then again and again with
 * growing waits, and at once when the tab wakes up or the network returns. Once its payer has cancelled, each asking
 * says so; the provider's answer decides.
 */
export function useAwaitedPayment(reference: string | undefined, { isCancelled, hasReturned }: Arrival) {
  const queryClient = useQueryClient();
  const [isLive, setIsLive] = useState(false);
  const [mayAsk, setMayAsk] = useState(wire.isServer);
  const checks = useRef(0);
  const hasCancelled = useRef(isCancelled);

  useEffect(() => {
    if (reference === undefined) return;
    const timer = setTimeout(() => setMayAsk(true), FIRST_VERIFICATION_MS);
    return () => clearTimeout(timer);
  }, [reference]);

  const query = useQuery({
    queryKey: paymentKey(reference),
    queryFn: ({ signal }) => {
      checks.current += 1;
      const ask = { params: { reference: reference ?? '' } };
      // Looking at a page changes nothing: where no script says it, a press on the page does.
      return hasCancelled.current && !wire.isServer
        ? call(cancelPayment, ask, { signal })
        : call(verifyPaymentByReference, ask, { signal });
    },
    enabled: reference !== undefined && mayAsk,
    // What the server has just asked is as new as it can be.
    staleTime: wire.isServer ? Number.POSITIVE_INFINITY : 0,
    refetchInterval: ({ state }) => {
      // Without scripts it is paid for in this very tab, and a page that came back by itself would take the button away.
      if (wire.isServer && !hasReturned && state.data?.status === 'PENDING') return false;
      const view = callbackView({ reference, payment: state.data, error: state.error });
      return isUndecided(view) ? nextCheckMs(checks.current) : false;
    },
  });

  const view = callbackView({ reference, payment: query.data, error: query.error });
  // One that failed may still be paid for.
  const isPaid = view.kind === 'success';
  useEffect(() => {
    if (reference === undefined || isPaid) return;
    return listenForPayment(reference, {
      onOpen: () => setIsLive(true),
      // An event is news, not proof: the page shows what the server answers when asked.
      onEvent: ({ message }) => {
        if (message.quid !== null || message.status !== 'PENDING') {
          setMayAsk(true);
          void queryClient.invalidateQueries({ queryKey: paymentKey(reference) });
        }
      },
      onDropped: () => setIsLive(false),
    });
  }, [reference, isPaid, queryClient]);

  const checkAgain = () => {
    setMayAsk(true);
    void query.refetch();
  };
  return {
    view,
    payment: query.data,
    error: query.error,
    isLive,
    isOffline: query.isPaused,
    isChecking: query.isFetching,
    checkedAt: Math.max(query.dataUpdatedAt, query.errorUpdatedAt),
    checkAgain,
    cancel: () => {
      hasCancelled.current = true;
      checkAgain();
    },
  };
}
