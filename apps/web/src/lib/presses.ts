import { parseQuid } from '@jara/domain/gift/quid';
import { ApiError } from './api-error.ts';
import { ownKeyQuery } from './own-key.ts';
import type { QueryClient } from './query/query-client.ts';
import { words } from './words/en.ts';

/** A form that the browser sent itself, because no script was there to do it. */
export interface SentForm {
  /** Of the page it stood in, and to which it was sent. */
  url: string;
  /** From the page's address. */
  params: Record<string, string>;
  search: Record<string, string | undefined>;
  fields: URLSearchParams;
  /** The site's own address. */
  origin: string;
  /** Came with the page the form stood in; the same press again carries the same. */
  idempotencyKey: string | undefined;
  /** What this browser was asked to wait for, when very many were here. */
  work: string | undefined;
  /** Of the page that will be drawn as the answer. */
  queryClient: QueryClient;
}

/** What becomes of it: another page, or the same one again with an answer in its place. */
export type PressAnswer =
  | { goTo: string }
  | {
      refusal?: ApiError;
      said?: string;
      /** What is shown again of what was typed; left out, it is everything but secrets. */
      typed?: Record<string, string>;
      /** To be kept by the browser until it presses again. */
      work?: string;
      /** The page comes back by itself after so many seconds, or never. Left out, it does when the page itself would. */
      waitSeconds?: number | 'never';
    };

/** Makes the request the page's script would have made. A refusal may simply be thrown. */
export type Press = (form: SentForm) => Promise<PressAnswer>;
export type Presses = Record<string, Press>;

/** A browser sends a line break as two signs. */
export const fieldOf = ({ fields }: SentForm, name: string): string =>
  fields.get(name)?.replaceAll('\r\n', '\n').trim() ?? '';

/** The gift a page is about, by the code in its address. */
export const quidIn = ({ params, search }: SentForm): string => parseQuid(params.quid ?? search.quid ?? '') ?? '';

/** The key of the gift, where this browser has opened it: its cookie says so. A key of another device needs scripts. */
export async function ownKeyIn(form: SentForm): Promise<string> {
  const key = await form.queryClient.fetchQuery(ownKeyQuery(quidIn(form)));
  if (key !== null) return key;
  throw new ApiError(401, { code: 'access_key_required', message: words.openItHereFirst });
}
