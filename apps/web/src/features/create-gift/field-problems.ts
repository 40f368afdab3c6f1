import { ApiError } from '../../lib/api-error.ts';
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

export type FieldName = (typeof FIELDS)[number];

const FIELD_OF_REFUSAL: Record<string, FieldName> = {
  rule_invalid: 'rule',
  time_not_possible: 'delivery',
  amount_too_small: 'amount',
  amount_too_large: 'amount',
};

/** Which fields the server said no to, from the top of the page; none when its no is about something else. */
export function fieldProblems(error: unknown): { field: FieldName; message: string }[] {
  if (!(error instanceof ApiError)) return [];
  const known = FIELD_OF_REFUSAL[error.code];
  if (known) return [{ field: known, message: error.message }];
  // A field within the rule is named "rule.nthPerson".
  const said = Object.entries(error.fields).map(([path, message]) => ({ field: path.split('.')[0], message }));
  return FIELDS.flatMap((field) => {
    const message = said.find((each) => each.field === field)?.message;
    return message === undefined ? [] : [{ field, message }];
  });
}
