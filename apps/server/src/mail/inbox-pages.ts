import { formatLagos } from '@jara/domain/time/lagos';
import { type InboxMail, inboxPath } from './inbox.store.ts';
import { type Html, type HtmlPart, html } from './writing/html.ts';

interface List {
  mails: readonly InboxMail[];
  total: number;
  to: string;
  page: number;
  totalPages: number;
}

export const listPage = ({ mails, total, to, page, totalPages }: List, productName: string): string =>
  shell(
    productName,
    'Mail inbox',
    html`
<h1>Mail inbox</h1>
<p class="lead">Every mail this practice site has written. None of them has left the machine.</p>
<form class="search" action="/dev/inbox" method="post" role="search">
  <label for="to">Address</label>
  <input id="to" name="to" type="search" value="${to}" placeholder="ada@example.com" autocomplete="off" maxlength="254">
  <button type="submit">Search</button>
  ${to !== '' && html`<a href="/dev/inbox">Clear</a>`}
</form>
<p class="count" role="status">${total === 1 ? '1 mail' : `${total} mails`}${to !== '' && ` to addresses with “${to}”`}</p>
${mails.length > 0 ? html`<ol class="mails">${mails.map(item)}</ol>` : empty(to)}
${totalPages > 1 && pages({ to, page, totalPages })}`,
  );

const item = ({ row, state, mail }: InboxMail): Html => html`
<li><a href="${inboxPath(row.id)}">
  <span class="subject">${mail?.subject ?? 'A mail about something that is not there'}</span>
  <span class="to">${row.recipient}</span>
  <span class="when"><time datetime="${row.createdAt.toISOString()}">${formatLagos(row.createdAt)}</time>${state !== 'delivered' && badge(state)}</span>
</a></li>`;

const badge = (state: InboxMail['state']): Html =>
  html` <span class="badge ${state.replace(' ', '-')}">${state}</span>`;

const empty = (to: string): Html => html`
<div class="empty">
  <p><strong>${to === '' ? 'No mail yet' : 'No mail to that address'}</strong></p>
  <p>${to === '' ? html`Send a gift on <a href="/create">the site</a>, and its mails arrive here.` : html`Check the spelling, or <a href="/dev/inbox">see all mails</a>.`}</p>
</div>`;

const pages = ({ to, page, totalPages }: Pick<List, 'to' | 'page' | 'totalPages'>): Html => {
  const at = (n: number) => `/dev/inbox?${new URLSearchParams({ ...(to !== '' && { to }), page: String(n) })}`;
  return html`
<nav class="pages" aria-label="Pages">
  ${page > 1 ? html`<a rel="prev" href="${at(page - 1)}">Newer</a>` : html`<span>Newer</span>`}
  <span>Page ${page} of ${totalPages}</span>
  ${page < totalPages ? html`<a rel="next" href="${at(page + 1)}">Older</a>` : html`<span>Older</span>`}
</nav>`;
};

export type Part = 'html' | 'text';

export const mailInboxPage = ({ row, state, mail }: InboxMail, part: Part, productName: string): string => {
  const path = inboxPath(row.id);
  const tab = (of: Part, href: string, words: string) =>
    html`<a href="${href}"${of === part && html` aria-current="page"`}>${words}</a>`;
  return shell(
    productName,
    mail?.subject ?? 'Mail',
    html`
<p><a href="/dev/inbox">← All mails</a></p>
<h1>${mail?.subject ?? 'A mail about something that is not there'}</h1>
<dl class="about">
  <div><dt>To</dt><dd><a href="/dev/inbox?${new URLSearchParams({ to: row.recipient }).toString()}">${row.recipient}</a></dd></div>
  <div><dt>Written</dt><dd><time datetime="${row.createdAt.toISOString()}">${formatLagos(row.createdAt)}</time> (Lagos)</dd></div>
  ${Object.entries(mail?.headers ?? {}).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
  <div><dt>State</dt><dd>${badge(state)}${row.failure && ` ${row.failure}`}</dd></div>
</dl>
${
  mail &&
  html`<nav class="tabs" aria-label="Parts of the mail">${tab('html', path, 'As designed')}${tab('text', `${path}?part=text`, 'As plain text')}</nav>
${
  part === 'html'
    ? html`<iframe title="The mail as designed" src="${path}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
    : html`<pre>${mail.text}</pre>`
}`
}`,
  );
};

const shell = (productName: string, title: string, content: HtmlPart): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${productName} inbox</title>
<link rel="stylesheet" href="/dev/inbox.css">
<link rel="icon" type="image/png" href="/dev/inbox/logo.png">
</head>
<body>
<header><a href="/"><img src="/dev/inbox/logo.png" alt="" width="32" height="32">${productName}</a><span>Practice mail</span></header>
<main>${content}</main>
</body>
</html>
`.source;
