import { type Html, type HtmlPart, html } from './html.ts';
import { CODE, COLOURS, DISPLAY } from './look.ts';

/** What mails are put together from, in the order a reader meets them. */

export const eyebrow = (words: HtmlPart): Html =>
  html`<p style="margin:0 0 6px;font-size:15px;line-height:1.4">${words}</p>`;

export const bigAmount = (words: HtmlPart): Html =>
  html`<p class="amount" style="margin:0;${DISPLAY};font-size:48px;line-height:1.1;font-variant-numeric:tabular-nums">${words}</p>`;

/** The card's own headline, where it does not carry an amount. */
export const bigWords = (words: HtmlPart): Html =>
  html`<p style="margin:0;${DISPLAY};font-size:32px;line-height:1.15">${words}</p>`;

/** What the sender wrote. Line breaks become elements, because some programs drop `pre-line`. */
export const quote = (message: string): Html =>
  html`<p dir="auto" style="margin:14px 0 0;font-size:18px;line-height:1.45">${message
    .split('\n')
    .map((line, i) => html`${i > 0 && html`<br>`}${line}`)}</p>`;

export const cardLine = (words: HtmlPart): Html =>
  html`<p dir="auto" style="margin:14px 0 0;font-size:15px;line-height:1.4">${words}</p>`;

export const heading = (words: HtmlPart): Html =>
  html`<h1 class="ink" dir="auto" style="margin:0 0 10px;${DISPLAY};font-size:24px;line-height:1.25;color:${COLOURS.ink}">${words}</h1>`;

export const section = (words: HtmlPart): Html =>
  html`<h2 class="ink" style="margin:28px 0 12px;font-size:16px;line-height:1.4;font-weight:700;color:${COLOURS.ink}">${words}</h2>`;

export const paragraph = (words: HtmlPart): Html =>
  html`<p class="ink-2" style="margin:0 0 12px;color:${COLOURS.ink2};font-size:16px;line-height:1.5">${words}</p>`;

export const strong = (words: HtmlPart): Html =>
  html`<strong class="ink" style="color:${COLOURS.ink}">${words}</strong>`;

/** Money on its way to somebody is the one thing set in gold. */
export const arriving = (words: HtmlPart): Html =>
  html`<strong class="arriving" style="color:${COLOURS.goldText};font-variant-numeric:tabular-nums">${words}</strong>`;

/** The gift's code as on a tag, large enough to copy by hand and never broken across lines. */
export const codeTag = (label: string, code: string): Html => html`
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="sunken" bgcolor="${COLOURS.sunken}" style="margin:16px 0 20px;background-color:${COLOURS.sunken};border:2px dashed ${COLOURS.lineStrong};border-radius:12px;border-collapse:separate">
<tr><td align="center" style="padding:14px 8px 16px">
<p class="ink-3" style="margin:0 0 4px;font-size:13px;line-height:1.4;color:${COLOURS.ink3}">${label}</p>
<p class="code ink" style="margin:0;${CODE};font-size:27px;line-height:1.3;font-weight:700;letter-spacing:0.07em;white-space:nowrap;color:${COLOURS.ink}">${code}</p>
</td></tr>
</table>`;

export const button = (href: string, words: string): Html => html`
<p style="margin:20px 0 16px"><a href="${href}" target="_blank" class="button" style="display:inline-block;padding:14px 30px;background-color:${COLOURS.brand};color:${COLOURS.onBrand};border-radius:12px;font-size:17px;line-height:1.3;font-weight:700;text-decoration:none">${words}</a></p>`;

type Tone = 'ok' | 'warn' | 'err';
const TONES: Record<Tone, { background: string; colour: string }> = {
  ok: { background: COLOURS.okSoft, colour: COLOURS.ok },
  warn: { background: COLOURS.warnSoft, colour: COLOURS.warn },
  err: { background: COLOURS.errSoft, colour: COLOURS.err },
};

/** Something the reader must not miss. */
export const panel = (tone: Tone, title: string, words: HtmlPart): Html => html`
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="${tone}" bgcolor="${TONES[tone].background}" style="margin:16px 0;background-color:${TONES[tone].background};border-radius:12px;border-collapse:separate">
<tr><td class="${tone}" dir="auto" style="padding:14px 18px;color:${TONES[tone].colour};font-size:15px;line-height:1.5;border-radius:12px"><strong>${title}</strong><br>${words}</td></tr>
</table>`;

/** What to do, one after the other. */
export const steps = (...items: HtmlPart[]): Html => html`
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${items.map(
  (item, i) => html`
<tr><td width="40" valign="top" style="width:40px;padding:0 0 12px"><span class="number" style="display:block;width:28px;height:28px;line-height:28px;border-radius:14px;background-color:${COLOURS.brandSoft};color:${COLOURS.brand};font-size:14px;font-weight:700;text-align:center">${i + 1}</span></td>
<td valign="top" class="ink-2" style="padding:2px 0 12px;color:${COLOURS.ink2};font-size:16px;line-height:1.5">${item}</td></tr>`,
)}
</table>`;

/** Names and values as on a receipt; what is long breaks instead of widening the mail. */
export const facts = (rows: readonly (readonly [label: string, value: HtmlPart])[]): Html => html`
<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 12px">${rows.map(
  ([label, value]) => html`
<tr><th scope="row" align="left" valign="top" class="ink-3 rule" style="padding:9px 12px 9px 0;border-bottom:1px solid ${COLOURS.line};color:${COLOURS.ink3};font-size:14px;line-height:1.5;font-weight:400;text-align:left">${label}</th>
<td align="right" valign="top" class="ink rule" style="padding:9px 0;border-bottom:1px solid ${COLOURS.line};color:${COLOURS.ink};font-size:15px;line-height:1.5;font-weight:600;text-align:right;word-break:break-word;font-variant-numeric:tabular-nums">${value}</td></tr>`,
)}
</table>`;

/** The same rows for the written part, with the values under each other. */
export function factsText(rows: readonly (readonly [label: string, value: string])[]): string {
  const widest = Math.max(...rows.map(([label]) => widthOf(label)));
  return rows.map(([label, value]) => `  ${label}:${' '.repeat(widest - widthOf(label) + 2)}${value}`).join('\n');
}

/** Yoruba sets marks above and below a letter that take no place of their own. */
const widthOf = (label: string): number => label.replace(/\p{M}/gu, '').length;
