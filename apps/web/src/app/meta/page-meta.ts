import { languageTag } from '@jara/domain/language';
import { OPERATOR_PLACE } from '@jara/domain/operator';
import { LANGUAGE } from '../../lib/language.ts';
import { OPERATOR } from '../../lib/operator.ts';
import { alternatesOf, titleOf } from './titles/titles.ts';
import { words } from './words/en.ts';

export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
  /** Missing for pages that search engines should not keep. */
  canonicalPath: string | undefined;
  image?: string;
  url?: string;
}

const keywords = (...more: string[]) => [...words.keywords, OPERATOR.productName, ...more].join(', ');

type About = Pick<PageMeta, 'description' | 'keywords'>;

const PAGES: Record<string, About> = {
  '/': about(words.home, 'send money gift', 'gift code', 'QUID', 'birthday gift', 'naira gift'),
  '/create': about(words.create, 'create gift', 'send gift online', 'gift card', 'pay with Paystack'),
  '/claim': about(words.claim, 'claim gift', 'gift code', 'QUID', 'redeem'),
  '/withdraw': about(words.withdraw, 'withdraw gift', 'bank transfer', 'payout'),
  '/rules': about(words.rules, 'gift rules', 'giveaway', 'split gift', 'nth person', 'time window'),
  '/transactions': about(words.transactions, 'transactions', 'gift history', 'receipt'),
  '/help': about(words.help, 'help', 'support', 'questions'),
  '/trust': about(words.trust, 'trust', 'safe'),
  '/check': about(words.check, 'giveaway', 'scam', 'real or fake', 'check'),
  '/your-data': about(words.yourData, 'my data', 'erase', 'NDPA'),
  '/privacy': about(words.privacy, 'privacy', 'data protection', 'NDPA'),
  '/terms': about(words.terms, 'terms', 'conditions', 'refund policy', 'fees'),
  '/cookies': about(words.cookies, 'cookies', 'consent'),
};

function about(description: string, ...more: string[]): About {
  return { description, keywords: keywords(...more) };
}

/** The claim page opened through a link. The server knows the gift and fills the places in. */
export const claimLinkMeta: PageMeta = {
  title: '__CLAIM_TITLE__',
  description: '__CLAIM_DESCRIPTION__',
  keywords: keywords('claim gift', 'gift code'),
  canonicalPath: undefined,
  image: '__CLAIM_IMAGE__',
  url: '__CLAIM_URL__',
};

/** The page of a giveaway, made to be passed on. The server knows it and fills the places in. */
export const giveawayMeta: PageMeta = {
  title: '__GIVEAWAY_TITLE__',
  description: '__GIVEAWAY_DESCRIPTION__',
  keywords: keywords('giveaway', 'draw', 'win'),
  canonicalPath: '/g/__GIVEAWAY_CODE__',
  image: '__GIVEAWAY_IMAGE__',
};

export const metaFor = (path: string): PageMeta => ({ ...(PAGES[path] ?? about(words.anyOther)), ...titleOf(path) });

/** The product's own picture, with its promise in the page's language. */
const SITE_CARD = `__PUBLIC_URL__/og.png${LANGUAGE === 'en' ? '' : `?language=${LANGUAGE}`}`;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The head of one page as text. The address and the operator are filled in by the server that serves it. */
export function headTags(meta: PageMeta): string {
  const url = meta.url ?? `__PUBLIC_URL__${meta.canonicalPath ?? '/'}`;
  const tags = [
    `<title>${escapeHtml(meta.title)}</title>`,
    tag('name', 'operator', OPERATOR_PLACE),
    tag('name', 'description', meta.description),
    tag('name', 'keywords', meta.keywords),
    ...(meta.canonicalPath === undefined
      ? [tag('name', 'robots', 'noindex')]
      : addressTags(`__PUBLIC_URL__${meta.canonicalPath}`)),
    tag('property', 'og:site_name', OPERATOR.productName),
    tag('property', 'og:type', 'website'),
    tag('property', 'og:locale', languageTag(LANGUAGE).replace('-', '_')),
    tag('property', 'og:title', meta.title),
    tag('property', 'og:description', meta.description),
    tag('property', 'og:url', url),
    tag('property', 'og:image', meta.image ?? SITE_CARD),
    tag('property', 'og:image:width', '1200'),
    tag('property', 'og:image:height', '630'),
    tag('name', 'twitter:card', 'summary_large_image'),
  ];
  return tags.join('\n    ');
}

const tag = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

const addressTags = (address: string) => [
  `<link rel="canonical" href="${address}">`,
  ...alternatesOf(address).map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${href}">`),
];
