import { CLOTH_THEMES } from '@jara/domain/cloth/palettes';
import { LIFETIMES } from '@jara/domain/gift/gift-times';
import { LANGUAGES } from '@jara/domain/language';
import { FEE_PAYERS } from '@jara/domain/payment/quote';
import { DELIVERY_CHOICES, EMPTY_DRAFT } from '../../lib/gift-draft.ts';
import { typedRule } from '../../lib/rule-draft.ts';
import { formatTyped } from '../../lib/typed-amount.ts';
import type { GiftForm } from './gift-form.ts';

const TEXTS = ['amount', 'email', 'senderName', 'senderEmail', 'message', 'password', 'deliverAt', 'opensAt'] as const;

/** The gift as far as it stands in the fields of the page, by their names. What was left as it is says nothing. */
export function typedGift(words: Record<string, string>): Partial<GiftForm> {
  const typed: Partial<GiftForm> = {};
  for (const name of TEXTS) {
    const text = words[name];
    if (text !== undefined) typed[name] = name === 'amount' ? formatTyped(text).text : text;
  }
  // A form that the browser sends itself ends its lines in its own way.
  if (typed.message !== undefined) typed.message = typed.message.replaceAll('\r\n', '\n');
  if (words.anonymous !== undefined) typed.anonymous = true;
  if (words.wantsPassword !== undefined) typed.wantsPassword = true;
  if (words.ruleType !== undefined) typed.rule = typedRule(words);
  const chosen = {
    theme: chosenOf(CLOTH_THEMES, words.theme, EMPTY_DRAFT.theme),
    delivery: chosenOf(DELIVERY_CHOICES, words.delivery, EMPTY_DRAFT.delivery),
    lifetimeDays: chosenOf(LIFETIMES, words.lifetimeDays, EMPTY_DRAFT.lifetimeDays),
    feePaidBy: chosenOf(FEE_PAYERS, words.feePaidBy, EMPTY_DRAFT.feePaidBy),
    language: chosenOf(LANGUAGES, words.language, EMPTY_DRAFT.language),
  };
  return { ...typed, ...Object.fromEntries(Object.entries(chosen).filter(([, choice]) => choice !== undefined)) };
}

/** The one that is chosen from the start says nothing; a draft may know better. */
const chosenOf = <Choice extends string | number>(
  choices: readonly Choice[],
  word: string | undefined,
  fromTheStart: Choice,
): Choice | undefined => choices.find((choice) => String(choice) === word && choice !== fromTheStart);
