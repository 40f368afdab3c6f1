import { ANSWER_NEAR_MS, WITH_BANK } from '@jara/domain/dispute/dispute-answers';
import { SECOND_MS } from '@jara/domain/time/lagos';

/** Disputes `d` that the provider has no answer to. One that staff gave and that did not arrive is none: the clock goes on. */
export const IS_UNANSWERED = `d.status = 'OPEN' and coalesce(d.provider_status, '') not in (${WITH_BANK.map((word) => `'${word}'`).join(', ')})`;

/** So long before their time is over, they are shown to staff and raise the alert. */
export const DUE_SOON = `interval '${ANSWER_NEAR_MS / SECOND_MS} seconds'`;
