const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

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
