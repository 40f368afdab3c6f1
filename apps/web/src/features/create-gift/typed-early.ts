import { GIFT_THEMES } from '@jara/contract/payments';
import { EMPTY_DRAFT } from '../../lib/gift-draft.ts';
import { formatTyped } from '../../lib/typed-amount.ts';
import { typedWords } from '../../lib/typed-words.ts';
import type { GiftForm } from './gift-form.ts';

const TEXTS = ['amount', 'email', 'senderName', 'senderEmail', 'message', 'password'] as const;

/** The gift as far as somebody wrote it while the page's scripts were still on their way. */
export function typedEarly(isAlive: boolean): Partial<GiftForm> {
  const words = typedWords(isAlive);
  const typed: Partial<GiftForm> = {};
  for (const name of TEXTS) {
    const text = words[name];
    if (text !== undefined) typed[name] = name === 'amount' ? formatTyped(text).text : text;
  }
  if (words.anonymous !== undefined) typed.anonymous = true;
  const theme = GIFT_THEMES.find((known) => known === words.theme);
  // The one that is chosen from the start says nothing; a draft may know better.
  if (theme && theme !== EMPTY_DRAFT.theme) typed.theme = theme;
  return typed;
}
