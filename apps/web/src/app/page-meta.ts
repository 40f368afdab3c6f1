import { OPERATOR_PLACE } from '@jara/domain/operator';
import { OPERATOR } from '../lib/operator.ts';
import { adminTitle } from './admin-pages.ts';

export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
  /** Missing for pages that search engines should not keep. */
  canonicalPath: string | undefined;
  image?: string;
  url?: string;
}

const keywords = (...words: string[]) => ['cash gift', 'Nigeria', OPERATOR.productName, ...words].join(', ');

const PAGES: Record<string, Omit<PageMeta, 'canonicalPath'>> = {
  '/': {
    title: `${OPERATOR.productName}: cash gifts with a little extra`,
    description:
      'Send a cash gift to anyone in Nigeria. Pay by card or transfer, share a 13-character code, and they withdraw to any bank. No account needed.',
    keywords: keywords('send money gift', 'gift code', 'QUID', 'birthday gift', 'naira gift'),
  },
  '/create': {
    title: `Create a gift | ${OPERATOR.productName}`,
    description: 'Choose an amount, a cloth and a few words. Pay securely and get a gift code to share.',
    keywords: keywords('create gift', 'send gift online', 'gift card', 'pay with Paystack'),
  },
  '/claim': {
    title: `Claim your gift | ${OPERATOR.productName}`,
    description: 'Got a gift code? Type it in, open your gift and send the money to your bank account.',
    keywords: keywords('claim gift', 'gift code', 'QUID', 'redeem'),
  },
  '/withdraw': {
    title: `Withdraw your gift | ${OPERATOR.productName}`,
    description:
      'Send a claimed gift to any Nigerian bank account. The fee is 3 percent and the money arrives within 24 hours.',
    keywords: keywords('withdraw gift', 'bank transfer', 'payout'),
  },
  '/rules': {
    title: `Rule Manager | ${OPERATOR.productName}`,
    description:
      'Decide who gets a gift: the nth person to open it, several people who share it, or whoever comes in time.',
    keywords: keywords('gift rules', 'giveaway', 'split gift', 'nth person', 'time window'),
  },
  '/transactions': {
    title: `Your transactions | ${OPERATOR.productName}`,
    description: 'The gifts paid for from this device, with their codes and receipts.',
    keywords: keywords('transactions', 'gift history', 'receipt'),
  },
  '/help': {
    title: `Help | ${OPERATOR.productName}`,
    description: 'Answers to common questions, how to reach us, and a short guide to sending and claiming a gift.',
    keywords: keywords('help', 'support', 'questions'),
  },
  '/trust': {
    title: `Where the money is | ${OPERATOR.productName}`,
    description: 'What we hold for people, what we owe them, and what Paystack says is there, to the kobo.',
    keywords: keywords('trust', 'safe'),
  },
  '/check': {
    title: `Check a giveaway | ${OPERATOR.productName}`,
    description: 'Paste a link or a code, and see whether the giveaway is real, has ended, or is not ours.',
    keywords: keywords('giveaway', 'scam', 'real or fake', 'check'),
  },
  '/privacy': {
    title: `Privacy Policy | ${OPERATOR.productName}`,
    description: 'What we collect, why, how long we keep it, and your rights under the Nigeria Data Protection Act.',
    keywords: keywords('privacy', 'data protection', 'NDPA'),
  },
  '/terms': {
    title: `Terms & Conditions | ${OPERATOR.productName}`,
    description: 'The agreement between you and us: fees, unclaimed gifts, refunds, liability and governing law.',
    keywords: keywords('terms', 'conditions', 'refund policy', 'fees'),
  },
  '/cookies': {
    title: `Cookie Policy | ${OPERATOR.productName}`,
    description: 'The few cookies we set, what each is for, and how to manage them.',
    keywords: keywords('cookies', 'consent'),
  },
};

const DEFAULT: PageMeta = {
  title: `${OPERATOR.productName}: cash gifts with a little extra`,
  description: 'Cash gifts for anyone in Nigeria: pay, share a code, claim, withdraw to any bank.',
  keywords: keywords(),
  canonicalPath: undefined,
};

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

export function metaFor(pathname: string): PageMeta {
  const path = pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
  const known = PAGES[path];
  if (known) return { ...known, canonicalPath: path };
  if (path.startsWith('/claim/')) return { ...DEFAULT, title: `You have a gift | ${OPERATOR.productName}` };
  if (path.startsWith('/g/')) return { ...DEFAULT, title: `Giveaway | ${OPERATOR.productName}`, canonicalPath: path };
  if (path.startsWith('/gift/')) return { ...DEFAULT, title: `Your gift | ${OPERATOR.productName}` };
  if (path.startsWith('/admin')) return { ...DEFAULT, title: `${adminTitle(path)} | ${OPERATOR.productName} staff` };
  return DEFAULT;
}

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
    meta.canonicalPath === undefined
      ? tag('name', 'robots', 'noindex')
      : `<link rel="canonical" href="__PUBLIC_URL__${meta.canonicalPath}">`,
    tag('property', 'og:site_name', OPERATOR.productName),
    tag('property', 'og:type', 'website'),
    tag('property', 'og:title', meta.title),
    tag('property', 'og:description', meta.description),
    tag('property', 'og:url', url),
    tag('property', 'og:image', meta.image ?? '__PUBLIC_URL__/og.png'),
    tag('property', 'og:image:width', '1200'),
    tag('property', 'og:image:height', '630'),
    tag('name', 'twitter:card', 'summary_large_image'),
  ];
  return tags.join('\n    ');
}

const tag = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
