import { LANGUAGES } from '@jara/domain/language';
import { OPERATOR } from '../../../lib/operator.ts';
import { words } from './words/en.ts';

const titled = (title: string) => `${title} | ${OPERATOR.productName}`;

const TITLES: Record<string, string> = {
  '/': words.home(OPERATOR.productName),
  '/create': titled(words.create),
  '/claim': titled(words.claim),
  '/withdraw': titled(words.withdraw),
  '/rules': titled(words.rules),
  '/transactions': titled(words.transactions),
  '/help': titled(words.help),
  '/trust': titled(words.trust),
  '/check': titled(words.check),
  '/your-data': titled(words.yourData),
  '/privacy': titled(words.privacy),
  '/terms': titled(words.terms),
  '/cookies': titled(words.cookies),
};

interface Titled {
  title: string;
  /** Missing for pages that search engines should not keep. */
  canonicalPath: string | undefined;
}

export function titleOf(path: string): Titled {
  const title = TITLES[path];
  if (title !== undefined) return { title, canonicalPath: path };
  if (path.startsWith('/g/')) return { title: titled(words.giveaway), canonicalPath: path };
  return { title: titleOfOthers(path), canonicalPath: undefined };
}

function titleOfOthers(path: string): string {
  if (path.startsWith('/claim/')) return titled(words.youHaveAGift);
  if (path.startsWith('/gift/')) return titled(words.yourGift);
  return words.home(OPERATOR.productName);
}

/** The page in each language. Its plain address is in the language that a visitor's browser asks for. */
export const alternatesOf = (address: string): { hreflang: string; href: string }[] => [
  ...LANGUAGES.map((language) => ({ hreflang: language, href: `${address}?language=${language}` })),
  { hreflang: 'x-default', href: address },
];
