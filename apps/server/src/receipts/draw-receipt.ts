import { buffer } from 'node:stream/consumers';
import { CLOTH_PALETTES } from '@jara/domain/cloth/palettes';
import { type Language, languageTag } from '@jara/domain/language';
import type { Operator } from '@jara/domain/operator';
import { formatLagos } from '@jara/domain/time/lagos';
import { timeWords } from '@jara/domain/time/words/all';
import { drawCloth } from '../drawing/draw-cloth.ts';
import type { GiftCloth } from '../drawing/gift-cloth.ts';
import { newDocument } from '../drawing/new-document.ts';
import { PAPER } from '../drawing/paper.ts';
import { fittingSize, linesOf, write } from '../drawing/typesetter.ts';
import type { Line, Receipt } from './receipt.ts';
import { receiptWords } from './words/all.ts';

/** A5 upright, in points. */
const PAGE = { width: 419.53, height: 595.28 };
const MARGIN = 34;
const RIGHT = PAGE.width - MARGIN;
const INNER = PAGE.width - 2 * MARGIN;
const CLOTH = { width: PAGE.width, height: 118 };

type Doc = PDFKit.PDFDocument;

/** One page, in the gift's own cloth. Always light, as paper is. */
export async function drawReceipt(receipt: Receipt, operator: Operator): Promise<Buffer> {
  const { productName } = operator;
  const words = receiptWords[receipt.language];
  const doc = newDocument({
    size: 'A5',
    margin: 0,
    lang: languageTag(receipt.language),
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: {
      Title: words.title[receipt.kind](productName),
      Author: operator.legalEntity,
      Creator: productName,
      Producer: productName,
      CreationDate: receipt.at,
    },
  });
  const bytes = buffer(doc);
  const page = doc.struct('Document');
  doc.addStructure(page);
  const add = (kind: string, draw: () => void, alt?: string) =>
    page.add(doc.struct(kind, alt === undefined ? {} : { alt }, draw));

  add('Figure', () => drawBand(doc, receipt.cloth, productName), words.cloth(productName));
  add('H1', () => drawHeadline(doc, receipt));
  let y = 254;
  add('P', () => drawSums(doc, receipt.sums, y));
  y += sumsHeight(receipt.sums) + 25;
  for (const line of receipt.details) {
    const top = y;
    y += detailLines(line).length * DETAIL_LEADING + 12.5;
    add('P', () => drawDetail(doc, line, top));
  }
  add('P', () => drawFoot(doc, operator, receipt.language));
  page.end();
  doc.end();
  return bytes;
}

function drawBand(doc: Doc, cloth: GiftCloth, productName: string): void {
  drawCloth(doc, cloth, CLOTH);
  const { ground, ink, accent } = CLOTH_PALETTES[cloth.theme];
  const [x, y, width, tall, cut] = [MARGIN, CLOTH.height - 60, 132, 42, 11];
  doc
    .moveTo(x + cut, y)
    .lineTo(x + width, y)
    .lineTo(x + width, y + tall)
    .lineTo(x + cut, y + tall)
    .lineTo(x, y + tall - cut)
    .lineTo(x, y + cut)
    .closePath()
    .lineWidth(1)
    .fillAndStroke(ground, accent);
  doc
    .circle(x + 14.5, y + tall / 2, 4.2)
    .lineWidth(1.8)
    .stroke(accent);
  const size = fittingSize(productName, { face: 'display', size: 24 }, width - 29 - cut);
  write(doc, productName, { x: x + 29, y: y + 29.5, face: 'display', size, colour: ink });
}

function drawHeadline(doc: Doc, { status, amount, caption, at, language }: Receipt): void {
  doc.circle(MARGIN + 7, 151, 7).fill(PAPER.ok);
  doc
    .moveTo(MARGIN + 3.8, 151.2)
    .lineTo(MARGIN + 6.2, 153.6)
    .lineTo(MARGIN + 10.4, 148.8)
    .lineWidth(1.5)
    .lineCap('round')
    .lineJoin('round')
    .stroke('#FFFFFF');
  write(doc, status, { x: MARGIN + 20, y: 155, face: 'strong', size: 11.5, colour: PAPER.ok });
  write(doc, `${formatLagos(at, timeWords[language])} (Lagos)`, {
    x: RIGHT,
    y: 155,
    align: 'right',
    face: 'text',
    size: 9,
    colour: PAPER.quiet,
  });
  const size = fittingSize(amount, { face: 'display', size: 46 }, INNER);
  write(doc, amount, { x: MARGIN - 1, y: 207, face: 'display', size, colour: PAPER.ink });
  const [shown = ''] = linesOf(caption, { face: 'text', size: 11.5 }, INNER, 1);
  write(doc, shown, { x: MARGIN, y: 230, face: 'text', size: 11.5, colour: PAPER.quiet });
}

const SUM_ROW = 21;
const sumsHeight = (sums: readonly Line[]) => sums.length * SUM_ROW + 17;

function drawSums(doc: Doc, sums: readonly Line[], top: number): void {
  const height = sumsHeight(sums);
  const cut = 13;
  // The tag's shape again: its corners are cut on the left.
  doc
    .moveTo(MARGIN + cut, top)
    .lineTo(RIGHT, top)
    .lineTo(RIGHT, top + height)
    .lineTo(MARGIN + cut, top + height)
    .lineTo(MARGIN, top + height - cut)
    .lineTo(MARGIN, top + cut)
    .closePath()
    .fill(PAPER.sunken);
  sums.forEach(({ label, value }, i) => {
    const isSum = i === sums.length - 1;
    const y = top + 22 + i * SUM_ROW + (isSum ? 5 : 0);
    if (isSum) rule(doc, y - 16.5, MARGIN + 20, RIGHT - 16);
    const colour = isSum ? PAPER.ink : PAPER.quiet;
    write(doc, label, { x: MARGIN + 20, y, face: isSum ? 'strong' : 'text', size: 10.5, colour });
    write(doc, value, {
      x: RIGHT - 16,
      y,
      align: 'right',
      face: isSum ? 'strong' : 'text',
      size: 10.5,
      colour: PAPER.ink,
    });
  });
}

const DETAIL = { face: 'strong', size: 9.5 } as const;
const DETAIL_LEADING = 12.5;

/** Two lines are room for any name there is; the page has room for no more. */
const detailLines = ({ value }: Line) => linesOf(value, DETAIL, INNER - 90, 2);

function drawDetail(doc: Doc, line: Line, y: number): void {
  write(doc, line.label, { x: MARGIN, y, face: 'text', size: DETAIL.size, colour: PAPER.quiet });
  const lines = detailLines(line);
  lines.forEach((text, i) => {
    write(doc, text, { x: RIGHT, y: y + i * DETAIL_LEADING, align: 'right', ...DETAIL, colour: PAPER.ink });
  });
  rule(doc, y + (lines.length - 1) * DETAIL_LEADING + 8, MARGIN, RIGHT);
}

function drawFoot(doc: Doc, { legalEntity, city, productName, supportEmail }: Operator, language: Language): void {
  const y = PAGE.height - 24;
  const [from = ''] = linesOf(`${legalEntity}, ${city}, Nigeria`, { face: 'text', size: 8 }, INNER, 1);
  write(doc, from, { x: MARGIN, y: y - 12, face: 'text', size: 8, colour: PAPER.quiet });
  write(doc, receiptWords[language].foot(productName), { x: MARGIN, y, face: 'strong', size: 8, colour: PAPER.quiet });
  write(doc, supportEmail, { x: RIGHT, y, align: 'right', face: 'text', size: 8, colour: PAPER.quiet });
}

const rule = (doc: Doc, y: number, from: number, to: number) =>
  doc.moveTo(from, y).lineTo(to, y).lineWidth(0.6).undash().stroke(PAPER.hairline);
