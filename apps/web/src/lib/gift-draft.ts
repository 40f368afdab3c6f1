import { CLOTH_THEMES, type ClothTheme } from '@jara/domain/cloth/palettes';
import { DEFAULT_LIFETIME, LIFETIMES, type LifetimeDays } from '@jara/domain/gift/gift-times';
import { LANGUAGES, type Language } from '@jara/domain/language';
import { FEE_PAYERS, type FeePayer } from '@jara/domain/payment/quote';
import { readStored, writeStored } from './device.ts';
import { LANGUAGE } from './language.ts';
import { asRuleDraft, type RuleDraft } from './rule-draft.ts';

/** We mail it once it is paid, we mail it at a time, or the sender shares it themselves. */
export const DELIVERY_CHOICES = ['NOW', 'LATER', 'SELF'] as const;
export type DeliveryChoice = (typeof DELIVERY_CHOICES)[number];

/** A gift being written. The password is not among it: it stays in the form and never in storage. */
export interface GiftDraft {
  amount: string;
  email: string;
  senderName: string;
  senderEmail: string;
  message: string;
  anonymous: boolean;
  theme: ClothTheme;
  clothSeed: number;
  /** Whether a password was typed, so that one lost to a reload is asked for again. */
  wantsPassword: boolean;
  /** Null for the first person to open it. */
  rule: RuleDraft | null;
  delivery: DeliveryChoice;
  /** Lagos times as they stand in their inputs. The first counts only for `LATER`; without the second it opens by itself. */
  deliverAt: string;
  opensAt: string;
  lifetimeDays: LifetimeDays;
  feePaidBy: FeePayer;
  /** What its recipient reads. */
  language: Language;
}

const KEY = 'jara.draft';
const ORDERED_KEY = 'jara.ordered';
const LAST_AMOUNT_KEY = 'jara.last-amount';

export const EMPTY_DRAFT: GiftDraft = {
  amount: '',
  email: '',
  senderName: '',
  senderEmail: '',
  message: '',
  anonymous: false,
  theme: 'adire',
  clothSeed: 12,
  wantsPassword: false,
  rule: null,
  delivery: 'NOW',
  deliverAt: '',
  opensAt: '',
  lifetimeDays: DEFAULT_LIFETIME,
  feePaidBy: 'RECIPIENT',
  language: LANGUAGE,
};

const isSeed = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 4_294_967_295;
const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

/** Takes what is usable from what was stored; an older version of the site may have written it. */
export function asDraft(stored: Record<string, unknown>): GiftDraft {
  const text = (name: keyof GiftDraft, max: number) => {
    const value = stored[name];
    return typeof value === 'string' ? value.slice(0, max) : '';
  };
  return {
    amount: text('amount', 20),
    email: text('email', 254),
    senderName: text('senderName', 80),
    senderEmail: text('senderEmail', 254),
    message: text('message', 280),
    anonymous: stored.anonymous === true,
    theme: oneOf(CLOTH_THEMES, stored.theme) ?? EMPTY_DRAFT.theme,
    clothSeed: isSeed(stored.clothSeed) ? stored.clothSeed : EMPTY_DRAFT.clothSeed,
    wantsPassword: stored.wantsPassword === true,
    rule: asRuleDraft(stored.rule),
    delivery: oneOf(DELIVERY_CHOICES, stored.delivery) ?? EMPTY_DRAFT.delivery,
    deliverAt: text('deliverAt', 20),
    opensAt: text('opensAt', 20),
    lifetimeDays: oneOf(LIFETIMES, stored.lifetimeDays) ?? EMPTY_DRAFT.lifetimeDays,
    feePaidBy: oneOf(FEE_PAYERS, stored.feePaidBy) ?? EMPTY_DRAFT.feePaidBy,
    language: oneOf(LANGUAGES, stored.language) ?? EMPTY_DRAFT.language,
  };
}

const oneOf = <Choice>(choices: readonly Choice[], value: unknown): Choice | undefined =>
  choices.find((choice) => choice === value);

export function readDraft(): GiftDraft | undefined {
  const stored = readStored(KEY, isObject);
  return stored && asDraft(stored);
}

export function saveDraft(draft: GiftDraft): boolean {
  writeStored(ORDERED_KEY, undefined);
  const { language, ...others } = asDraft({ ...draft });
  // A language that nobody chose is the one of the page, whichever that will be.
  return writeStored(KEY, language === EMPTY_DRAFT.language ? others : { ...others, language });
}

export function clearDraft(): void {
  writeStored(ORDERED_KEY, undefined);
  writeStored(KEY, undefined);
}

/** What is written here was ordered as this payment. */
export const markOrdered = (paymentId: string): boolean => writeStored(ORDERED_KEY, paymentId);

/** Once the gift is paid for, the next one starts fresh. What was written since is the next one already. */
export function clearOrdered(paymentId: string): void {
  if (readStored(ORDERED_KEY, isText) === paymentId) clearDraft();
}

/** The last amount paid from this device, in minor units. */
export const readLastAmount = (): number | undefined => readStored(LAST_AMOUNT_KEY, isAmount);

export const saveLastAmount = (amount: number): boolean => writeStored(LAST_AMOUNT_KEY, amount);

export const clearLastAmount = (): boolean => writeStored(LAST_AMOUNT_KEY, undefined);
