import { type AskOptions, type Input, makeAsk, pathOf } from '@jara/client/ask';
import type { Endpoint, Reply } from '@jara/contract/endpoint';
import { hasCode, hasStatus } from './api-error.ts';
import { LANGUAGE } from './language.ts';
import { loadLate } from './load-late.ts';
import { OPERATOR } from './operator.ts';
import { noteServerTime } from './server-clock.ts';
import { words } from './words/en.ts';

export { ApiError, hasCode, hasStatus, messageOf } from './api-error.ts';

const API_BASE = '/api';

/** How a request leaves. The server, which draws pages with these same calls, asks itself instead. */
export const wire = {
  ask: (url: string, request: RequestInit): Promise<Response> => fetch(url, request),
  isServer: false,
};

const ask = makeAsk({
  send: (path, request) => wire.ask(API_BASE + path, request),
  language: LANGUAGE,
  words,
  productName: OPERATOR.productName,
  heard: ({ headers }) => noteServerTime(headers.get('Date')),
});

/** Asks an endpoint of the contract as every page does (`@jara/client`); a crowd's work is done on the way. */
export const call = <E extends Endpoint>(endpoint: E, input: Input<E>, options?: AskOptions): Promise<Reply<E>> =>
  ask(endpoint, input, options).catch(async (error: unknown) => {
    // The server does nobody's work.
    if (wire.isServer) throw error;
    if (hasStatus(error, 401)) console.warn('Unauthorized access');
    if (!hasCode(error, 'work_needed')) throw error;
    // Only while very many people are here.
    const { waitInLine } = await loadLate(() => import('./work.ts'));
    return waitInLine((headers) => ask(endpoint, input, { ...options, headers }), error, options?.signal);
  });

/** The address of an endpoint, for links and downloads. */
export const urlOf = (...place: Parameters<typeof pathOf>): string => API_BASE + pathOf(...place);
