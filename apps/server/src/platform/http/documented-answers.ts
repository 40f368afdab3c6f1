import { type Endpoint, keepsAnswers } from '@jara/contract/endpoint';
import type { RefusalCode } from '@jara/contract/refusals';

/**
 * Every refusal an operation can give: those of its own, and those that follow from what it is. One that only reads takes
 * no body that could be too large, one that is open to all asks nobody to sign in.
 */
export function refusalsOf(endpoint: Endpoint): RefusalCode[] {
  const { method, access, params, query, headers, body, stepUp, fromAnywhere, refusals = [] } = endpoint;
  const isForStaff = access !== 'public' && access !== 'sandbox' && access !== 'provider';
  const changes = method !== 'GET';
  const all: (RefusalCode | false)[] = [
    'malformed_request',
    'address_too_long',
    'headers_too_large',
    'too_busy',
    'unavailable',
    // A part of the address that is longer than any name names nothing.
    params !== undefined && 'not_found',
    (params ?? query ?? headers ?? body) !== undefined && 'invalid_input',
    changes && 'body_too_large',
    changes && access !== 'provider' && 'unsupported_content_type',
    changes && !fromAnywhere && 'foreign_origin',
    ...(keepsAnswers(endpoint)
      ? (['invalid_input', 'idempotency_key_reused', 'idempotency_in_progress'] as const)
      : []),
    isForStaff && 'sign_in_required',
    isForStaff && access !== 'signing_in' && 'code_required',
    typeof access === 'object' && 'permission_denied',
    ...(stepUp ? (['totp_not_set_up', 'step_up_required'] as const) : []),
    ...refusals,
  ];
  return [...new Set(all.filter((code): code is RefusalCode => code !== false))];
}
