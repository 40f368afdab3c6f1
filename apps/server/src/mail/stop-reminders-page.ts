import { type Language, languageTag } from '@jara/domain/language';
import type { Operator } from '@jara/domain/operator';
import { PAGE_CSS } from './page-style.ts';
import { stopWords } from './stop-reminders/words/all.ts';
import type { Words } from './stop-reminders/words/en.ts';
import { Html, type HtmlPart, html } from './writing/html.ts';

/** How it stands: reminders come, have stopped, were not asked about, or the link is none of ours. */
export type StopState = 'coming' | 'stopped' | 'unasked' | 'unknown';

interface Page {
  title: string;
  content: HtmlPart;
}

const form = (name: string, value: string, words: string): Html =>
  html`<form method="post"><input type="hidden" name="${name}" value="${value}"><button type="submit">${words}</button></form>`;

const coming = (words: Words): Page => ({
  title: words.stopTitle,
  content: html`<p>${words.stopMeans} ${words.goesOn}</p>
${form('List-Unsubscribe', 'One-Click', words.stopThem)}
<p>${words.canComeAgain}</p>`,
});

const PAGES: Record<StopState, (words: Words) => Page> = {
  coming,
  unasked: coming,
  stopped: (words) => ({
    title: words.stoppedTitle,
    content: html`<p role="status">${words.stopped} ${words.goesOn}</p>
<p>${words.byMistake}</p>
${form('reminders', 'again', words.again)}`,
  }),
  unknown: (words) => ({ title: words.unknownTitle, content: html`<p>${words.unknown}</p>` }),
};

/** Works without scripts and without anything of the site: it may be opened years after the mail was sent. */
export const stopPage = (
  state: StopState,
  { productName, supportEmail }: Operator,
  language: Language = 'en',
): string => {
  const words = stopWords[language];
  const { title, content } = PAGES[state](words);
  return html`<!doctype html>
<html lang="${languageTag(language)}">
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
<p>${words.questions} <a href="mailto:${supportEmail}">${supportEmail}</a></p>
</main>
</body>
</html>
`.source;
};
