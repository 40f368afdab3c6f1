import { refusalOf } from '@jara/client/ask';
import type { Endpoint } from '@jara/contract/endpoint';
import { takeDisputeEvidence } from '@jara/contract/staff/disputes';
import { EXPORT_FORMATS, runExport } from '@jara/contract/staff/reports';
import { ApiError, call, hasCode, urlOf } from '../../../lib/api.ts';
import { forgetSignedIn, isMarkedSignedIn } from './signed-in-mark.ts';
import type { Ask, StaffApi } from './staff-api.ts';
import { STAFF_ENDPOINTS } from './staff-endpoints.ts';

/** The portal over the server. `onSignedOut` hears of it when a session has ended under a screen. */
export function makeLiveApi({ onSignedOut }: { onSignedOut: () => void }): StaffApi {
  const watched = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      if (hasCode(error, 'sign_in_required')) forgetSignedIn();
      if (hasCode(error, 'sign_in_required', 'code_required')) onSignedOut();
      throw error;
    }
  };
  const ask =
    <E extends Endpoint>(endpoint: E): Ask<E> =>
    (input, options) =>
      watched(call(endpoint, input as Parameters<typeof call<E>>[1], options));
  const asks = Object.fromEntries(
    Object.entries(STAFF_ENDPOINTS).map(([name, endpoint]) => [name, ask(endpoint)]),
    // `Object.entries` forgets which endpoint belongs to which name; the line above keeps them together.
  ) as unknown as Omit<StaffApi, 'mode' | 'exportFormats' | 'exportFile' | 'evidenceFile'>;

  return {
    ...asks,
    readSession: async (input, options) => {
      if (!isMarkedSignedIn()) throw new ApiError(401, { code: 'sign_in_required' });
      return asks.readSession(input, options);
    },
    mode: 'live',
    exportFormats: EXPORT_FORMATS,
    exportFile: ({ what, format, filters }) =>
      watched(
        fetchFile(urlOf(runExport.path, { params: { what }, query: { ...filters, format } }), `${what}.${format}`),
      ),
    evidenceFile: (id) => watched(fetchFile(urlOf(takeDisputeEvidence.path, { params: { id } }), 'evidence.pdf')),
  };
}

/** A long report may take longer than a person waits for a page, so a download has no time limit of its own. */
async function fetchFile(url: string, fallbackName: string) {
  const response = await fetch(url);
  if (!response.ok) throw await refusalOf(response);
  return { name: nameIn(response.headers.get('Content-Disposition')) ?? fallbackName, content: await response.blob() };
}

const nameIn = (disposition: string | null): string | undefined => disposition?.match(/filename="([^"]+)"/)?.[1];
