import { ApiError } from '../../lib/api-error.ts';
import type { Problems } from '../../lib/form-state.ts';
import type { GiftForm } from './gift-form.ts';

/** In the order they stand on the page. */
const FIELDS = [
  'amount',
  'email',
  'senderName',
  'senderEmail',
  'rule',
  'delivery',
  'deliverAt',
  'opensAt',
  'message',
  'password',
] as const satisfies readonly (keyof GiftForm)[];

type FieldName = (typeof FIELDS)[number];

const FIELD_OF_REFUSAL: Record<string, FieldName> = {
  rule_invalid: 'rule',
  time_not_possible: 'delivery',
  amount_too_small: 'amount',
  amount_too_large: 'amount',
};

/** What the server said no to, by the field and from the top of the page; nothing when its no is about something else. */
export function fieldProblems(error: unknown): Problems<GiftForm> {
  if (!(error instanceof ApiError)) return {};
  const known = FIELD_OF_REFUSAL[error.code];
  if (known) return { [known]: error.message };
  // A field within the rule is named "rule.nthPerson".
  const said = Object.entries(error.fields).map(([path, message]) => ({ field: path.split('.')[0], message }));
  const problems: Problems<GiftForm> = {};
  for (const field of FIELDS) {
    const message = said.find((each) => each.field === field)?.message;
    if (message !== undefined) problems[field] = message;
  }
  return problems;
}
