/** What is needed of an endpoint while asking. */
export interface Address {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** The server keeps its answer under an Idempotency-Key, so that a repetition cannot act twice. */
  once?: true;
  /** Whoever comes without a cookie may be given one with the answer. */
  givesCookie?: true;
}
