import type { Deps } from './deps.ts';

/**
 * The same parts, naming the request they work for in every log line, every job and every call to the provider. The
 * name is handed on by hand: storage that follows a request by itself makes every promise of the process dearer, and
 * claims are made of promises.
 */
export const traced = <D extends Pick<Deps, 'log' | 'paystackFor'>>(deps: D, requestId: string): D => ({
  ...deps,
  requestId,
  log: deps.log.child({ requestId }),
  paystack: deps.paystackFor(requestId),
});

/** The same for work that somebody waits for: a provider that hangs does not keep them longer than the deadline. */
export const awaited = <D extends Pick<Deps, 'log' | 'paystackFor' | 'config'>>(deps: D, requestId: string): D => ({
  ...traced(deps, requestId),
  paystack: deps.paystackFor(requestId, performance.now() + deps.config.paystack.deadlineMs),
});

const SANE = /^[A-Za-z0-9][A-Za-z0-9._:-]{7,99}$/;

/** A request id that somebody else made is taken over only if it cannot break a log line or pretend to be one. */
export const isSaneRequestId = (text: unknown): text is string => typeof text === 'string' && SANE.test(text);
