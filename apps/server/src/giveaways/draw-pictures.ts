import { escapeXml } from '@jara/domain/cloth/cloth';
import { CLOTH_PALETTES } from '@jara/domain/cloth/palettes';
import { round, wovenCloth } from '@jara/domain/cloth/weave';
import { groupQuid } from '@jara/domain/gift/quid';
import { pictureOf } from '../drawing/picture-of.ts';
import { qrPath } from '../drawing/qr.ts';
import { fittingLines, fittingSize, linesOf, type Type, widthOf } from '../drawing/typesetter.ts';
import type { GiveawayFace } from './face.ts';
import { publicWords } from './words/all.ts';

export const PREVIEW = { width: 1200, height: 630 };
export const SQUARE = { width: 1080, height: 1080 };

/** What a link to it shows in a chat: how much is there, since when, and who gives it. */
export function drawPreview(face: GiveawayFace, productName: string): Promise<Buffer> {
  const { ground, accent, ink } = CLOTH_PALETTES[face.cloth.theme];
  const inner = 900;
  const left = 196;
  const name = fitted(productName, { face: 'display', size: 34 }, 240);
  const title = fittingLines(face.title, { face: 'display', sizes: [50, 45, 40, 36, 32] }, inner, 2);
  // One line of a title leaves room that the others share.
  const top = title.lines.length === 1 ? 24 : 0;
  const words = [
    text(fitted(byline(face), { face: 'strong', size: 28 }, inner - widthOf(productName, name) - 32), {
      x: left,
      y: 174 + top,
      colour: ink,
    }),
    ...title.lines.map((line, nth) =>
      text({ ...title.type, line }, { x: left - 2, y: 236 + top + nth * title.type.size * 1.12, colour: ink }),
    ),
    text(fitted(face.amount, { face: 'display', size: 122 }, inner), { x: left - 5, y: 418, colour: ink }),
    ...moneyLines(face.money, inner).map(({ dy, ...line }) => text(line, { x: left, y: 476 + dy, colour: ink })),
    text(name, { x: left + inner + 10, y: 174 + top, colour: ink, isAtEnd: true }),
  ];
  return pictureOf(
    svg(PREVIEW, [
      wovenCloth({ ...face.cloth, ...PREVIEW }),
      string({ y: 315, width: PREVIEW.width, colour: accent, thickness: 10 }),
      tag({ x: 64, y: 96, width: 1088, height: 438, cut: 76 }, { fill: ground, edge: accent }),
      hole({ x: 124, y: 315, size: 17 }, accent),
      ...words,
    ]),
  );
}

/** What a host posts: all of it, with a code to scan. */
export function drawSquare(face: GiveawayFace, productName: string): Promise<Buffer> {
  const { ground, accent, ink, groundDeep } = CLOTH_PALETTES[face.cloth.theme];
  const said = publicWords[face.language].square;
  const left = 118;
  const inner = 844;
  const title = fittingLines(face.title, { face: 'display', sizes: [66, 58, 50, 44, 39] }, inner, 2);
  const money = fittingLines(face.money, { face: 'text', sizes: [32, 31, 30, 29] }, inner, 1);
  if (money.lines[0] !== face.money)
    Object.assign(money, fittingLines(face.money, { face: 'text', sizes: [30, 28, 26, 24] }, inner, 2));
  const firstLine = title.lines.length === 1 ? 388 : 366;
  const lastLine = firstLine + (title.lines.length - 1) * title.type.size * 1.1;
  const amount = fitted(face.amount, { face: 'display', size: 150 }, inner);
  const amountY = lastLine + 34 + amount.size * 0.78;
  const fold = Math.max(668, amountY + 50 + (money.lines.length - 1) * 38 + 22);
  const qr = { x: 672, y: 700, size: 290 };
  const beside = qr.x - left - 44;
  const words = [
    text(fitted(byline(face), { face: 'strong', size: 32 }, inner), { x: left, y: firstLine - 78, colour: ink }),
    ...title.lines.map((line, nth) =>
      text({ ...title.type, line }, { x: left - 3, y: firstLine + nth * title.type.size * 1.1, colour: ink }),
    ),
    text(amount, { x: left - 6, y: amountY, colour: ink }),
    ...money.lines.map((line, nth) =>
      text({ ...money.type, line }, { x: left, y: amountY + 50 + nth * 38, colour: ink }),
    ),
    text(fitted(said.scan, { face: 'strong', size: 32 }, beside), { x: left, y: 796, colour: ink }),
    text(fitted(hostOf(face), { face: 'display', size: 52 }, beside), { x: left - 2, y: 858, colour: ink }),
    text(fitted(said.code(groupQuid(face.code)), { face: 'text', size: 30 }, beside), { x: left, y: 908, colour: ink }),
    text(fitted(said.nobodyPays, { face: 'strong', size: 28 }, beside), {
      x: left,
      y: 982,
      colour: ink,
    }),
    text(fitted(productName, { face: 'display', size: 52 }, 190), { x: 158, y: 151, colour: ink }),
  ];
  return pictureOf(
    svg(SQUARE, [
      wovenCloth({ ...face.cloth, ...SQUARE }),
      tag({ x: 62, y: 88, width: 320, height: 92, cut: 24 }, { fill: ground, edge: accent }),
      hole({ x: 106, y: 134, size: 10 }, accent),
      tag({ x: 62, y: 226, width: 956, height: 796, cut: 0 }, { fill: ground, edge: accent }),
      `<path d="M${left} ${round(fold)}H${left + inner}" stroke="${accent}" stroke-width="3" stroke-dasharray="3 9" stroke-linecap="round"/>`,
      qrSvg(face.url, qr, groundDeep),
      ...words,
    ]),
  );
}

const byline = ({ host, language }: GiveawayFace): string => publicWords[language].byline(host);
const hostOf = ({ address }: GiveawayFace): string => address.split('/g/')[0] ?? address;

const svg = ({ width, height }: { width: number; height: number }, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How much of the left corners is cut, as a gift tag's are. */
  cut: number;
}

function tag({ x, y, width, height, cut }: Box, { fill, edge }: { fill: string; edge: string }): string {
  const r = 22;
  const right = `H${x + width - r}a${r} ${r} 0 0 1 ${r} ${r}V${y + height - r}a${r} ${r} 0 0 1 ${-r} ${r}`;
  const leftSide =
    cut > 0
      ? `H${x + cut}L${x} ${y + height - cut}V${y + cut}z`
      : `H${x + r}a${r} ${r} 0 0 1 ${-r} ${-r}V${y + r}a${r} ${r} 0 0 1 ${r} ${-r}z`;
  return `<path d="M${x + (cut || r)} ${y}${right}${leftSide}" fill="${fill}" stroke="${edge}" stroke-width="5"/>`;
}

const hole = ({ x, y, size }: { x: number; y: number; size: number }, edge: string): string =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="none" stroke="${edge}" stroke-width="${round(size * 0.42)}"/>`;

const string = ({ y, width, colour, thickness }: { y: number; width: number; colour: string; thickness: number }) =>
  `<path d="M0 ${y}H${width}" stroke="${colour}" stroke-width="${thickness}"/>`;

/** Dark on white whatever the cloth: phones read no other. */
function qrSvg(url: string, { x, y, size }: { x: number; y: number; size: number }, dark: string): string {
  const { path, size: modules } = qrPath(url);
  const ink = isDarkEnough(dark) ? dark : '#1B1A2B';
  return (
    `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="18" fill="#FFFFFF"/>` +
    `<g transform="translate(${x} ${y})scale(${round(size / modules)})"><path d="${path}" fill="${ink}" shape-rendering="crispEdges"/></g>`
  );
}

const isDarkEnough = (colour: string): boolean =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0) < 300;

interface Line extends Type {
  line: string;
}

const fitted = (line: string, type: Type, width: number): Line => {
  const [shown = ''] = linesOf(line, { ...type, size: fittingSize(line, type, width * 1.6) }, width * 1.6, 1);
  return { ...type, line: shown, size: round(fittingSize(shown, type, width)) };
};

/** On one line where all of it can be read there, and else on two. */
function moneyLines(money: string, width: number): (Line & { dy: number })[] {
  const one = fitted(money, { face: 'text', size: 32 }, width);
  if (one.line === money) return [{ ...one, dy: 0 }];
  const { type, lines } = fittingLines(money, { face: 'text', sizes: [26, 24, 22] }, width, 2);
  return lines.map((line, nth) => ({ ...type, line, dy: nth * 34 - 10 }));
}

const FAMILIES = {
  display: `font-family="'Bricolage Grotesque'" font-weight="800"`,
  strong: `font-family="'Plus Jakarta Sans'" font-weight="700"`,
  text: `font-family="'Plus Jakarta Sans'" font-weight="500"`,
} satisfies Record<Type['face'], string>;

const text = (
  { face, size, line }: Line,
  { x, y, colour, isAtEnd = false }: { x: number; y: number; colour: string; isAtEnd?: boolean },
): string =>
  `<text x="${round(x)}" y="${round(y)}"${isAtEnd ? ' text-anchor="end"' : ''} ${FAMILIES[face]} font-size="${size}" fill="${colour}">${escapeXml(line)}</text>`;
