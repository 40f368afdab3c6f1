import { type Html, html } from './html.ts';

interface Page {
  title: string;
  styles: readonly ('forms' | 'checkout' | 'home')[];
  body: Html;
  /** Leads on by itself, for browsers with and without scripts alike. */
  refresh?: { seconds: number; url: string } | undefined;
}

export const page = ({ title, styles, body, refresh }: Page): Html => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    ${refresh && html`<meta http-equiv="refresh" content="${refresh.seconds};url=${refresh.url}" />`}
    <title>${title} · Payment sandbox</title>
    <link rel="icon" href="data:," />
    ${['base', ...styles].map((name) => html`<link rel="stylesheet" href="/assets/${name}.css" />`)}
  </head>
  <body>
    <p class="band" role="note"><strong>Sandbox: no real money.</strong> Use test cards only.</p>
    ${body}
  </body>
</html>`;

export const lockIcon: Html = html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
  <path d="M4.5 7V5a3.5 3.5 0 0 1 7 0v2" fill="none" stroke="currentColor" stroke-width="1.6" />
  <rect x="3" y="7" width="10" height="7" rx="1.6" fill="currentColor" />
</svg>`;

export function formatAmount(minor: number, currency: string): string {
  return new Intl.NumberFormat('en-NG', { style: 'currency', currency }).format(minor / 100);
}
