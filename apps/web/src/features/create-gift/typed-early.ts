import { GIFT_THEMES } from '@jara/contract/payments';
import { LIFETIMES } from '@jara/domain/gift/gift-times';
import { FEE_PAYERS } from '@jara/domain/payment/quote';
import { DELIVERY_CHOICES, EMPTY_DRAFT } from '../../lib/gift-draft.ts';
import { formatTyped } from '../../lib/typed-amount.ts';
import { typedWords } from '../../lib/typed-words.ts';
import type { GiftForm } from './gift-form.ts';

const TEXTS = ['amount', 'email', 'senderName', 'senderEmail', 'message', 'password', 'deliverAt', 'opensAt'] as const;

/** The gift as far as somebody wrote it while the page's scripts were still on their way. */
export function typedEarly(isAlive: boolean): Partial<GiftForm> {
  const words = typedWords(isAlive);
  const typed: Partial<GiftForm> = {};
  for (const name of TEXTS) {
    const text = words[name];
    if (text !== undefined) typed[name] = name === 'amount' ? formatTyped(text).text : text;
  }
  if (words.anonymous !== undefined) typed.anonymous = true;
  const chosen = {
    theme: chosenOf(GIFT_THEMES, words.theme, EMPTY_DRAFT.theme),
    delivery: chosenOf(DELIVERY_CHOICES, words.delivery, EMPTY_DRAFT.delivery),
    lifetimeDays: chosenOf(LIFETIMES, words.lifetimeDays, EMPTY_DRAFT.lifetimeDays),
    feePaidBy: chosenOf(FEE_PAYERS, words.feePaidBy, EMPTY_DRAFT.feePaidBy),
  };
  return { ...typed, ...Object.fromEntries(Object.entries(chosen).filter(([, choice]) => choice !== undefined)) };
}

/** The one that is chosen from the start says nothing; a draft may know better. */
const chosenOf = <Choice extends string | number>(
  choices: readonly Choice[],
  word: string | undefined,
  fromTheStart: Choice,
): Choice | undefined => choices.find((choice) => String(choice) === word && choice !== fromTheStart);
