import { type GiftStatus, opensMoney } from '../gift/gift-status.ts';
import { parseQuid, QUID_ALPHABET } from '../gift/quid.ts';
import { maskEmail } from '../mail/mask-email.ts';
import { maskAccountNumber } from '../withdrawal/bank-account.ts';
import type { Role } from './roles.ts';

/** How much a reader of a staff answer sees of what is sensitive. */
export interface Sight {
  /** Whether people and their accounts are shown whole; a code that opens money is not, whoever reads. */
  isFull: boolean;
  /** The code of a gift; with its status, where the two are at hand, a code that opens nothing can be told apart. */
  quid(quid: string, status?: GiftStatus | null): string;
  email(email: string): string;
  accountNumber(accountNumber: string): string;
  /** Text that a person wrote, which may repeat any of the above. */
  text(text: string): string;
}

const same = (value: string) => value;
const FULL: Sight = {
  isFull: true,
  quid: (quid, status) => (status && !opensMoney(status) ? quid : maskQuid(quid)),
  email: same,
  accountNumber: same,
  text: maskCodes,
};
const MASKED: Sight = {
  isFull: false,
  quid: maskQuid,
  email: maskEmail,
  accountNumber: maskAccountNumber,
  text: maskText,
};

/**
 * Support sees enough to recognise a code, an address or an account, and too little to use it. Nobody reads a code that still opens
 * money in passing: a list of them would be all of that money. Whoever needs one asks for it, and that is written down.
 */
export const sightOf = (role: Role): Sight => (role === 'SUPPORT' ? MASKED : FULL);

/** "AB•••••••••YZ" */
export function maskQuid(quid: string): string {
  return `${quid.slice(0, 2)}${'•'.repeat(Math.max(0, quid.length - 4))}${quid.slice(-2)}`;
}

/** Looked for from where a word begins and not from each of its letters: a word may be as long as a letter of a bank. */
const EMAIL = /(?<![^\s@<>()])[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>(),;]+/g;
const LONG_NUMBER = /\b\d{10,20}\b/g;
const CODE = new RegExp(`\\b[${QUID_ALPHABET}]{4}[- ]?[${QUID_ALPHABET}]{5}[- ]?[${QUID_ALPHABET}]{4}\\b`, 'gi');

/** Three words of prose can have a code's shape; its check symbol tells most of them apart. */
function maskIfCode(words: string): string {
  const quid = parseQuid(words);
  return quid ? maskQuid(quid) : words;
}

function maskCodes(text: string): string {
  return text.replace(CODE, (words) => maskIfCode(words));
}

export function maskText(text: string): string {
  return maskCodes(text.replace(EMAIL, maskEmail)).replace(LONG_NUMBER, maskAccountNumber);
}
