import type { PaymentEvent } from '@jara/contract/payments';

export interface LivePaymentHandlers {
  onOpen: () => void;
  onEvent: (event: PaymentEvent) => void;
  onDropped: () => void;
}

function parsePaymentEvent(data: string): PaymentEvent | undefined {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value !== 'object' || value === null || !('event' in value) || value.event !== 'PAYMENT')
      return undefined;
    return value as PaymentEvent;
  } catch {
    // A line that is not ours, such as a comment a proxy put in; the next one or the polling brings the news.
    return undefined;
  }
}

/** Listens for one payment. A dropped connection is closed and reported once; asking takes over from there. */
export function listenForPayment(reference: string, { onOpen, onEvent, onDropped }: LivePaymentHandlers): () => void {
  const source = new EventSource(`/api/sse/connect/${encodeURIComponent(reference)}`);
  source.addEventListener('open', onOpen);
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const event = parsePaymentEvent(data);
    if (event) onEvent(event);
  });
  source.addEventListener('error', () => {
    source.close();
    onDropped();
  });
  return () => source.close();
}
