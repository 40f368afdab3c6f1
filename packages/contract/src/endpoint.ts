import type { Permission } from '@jara/domain/staff/permissions';
import type * as z from 'zod/mini';
import type { RefusalCode } from './refusals.ts';

/**
 * Who may call a route. `public` routes are open to anyone and narrow by key inside (the browser's cookie, an access
 * key, a manage key); everything else is closed unless the caller is named here. `signing_in` is a member of staff whose
 * password was right and whose authenticator code may still be missing.
 */
export type Access = 'public' | 'provider' | 'sandbox' | 'signing_in' | 'signed_in' | { permission: Permission };

/** What a route that is open to all goes by. `anyone` beside others: it answers without them, and less or otherwise. */
export type Key = 'anyone' | 'browser' | 'access_key' | 'manage_key';

type Schema = z.ZodMiniType;

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API base, in the router's notation: `/quid/:quid`. */
  path: string;
  summary: string;
  /** Of one that stands beside its route: what the API's document calls it. One of the contract is called as it is exported. */
  named?: { name: string; about: string };
  access: Access;
  /** Any one of these; none where it makes no difference who asks. */
  keys?: readonly Key[];
  /** The refusals of its own; those that follow from what it is come by themselves (`platform/http/documented-answers.ts`). */
  refusals?: readonly RefusalCode[];
  params?: Schema;
  query?: Schema;
  headers?: Schema;
  body?: Schema;
  reply: Schema;
  /** The good answer is a file of this media type instead of JSON; `reply` then says nothing. */
  file?: string;
  /** The good answer is a stream of one of these media types; the handler says which. */
  streams?: readonly string[];
  /** The status of the good answer; 200 unless said. */
  status?: 200 | 201 | 202;
  /**
   * Changes may come from pages that are not ours, as mail programs send them: whatever it takes is named by a token in the
   * address, and no cookie is read.
   */
  fromAnywhere?: true;
  /** Staff must have given an authenticator code within the last minutes. */
  stepUp?: true;
  /** The answer is a secret, opens a session, or repeats by itself: it is never kept to be given again for an Idempotency-Key. */
  keepsAnswer?: false;
}

/** Keeps the exact schema types of a definition, so that server and browser infer from the same place. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/** Whether the same request with the same Idempotency-Key gets the first answer again. */
export const keepsAnswers = ({ method, keepsAnswer }: Endpoint): boolean => method === 'POST' && keepsAnswer !== false;

type In<S> = S extends Schema ? z.input<S> : undefined;
type Out<S> = S extends Schema ? z.output<S> : undefined;
type Part<E, K extends string> = E extends { [key in K]: infer S } ? S : undefined;

/** What a caller hands over, keyed by place; places the endpoint does not have are absent. */
export type CallInput<E extends Endpoint> = {
  [K in 'params' | 'query' | 'headers' | 'body' as Part<E, K> extends Schema ? K : never]: In<Part<E, K>>;
};
/** What the server's handler receives, already checked. */
export type HandlerInput<E extends Endpoint> = {
  params: Out<Part<E, 'params'>>;
  query: Out<Part<E, 'query'>>;
  headers: Out<Part<E, 'headers'>>;
  body: Out<Part<E, 'body'>>;
};
export type Reply<E extends Endpoint> = E extends { file: string } ? Uint8Array : z.output<E['reply']>;
