import type { ListName } from '@jara/contract/staff/lists';
import { normaliseQuid, QUID_LENGTH } from '@jara/domain/gift/quid';

type Sought = 'code' | 'address' | 'name' | 'reference' | 'accountName' | 'title' | 'anything';

/** What a search text is looked for in, as the server does it (`portal/lists/list-query.ts`). */
const SEARCHED = {
  quids: ['code', 'address', 'name'],
  transactions: ['reference', 'code', 'address', 'name'],
  withdrawals: ['code', 'accountName', 'address', 'name'],
  rules: ['code', 'address', 'name'],
  giveaways: ['code', 'title'],
  audit: ['anything'],
} as const satisfies Partial<Record<ListName, readonly Sought[]>>;
export type SearchedList = keyof typeof SEARCHED;

/** Whoever sees addresses masked finds only whole ones: letter by letter, a search would spell out what the mask hides. */
const WORDS: Record<Sought, (isFull: boolean) => string> = {
  code: () => `a whole QUID, all ${QUID_LENGTH} characters; a part of one finds nothing`,
  address: (isFull) =>
    isFull
      ? 'an e-mail address of the sender or the recipient: from its beginning, or any part before or after the @'
      : 'a whole e-mail address of the sender or the recipient; Support finds no part of one',
  name: (isFull) =>
    isFull ? 'any part of the sender’s name' : 'the whole name of the sender; Support finds no part of one',
  reference: () => 'a payment reference, from its beginning and at least 4 characters of it',
  accountName: () => 'the whole name on the bank account or, where nobody is called exactly so, any part of it',
  title: () => 'any part of its title or of its host',
  anything: () => 'any part of who did it, what was done, to what, and what was said',
};

/** What a search in a list looks for, one thing each. */
export const searchedFor = (list: SearchedList, isFull: boolean): string[] =>
  SEARCHED[list].map((sought) => WORDS[sought](isFull));

const WHOLE_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Why this very text may have found nothing, where its looks tell; undefined where they do not. */
export function whyNothing(text: string, list: SearchedList, isFull: boolean): string | undefined {
  const typed = text.trim();
  const seeks = (sought: Sought) => (SEARCHED[list] as readonly Sought[]).includes(sought);
  if (seeks('address') && typed.includes('@') && !isFull && !WHOLE_ADDRESS.test(typed))
    return 'This is a part of an address, and Support finds whole addresses only.';
  if (!seeks('address') && typed.includes('@') && !seeks('anything')) return 'Addresses are not searched in this list.';
  const signs = normaliseQuid(typed).length;
  const isLikeCode = /^[0-9a-z\s-]+$/i.test(typed) && /\d/.test(typed) && /[a-z]/i.test(typed) && signs >= 8;
  if (seeks('code') && isLikeCode && signs !== QUID_LENGTH && signs <= QUID_LENGTH + 3)
    return `If this is a QUID, it has ${signs} characters instead of ${QUID_LENGTH}.`;
  if (isFull && seeks('name') && typed.length < 3)
    return 'Fewer than three letters are found only where a word begins.';
  if (/^\d{10}$/.test(typed)) return 'Account numbers are not searched in any list.';
  return undefined;
}
