import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** What a page may do; `scripts` are the hashes of those that stand in it. */
const policyWith = (scripts: readonly string[]): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // Signs of money travel in the style sheet.
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const POLICY = policyWith([]);

/** The policy of pages as they were built, which lets the scripts run that stand in them, and no others. */
export function policyOf(pages: readonly string[]): string {
  const scripts = pages.flatMap((html) => [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code));
  const hashed = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  return policyWith([...new Set(scripts)].map(hashed));
}

/** On every page. A claim link is a secret, so no referrer leaves. */
export const documentHeaders = ({ secure }: Transport): Record<string, string> => ({
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  // The check of a giveaway reads QR codes with the camera, at a press.
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
  ...onEverything({ secure }),
});

/** On what no browser shows by itself: answers of the API and files of pages. Shown after all, it may do nothing. */
export const dataHeaders = ({ secure }: Transport): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  ...onEverything({ secure }),
});

const NOT_FOR_FILES = [
  'content-security-policy',
  'referrer-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
  'permissions-policy',
  'strict-transport-security',
  'x-request-id',
];

/**
 * For a script, a style, a font or a picture of ours that is there. What guards a page was said by the page, and a phone
 * pays for every line once more with every file; what is left says how the file may be used.
 */
export function sendAsFile(reply: FastifyReply): FastifyReply {
  for (const name of NOT_FOR_FILES) reply.removeHeader(name);
  return reply;
}

interface Transport {
  secure: boolean;
}

const onEverything = ({ secure }: Transport): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** The API's own handbook is a page, and whatever nobody thought of here counts as one. */
export const isDocument = (url: string): boolean =>
  url.startsWith('/api/') ? url.startsWith('/api/docs') : !url.startsWith('/assets/');
