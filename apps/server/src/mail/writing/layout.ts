import { CLOTH_PALETTES } from '@jara/domain/cloth/palettes';
import type { Language } from '@jara/domain/language';
import type { Operator } from '@jara/domain/operator';
import { type Html, type HtmlPart, html, plain } from './html.ts';
import { BREAKING, COLOURS, DISPLAY, STYLE_SHEET, TEXT } from './look.ts';
import { CLOTH_HEIGHT, CLOTH_WIDTH, type Cloth, LOGO_SIZE } from './mail-images.ts';
import { sharedWords } from './words/all.ts';

/** Where a mail finds its pictures: its own attachments when it is sent, addresses when it is looked at in the inbox. */
export interface MailImages {
  cloth: string;
  logo: string;
}

export interface MailPlace {
  publicUrl: string;
  operator: Operator;
  images: MailImages;
}

/** Where no one gift stands behind a mail, it comes in a cloth of the house. */
export const HOUSE_CLOTH: Cloth = { theme: 'adire', seed: 5272 };

/** What one mail says; how it looks and how it ends is the same for all. */
export interface MailContent {
  subject: string;
  /** Of the page, where it is not the subject. */
  title?: string;
  /** The line a mail program shows beside the subject. */
  preview: string;
  cloth: Cloth;
  card: HtmlPart;
  body: HtmlPart;
  /** Why the reader gets this mail. */
  because: string;
  /** Where the reader can stop mails of this kind, when they need not get them. */
  stopUrl?: string;
  /** Written by hand, not derived: it is what many phones show first and some people read only. */
  text: string;
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  cloth: Cloth;
  language: Language;
  /** Beside those that every mail has. */
  headers: Record<string, string>;
}

export const renderMail = (content: MailContent, place: MailPlace, language: Language): RenderedMail => ({
  subject: content.subject,
  text: `${content.text}\n\n${footerText(place, content, language)}`,
  html: pageOf(content, place, language),
  cloth: content.cloth,
  language,
  headers: content.stopUrl === undefined ? {} : oneClickStop(content.stopUrl),
});

/** Lets the mail program itself stop them, by a POST and without a page (RFC 8058). */
const oneClickStop = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** A mail looks like the gift card: the cloth, the plate of its ground colour, and below it what there is to know. */
function pageOf(content: MailContent, place: MailPlace, language: Language): string {
  const { subject, title = subject, preview, cloth, card, body } = content;
  const { ground, ink, accent } = CLOTH_PALETTES[cloth.theme];
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title}</title>
${STYLE_SHEET}
</head>
<body class="page" style="margin:0;padding:0;background-color:${COLOURS.bg};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="page" bgcolor="${COLOURS.bg}" style="background-color:${COLOURS.bg}">
<tr><td align="center" class="around" style="padding:24px 16px 40px">
<table role="presentation" width="${CLOTH_WIDTH}" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:${CLOTH_WIDTH}px">
<tr><td style="padding:0 4px 16px">${logo(place)}</td></tr>
<tr><td>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${ground}" style="background-color:${ground};border-radius:20px;overflow:hidden;border-collapse:separate">
<tr><td bgcolor="${ground}" style="background-color:${ground};font-size:0;line-height:0"><img src="${place.images.cloth}" width="${CLOTH_WIDTH}" height="${CLOTH_HEIGHT}" alt="" style="display:block;width:100%;height:auto;border:0"></td></tr>
<tr><td height="5" bgcolor="${accent}" style="height:5px;line-height:5px;font-size:0;background-color:${accent}">&nbsp;</td></tr>
<tr><td class="plate" style="padding:26px 32px 30px;color:${ink};${TEXT};${BREAKING}">${card}</td></tr>
</table>
</td></tr>
<tr><td style="padding-top:16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="sheet" bgcolor="${COLOURS.surface}" style="background-color:${COLOURS.surface};border:1px solid ${COLOURS.line};border-radius:12px;border-collapse:separate">
<tr><td class="inside ink" style="padding:28px 32px 20px;color:${COLOURS.ink};${TEXT};font-size:16px;line-height:1.5;${BREAKING}">${body}</td></tr>
</table>
</td></tr>
<tr><td class="ink-3" style="padding:20px 8px 0;color:${COLOURS.ink3};${TEXT};font-size:13px;line-height:1.5;${BREAKING}">${footer(place, content, language)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.source;
}

const logo = ({ publicUrl, operator, images }: MailPlace): Html =>
  html`<a href="${publicUrl}" target="_blank" style="text-decoration:none"><img src="${images.logo}" width="${LOGO_SIZE}" height="${LOGO_SIZE}" alt="" style="display:inline-block;vertical-align:middle;border:0;border-radius:8px"><span class="ink" style="${DISPLAY};font-size:24px;line-height:32px;color:${COLOURS.ink};vertical-align:middle;padding-left:10px">${operator.productName}</span></a>`;

type Ending = Pick<MailContent, 'because' | 'stopUrl'>;

const footer = ({ publicUrl, operator }: MailPlace, { because, stopUrl }: Ending, language: Language): Html => {
  const words = sharedWords[language];
  const email = link(`mailto:${operator.supportEmail}`, operator.supportEmail);
  const questions = words.questions(email, operator.supportPhone, link(`${publicUrl}/help`, words.help));
  return html`
<p style="margin:0 0 10px">${because}${stopUrl !== undefined && [' ', link(stopUrl, words.stopReminders), '.']}</p>
<p style="margin:0 0 10px">${questions}. ${words.yourData(link(`${publicUrl}/privacy`, words.privacy))}.</p>
<p style="margin:0">${words.whoWeAre(operator.company, operator.city)}</p>`;
};

export const link = (href: string, words: HtmlPart): Html =>
  html`<a href="${href}" target="_blank" class="link" style="color:${COLOURS.brand};text-decoration:underline">${words}</a>`;

/** The same ending for the written part. */
function footerText({ publicUrl, operator }: MailPlace, { because, stopUrl }: Ending, language: Language): string {
  const words = sharedWords[language];
  return `--
${because}
${stopUrl === undefined ? '' : `${words.stopReminders}: ${stopUrl}\n`}
${plain(words.questions(operator.supportEmail, operator.supportPhone, `${publicUrl}/help`))}
${plain(words.yourData(`${publicUrl}/privacy`))}
${words.whoWeAre(operator.company, operator.city)}
`;
}
