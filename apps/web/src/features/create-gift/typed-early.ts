import { formatTyped } from '../../lib/typed-amount.ts';
import type { GiftForm } from './gift-form.ts';

const TEXTS = ['amount', 'email', 'senderName', 'senderEmail', 'message', 'password'] as const;

/**
 * What somebody typed into the prerendered page while its scripts were still on their way. To be read before React takes
 * the markup over: from then on every field holds what the form says.
 */
export function typedEarly(): Partial<GiftForm> {
  const form = document.querySelector<HTMLInputElement>('form input[name="amount"]')?.form;
  if (!form) return {};
  const fields = new FormData(form);
  const typed: Partial<GiftForm> = {};
  for (const name of TEXTS) {
    const text = fields.get(name);
    if (typeof text === 'string' && text !== '') typed[name] = name === 'amount' ? formatTyped(text).text : text;
  }
  if (fields.has('anonymous')) typed.anonymous = true;
  return typed;
}
