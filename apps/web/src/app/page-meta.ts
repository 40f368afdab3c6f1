import { APP_NAME } from '@jara/domain/brand';
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

const keywords = (...words: string[]) => ['cash gift', 'Nigeria', APP_NAME, ...words].join(', ');

const PAGES: Record<string, Omit<PageMeta, 'canonicalPath'>> = {
  '/': {
    title: `${APP_NAME}: cash gifts with a little extra`,
    description:
      'Send a cash gift to anyone in Nigeria. Pay by card or transfer, share a 13-character code, and they withdraw to any bank. No account needed.',
    keywords: keywords('send money gift', 'gift code', 'QUID', 'birthday gift', 'naira gift'),
  },
  '/create': {
    title: `Create a gift | ${APP_NAME}`,
    description: 'Choose an amount, a cloth and a few words. Pay securely and get a gift code to share.',
    keywords: keywords('create gift', 'send gift online', 'gift card', 'pay with Paystack'),
  },
  '/claim': {
    title: `Claim your gift | ${APP_NAME}`,
    description: 'Got a gift code? Type it in, open your gift and send the money to your bank account.',
    keywords: keywords('claim gift', 'gift code', 'QUID', 'redeem'),
  },
  '/withdraw': {
    title: `Withdraw your gift | ${APP_NAME}`,
    description:
      'Send a claimed gift to any Nigerian bank account. The fee is 3 percent and the money arrives within 24 hours.',
    keywords: keywords('withdraw gift', 'bank transfer', 'payout'),
  },
  '/rules': {
    title: `Rule Manager | ${APP_NAME}`,
    description:
      'Decide who gets a gift: the nth person to open it, several people who share it, or whoever comes in time.',
    keywords: keywords('gift rules', 'giveaway', 'split gift', 'nth person', 'time window'),
  },
  '/transactions': {
    title: `Your transactions | ${APP_NAME}`,
    description: 'The gifts paid for from this device, with their codes and receipts.',
    keywords: keywords('transactions', 'gift history', 'receipt'),
  },
  '/help': {
    title: `Help | ${APP_NAME}`,
    description: 'Answers to common questions, how to reach us, and a short guide to sending and claiming a gift.',
    keywords: keywords('help', 'support', 'questions'),
  },
  '/privacy': {
    title: `Privacy Policy | ${APP_NAME}`,
    description: 'What we collect, why, how long we keep it, and your rights under the Nigeria Data Protection Act.',
    keywords: keywords('privacy', 'data protection', 'NDPA'),
  },
  '/terms': {
    title: `Terms & Conditions | ${APP_NAME}`,
    description: 'The agreement between you and us: fees, unclaimed gifts, refunds, liability and governing law.',
    keywords: keywords('terms', 'conditions', 'refund policy', 'fees'),
  },
  '/cookies': {
    title: `Cookie Policy | ${APP_NAME}`,
    description: 'The few cookies we set, what each is for, and how to manage them.',
    keywords: keywords('cookies', 'consent'),
  },
};

const DEFAULT: PageMeta = {
  title: `${APP_NAME}: cash gifts with a little extra`,
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

export function metaFor(pathname: string): PageMeta {
  const path = pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
  const known = PAGES[path];
  if (known) return { ...known, canonicalPath: path };
  if (path.startsWith('/claim/')) return { ...DEFAULT, title: `You have a gift | ${APP_NAME}` };
  if (path.startsWith('/admin')) return { ...DEFAULT, title: `${adminTitle(path)} | ${APP_NAME} staff` };
  return DEFAULT;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The head of one page as text. `__PUBLIC_URL__` is filled in by the server that serves it. */
export function headTags(meta: PageMeta): string {
  const url = meta.url ?? `__PUBLIC_URL__${meta.canonicalPath ?? '/'}`;
  const tags = [
    `<title>${escapeHtml(meta.title)}</title>`,
    tag('name', 'description', meta.description),
    tag('name', 'keywords', meta.keywords),
    meta.canonicalPath === undefined
      ? tag('name', 'robots', 'noindex')
      : `<link rel="canonical" href="__PUBLIC_URL__${meta.canonicalPath}">`,
    tag('property', 'og:site_name', APP_NAME),
    tag('property', 'og:type', 'website'),
    tag('property', 'og:title', meta.title),
    tag('property', 'og:description', meta.description),
    tag('property', 'og:url', url),
    tag('property', 'og:image', meta.image ?? '__PUBLIC_URL__/og.jpg'),
    tag('property', 'og:image:width', '1200'),
    tag('property', 'og:image:height', '630'),
    tag('name', 'twitter:card', 'summary_large_image'),
  ];
  return tags.join('\n    ');
}

const tag = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
