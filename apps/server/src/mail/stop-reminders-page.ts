import type { Operator } from '@jara/domain/operator';
import { PAGE_CSS } from './page-style.ts';
import { Html, type HtmlPart, html } from './writing/html.ts';

/** How it stands: reminders come, have stopped, were not asked about, or the link is none of ours. */
export type StopState = 'coming' | 'stopped' | 'unasked' | 'unknown';

const GOES_ON =
  'Gifts sent to you still reach you, and so do receipts, links you ask for and news of money on its way to a bank.';

interface Words {
  title: string;
  content: HtmlPart;
}

const form = (name: string, value: string, words: string): Html =>
  html`<form method="post"><input type="hidden" name="${name}" value="${value}"><button type="submit">${words}</button></form>`;

const coming: Words = {
  title: 'Stop reminders?',
  content: html`<p>We then remind the address this link was sent to of no gift that waits or ends. ${GOES_ON}</p>
${form('List-Unsubscribe', 'One-Click', 'Stop these reminders')}
<p>You can let them come again on this same page, from the link in the mail.</p>`,
};

const PAGES: Record<StopState, Words> = {
  coming,
  unasked: coming,
  stopped: {
    title: 'Reminders have stopped',
    content: html`<p role="status">We remind the address this link was sent to of no gift any more. ${GOES_ON}</p>
<p>Stopped them by mistake? Let them come again:</p>
${form('reminders', 'again', 'Send me reminders again')}`,
  },
  unknown: {
    title: 'This link is not complete',
    content: html`<p>Open it again from the mail, all of it. Nothing was changed.</p>`,
  },
};

/** Works without scripts and without anything of the site: it may be opened years after the mail was sent. */
export const stopPage = (state: StopState, { productName, supportEmail }: Operator): string => {
  const { title, content } = PAGES[state];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${productName}</title>
<style>${new Html(PAGE_CSS)}</style>
</head>
<body>
<header><a href="/">${productName}</a></header>
<main>
<h1>${title}</h1>
${content}
<p>Questions? <a href="mailto:${supportEmail}">${supportEmail}</a></p>
</main>
</body>
</html>
`.source;
};
