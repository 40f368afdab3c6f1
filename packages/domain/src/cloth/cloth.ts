import { CLOTH_PALETTES, type ClothTheme } from './palettes.ts';
import { round, type Weave, wovenCloth } from './weave.ts';

interface ClothOptions extends Weave {
  /** Leaves a solid field at the lower left for text set by whoever uses the cloth. */
  plate?: boolean;
}

/**
 * The textile a gift is wrapped in, as one self-contained SVG of a few kilobytes. The same theme and seed give the same
 * cloth everywhere: page, link preview, mail and receipt, so that a recipient recognises the real thing.
 */
export function clothSvg(options: ClothOptions): string {
  const { width, height, plate = false } = options;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    wovenCloth(options) +
    (plate ? plateSvg({ width, height, fill: CLOTH_PALETTES[options.theme].ground }) : '') +
    '</svg>'
  );
}

export const clothDataUri = (options: ClothOptions): string => svgDataUri(clothSvg(options));

/** An SVG for `src` and `url()`; percent-encoded, because base64 would make it a third larger. */
const svgDataUri = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg)
    .replace(/%20/g, ' ')
    .replace(/%3D/g, '=')
    .replace(/%2F/g, '/')
    .replace(/['()]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)}`;

export const randomClothSeed = (random: () => number): number => Math.floor(random() * 4_294_967_296);

function plateSvg({ width, height, fill }: { width: number; height: number; fill: string }): string {
  const margin = round(Math.min(width, height) * 0.08);
  const plateHeight = round(height * 0.32);
  return `<rect x="${margin}" y="${round(height - margin - plateHeight)}" width="${round(width * 0.62)}" height="${plateHeight}" rx="${round(height * 0.05)}" fill="${fill}"/>`;
}

interface SealedCardOptions {
  theme: ClothTheme;
  seed: number;
  title: string;
  subtitle: string;
  width: number;
  height: number;
}

const DISPLAY_FONT = "'Bricolage Grotesque','Plus Jakarta Sans',sans-serif";
const TEXT_FONT = "'Plus Jakarta Sans',sans-serif";

/**
 * The wrapped gift with a tag tied to it, for link previews and mails. It says that there is a gift and never how much
 * or with which code, because a preview is shown to everyone in the chat.
 */
export function sealedCardSvg({ theme, seed, title, subtitle, width, height }: SealedCardOptions): string {
  const palette = CLOTH_PALETTES[theme];
  const tag = tagBox(width, height);
  const textLeft = tag.x + tag.height * 0.3;
  const textWidth = tag.width - tag.height * 0.38;
  const titleSize = round(Math.min(tag.height * 0.27, textWidth / (0.56 * Math.max(8, Math.min(title.length, 26)))));
  const subtitleSize = round(Math.min(tag.height * 0.14, titleSize * 0.52));
  const titleText = shortened(title, textWidth / (titleSize * 0.56));
  const subtitleText = shortened(subtitle, textWidth / (subtitleSize * 0.56));
  const titleY = subtitleText ? tag.y + tag.height * 0.5 : tag.y + tag.height * 0.5 + titleSize * 0.34;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    wovenCloth({ theme, seed, width, height }) +
    ribbon(tag, width, palette.accent) +
    `<path d="${tagPath(tag)}" fill="${palette.ground}" stroke="${palette.accent}" stroke-width="${round(tag.height * 0.018)}"/>` +
    `<circle cx="${round(tag.x + tag.height * 0.15)}" cy="${round(tag.y + tag.height / 2)}" r="${round(tag.height * 0.05)}" fill="${palette.groundDeep}" stroke="${palette.accent}" stroke-width="${round(tag.height * 0.022)}"/>` +
    `<text x="${round(textLeft)}" y="${round(titleY)}" font-family="${DISPLAY_FONT}" font-weight="700" font-size="${titleSize}" fill="${palette.ink}">${escapeXml(titleText)}</text>` +
    (subtitleText &&
      `<text x="${round(textLeft)}" y="${round(titleY + subtitleSize * 1.75)}" font-family="${TEXT_FONT}" font-weight="500" font-size="${subtitleSize}" fill="${palette.ink}">${escapeXml(subtitleText)}</text>`) +
    '</svg>'
  );
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function tagBox(width: number, height: number): Box {
  const box = { width: width * 0.74, height: Math.min(height * 0.42, width * 0.3) };
  return { ...box, x: (width - box.width) / 2, y: (height - box.height) / 2 };
}

/** A gift tag: the left corners are cut, the right ones rounded. */
function tagPath({ x, y, width, height }: Box): string {
  const cut = height * 0.24;
  const r = height * 0.1;
  const p = (...numbers: number[]) => numbers.map((n) => round(n)).join(' ');
  return (
    `M${p(x + cut, y)}H${p(x + width - r)}A${p(r, r)} 0 0 1 ${p(x + width, y + r)}V${p(y + height - r)}` +
    `A${p(r, r)} 0 0 1 ${p(x + width - r, y + height)}H${p(x + cut)}L${p(x, y + height - cut)}V${p(y + cut)}z`
  );
}

/** The string the tag hangs on, looped around the parcel. */
function ribbon({ x, y, height }: Box, width: number, colour: string): string {
  const middle = y + height / 2;
  const hole = x + height * 0.15;
  const p = (...numbers: number[]) => numbers.map((n) => round(n)).join(' ');
  return (
    `<path d="M${p(0, middle)}H${p(width)}" stroke="${colour}" stroke-width="${round(height * 0.05)}"/>` +
    `<path d="M${p(hole, middle)}C${p(hole - height * 0.12, middle - height * 0.34)} ${p(x - height * 0.2, middle - height * 0.3)} ${p(x - height * 0.24, middle)}" fill="none" stroke="${colour}" stroke-width="${round(height * 0.026)}"/>`
  );
}

function shortened(text: string, atMost: number): string {
  const characters = [...text.trim()];
  const room = Math.max(6, Math.floor(atMost));
  if (characters.length <= room) return characters.join('');
  const kept = characters.slice(0, room - 1).join('');
  const lastSpace = kept.lastIndexOf(' ');
  return `${(lastSpace > room * 0.6 ? kept.slice(0, lastSpace) : kept).trimEnd()}…`;
}

/** Names come from senders, so nothing in them may become markup; characters XML cannot hold are dropped. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
