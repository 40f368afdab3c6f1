import { maskEmail } from '../mail/mask-email.ts';
import { words as english, type Words } from './words/en.ts';

/** How the code reaches whoever may open the gift: in a mail of ours, or by its sender's own hand. */
export const DELIVERIES = ['MAIL', 'SELF'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** Whom a gift is for, for papers that are passed on. A gift that its sender shares themselves may name nobody. */
export const shownRecipient = (email: string | null, words: Words = english): string =>
  email === null ? words.whoeverHasTheCode : maskEmail(email);
