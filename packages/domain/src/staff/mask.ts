import { parseQuid, QUID_ALPHABET } from '../gift/quid.ts';
import { maskEmail } from '../mail/mask-email.ts';
import { maskAccountNumber } from '../withdrawal/bank-account.ts';
import type { Role } from './roles.ts';

/** How much a reader of a staff answer sees of what is sensitive. */
export interface Sight {
  isFull: boolean;
  quid(quid: string): string;
  email(email: string): string;
  accountNumber(accountNumber: string): string;
  /** Text that a person wrote, which may repeat any of the above. */
  text(text: string): string;
}

const same = (value: string) => value;
const FULL: Sight = { isFull: true, quid: same, email: same, accountNumber: same, text: same };
const MASKED: Sight = {
  isFull: false,
  quid: maskQuid,
  email: maskEmail,
  accountNumber: maskAccountNumber,
  text: maskText,
};

/** Support sees enough to recognise a code, an address or an account, and too little to use it. */
export const sightOf = (role: Role): Sight => (role === 'SUPPORT' ? MASKED : FULL);

/** "AB•••••••••YZ" */
export function maskQuid(quid: string): string {
  return `${quid.slice(0, 2)}${'•'.repeat(Math.max(0, quid.length - 4))}${quid.slice(-2)}`;
}

const EMAIL = /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>(),;]+/g;
const LONG_NUMBER = /\b\d{10,20}\b/g;
const CODE = new RegExp(`\\b[${QUID_ALPHABET}]{4}[- ]?[${QUID_ALPHABET}]{5}[- ]?[${QUID_ALPHABET}]{4}\\b`, 'gi');

/** Three words of prose can have a code's shape; its check symbol tells most of them apart. */
function maskIfCode(words: string): string {
  const quid = parseQuid(words);
  return quid ? maskQuid(quid) : words;
}

export function maskText(text: string): string {
  return text
    .replace(EMAIL, maskEmail)
    .replace(CODE, (words) => maskIfCode(words))
    .replace(LONG_NUMBER, maskAccountNumber);
}
