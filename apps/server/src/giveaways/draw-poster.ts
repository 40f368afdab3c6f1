import { buffer } from 'node:stream/consumers';
import { CLOTH_PALETTES } from '@jara/domain/cloth/palettes';
import { groupQuid } from '@jara/domain/gift/quid';
import { safetySentences } from '@jara/domain/giveaway/giveaway-words';
import { giveawayWords } from '@jara/domain/giveaway/words/all';
import { languageTag } from '@jara/domain/language';
import type { Operator } from '@jara/domain/operator';
import { drawCloth } from '../drawing/draw-cloth.ts';
import { newDocument } from '../drawing/new-document.ts';
import { PAPER } from '../drawing/paper.ts';
import { qrPath } from '../drawing/qr.ts';
import { fittingLines, fittingSize, linesOf, type Type, widthOf, write } from '../drawing/typesetter.ts';
import type { GiveawayFace } from './face.ts';
import { publicWords } from './words/all.ts';

/** A4 upright, in points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 50;
const RIGHT = PAGE.width - MARGIN;
const INNER = PAGE.width - 2 * MARGIN;
const CLOTH = { width: PAGE.width, height: 168 };
const HEM = 20;

type Doc = PDFKit.PDFDocument;

/** A page to print and pin up: what there is, how to take part, and what keeps people safe. */
export async function drawPoster(face: GiveawayFace, operator: Operator): Promise<Buffer> {
  const { productName } = operator;
  const words = publicWords[face.language];
  const doc = newDocument({
    size: 'A4',
    margin: 0,
    lang: languageTag(face.language),
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: {
      Title: words.titled(face.title, face.host),
      Author: face.host,
      Creator: productName,
      Producer: productName,
      // The same poster is the same bytes whenever it is drawn.
      CreationDate: new Date(face.lockedSince),
    },
  });
  const bytes = buffer(doc);
  const page = doc.struct('Document');
  doc.addStructure(page);
  const add = (kind: string, draw: () => void, alt?: string) =>
    page.add(doc.struct(kind, alt === undefined ? {} : { alt }, draw));

  add('Figure', () => drawBand(doc, face, productName), words.poster.cloth(productName));
  let y = CLOTH.height + 42;
  add('P', () => writeLine(doc, words.byline(face.host), { face: 'strong', size: 16 }, { y, colour: PAPER.quiet }));
  const title = fittingLines(face.title, { face: 'display', sizes: [40, 36, 32, 28, 24] }, INNER, 2);
  const leading = title.type.size * 1.1;
  const firstLine = y + 12 + title.type.size * 0.82;
  add('H1', () => {
    title.lines.forEach((line, nth) => {
      write(doc, line, { x: MARGIN - 1, y: firstLine + nth * leading, ...title.type, colour: PAPER.ink });
    });
  });
  const amount = { face: 'display', size: fittingSize(face.amount, { face: 'display', size: 88 }, INNER) } as const;
  y = firstLine + (title.lines.length - 1) * leading + 18 + amount.size * 0.76;
  const amountY = y;
  add('P', () => write(doc, face.amount, { x: MARGIN - 3, y: amountY, ...amount, colour: PAPER.ink }));
  add('P', () => writeLine(doc, face.money, { face: 'strong', size: 13.5 }, { y: amountY + 25, colour: PAPER.ok }));
  const choice = linesOf(face.choice, CHOICE, INNER, 3);
  add('P', () => {
    choice.forEach((line, nth) => {
      write(doc, line, { x: MARGIN, y: amountY + 48 + nth * 18, ...CHOICE, colour: PAPER.ink });
    });
  });
  y += 48 + choice.length * 18;
  const { when } = face;
  const whenY = y;
  if (when) add('P', () => writeLine(doc, when, { face: 'strong', size: 13 }, { y: whenY, colour: PAPER.ink }));
  const panel = Math.max(HIGHEST_PANEL, y + 24);
  add('P', () => drawSteps(doc, face, panel));
  add('Figure', () => drawQr(doc, face, panel), words.poster.qr(face.address));
  add('P', () => drawSafety(doc, operator, { face, top: panel + PANEL.height + 28 }));
  add('P', () => drawFoot(doc, face, operator));
  page.end();
  doc.end();
  return bytes;
}

const CHOICE = { face: 'text', size: 13 } as const;
/** Where the panel stands when little is above it; the more, the lower. */
const HIGHEST_PANEL = 456;
const PANEL = { height: 202, qr: 166 };

/** One line, as large as it may be and still fits. */
function writeLine(doc: Doc, text: string, type: Type, { y, colour }: { y: number; colour: string }): void {
  write(doc, text, { x: MARGIN, y, face: type.face, size: fittingSize(text, type, INNER), colour });
}

function drawBand(doc: Doc, { cloth }: GiveawayFace, productName: string): void {
  drawCloth(doc, cloth, CLOTH);
  doc.save().translate(0, PAGE.height - HEM);
  drawCloth(doc, cloth, { width: PAGE.width, height: HEM });
  doc.restore();
  const { ground, ink, accent } = CLOTH_PALETTES[cloth.theme];
  const box = { x: MARGIN, y: CLOTH.height - 78, width: 172, height: 54 };
  tag(doc, box, 14).lineWidth(1.4).fillAndStroke(ground, accent);
  doc
    .circle(box.x + 19, box.y + box.height / 2, 5.4)
    .lineWidth(2.2)
    .stroke(accent);
  const size = fittingSize(productName, { face: 'display', size: 31 }, box.width - 50);
  write(doc, productName, { x: box.x + 37, y: box.y + 38, face: 'display', size, colour: ink });
}

function drawSteps(doc: Doc, face: GiveawayFace, top: number): void {
  tag(doc, { x: MARGIN, y: top, width: INNER, height: PANEL.height }, 20).fill(PAPER.sunken);
  const left = MARGIN + PANEL.qr + 52;
  const width = RIGHT - 20 - left;
  const { howToTakePart } = publicWords[face.language].poster;
  const size = fittingSize(howToTakePart, { face: 'display', size: 19 }, width);
  write(doc, howToTakePart, { x: left, y: top + 34, face: 'display', size, colour: PAPER.ink });
  let y = top + 60;
  const { type, leading, steps } = fittingSteps(stepsOf(face), width - 18);
  steps.forEach((lines, nth) => {
    write(doc, `${nth + 1}`, { x: left, y, face: 'display', size: 13, colour: PAPER.ok });
    lines.forEach((line, row) => {
      write(doc, line, { x: left + 18, y: y + row * leading, ...type, colour: PAPER.ink });
    });
    y += lines.length * leading + 8;
  });
}

const STEP_SIZES = [11.5, 10.75, 10, 9.25] as const;
/** What is left of the panel under its heading. */
const STEPS_HEIGHT = PANEL.height - 60;

/** As large as all of the steps can be in the panel: some languages need more letters. */
function fittingSteps(sentences: readonly string[], width: number) {
  const at = (size: number) => {
    const type = { face: 'text', size } as const;
    const steps = sentences.map((sentence) => linesOf(sentence, type, width, 3));
    const leading = (size / 11.5) * 15;
    const height = steps.reduce((sum, lines) => sum + lines.length * leading + 8, 0);
    return { type, leading, steps, height };
  };
  return STEP_SIZES.map(at).find(({ height }) => height <= STEPS_HEIGHT) ?? at(STEP_SIZES[3]);
}

function stepsOf({ language, isDraw, hasPassword, claimDays }: GiveawayFace): string[] {
  const words = publicWords[language].poster;
  return [
    words.scan,
    isDraw ? words.enter : words.open,
    ...(hasPassword ? [words.password] : []),
    words.nameYourBank(claimDays),
  ];
}

function drawQr(doc: Doc, { url, code }: GiveawayFace, top: number): void {
  const { path, size } = qrPath(url);
  const [x, y] = [MARGIN + 26, top + 12];
  doc.roundedRect(x, y, PANEL.qr, PANEL.qr, 8).fill('#FFFFFF');
  doc
    .save()
    .translate(x, y)
    .scale(PANEL.qr / size)
    .path(path)
    .fill(PAPER.ink)
    .restore();
  const type = { face: 'strong', size: 11 } as const;
  const shown = groupQuid(code);
  write(doc, shown, { x: x + (PANEL.qr - widthOf(shown, type)) / 2, y: y + PANEL.qr + 15, ...type, colour: PAPER.ink });
}

function drawSafety(doc: Doc, { productName }: Operator, { face, top }: { face: GiveawayFace; top: number }): void {
  let y = top;
  for (const sentence of safetySentences({ productName, address: hostOf(face) }, giveawayWords[face.language])) {
    doc
      .moveTo(MARGIN, y - 4)
      .lineTo(MARGIN + 3, y - 1)
      .lineTo(MARGIN + 8.5, y - 7.5)
      .lineWidth(1.8)
      .lineCap('round')
      .lineJoin('round')
      .stroke(PAPER.ok);
    const lines = linesOf(sentence, SAFETY, INNER - 17, 2);
    lines.forEach((line, nth) => {
      write(doc, line, { x: MARGIN + 17, y: y + nth * 14, ...SAFETY, colour: PAPER.ink });
    });
    y += (lines.length - 1) * 14 + 18;
  }
}

const SAFETY = { face: 'strong', size: 11 } as const;
const hostOf = ({ address }: GiveawayFace): string => address.split('/')[0] ?? address;

function drawFoot(doc: Doc, face: GiveawayFace, { legalEntity, city, supportEmail }: Operator): void {
  const y = PAGE.height - HEM - 16;
  const address = { face: 'display', size: fittingSize(face.address, { face: 'display', size: 17 }, INNER) } as const;
  write(doc, face.address, { x: MARGIN, y: y - 20, ...address, colour: PAPER.ink });
  const check = publicWords[face.language].poster.checkIt(`${hostOf(face)}/check`);
  write(doc, check, { x: MARGIN, y, face: 'text', size: 9, colour: PAPER.quiet });
  const [from = ''] = linesOf(`${legalEntity}, ${city} · ${supportEmail}`, { face: 'text', size: 9 }, INNER / 2, 1);
  write(doc, from, { x: RIGHT, y, align: 'right', face: 'text', size: 9, colour: PAPER.quiet });
}

/** The shape of a gift tag: its corners are cut on the left. */
const tag = (doc: Doc, box: { x: number; y: number; width: number; height: number }, cut: number): Doc =>
  doc
    .moveTo(box.x + cut, box.y)
    .lineTo(box.x + box.width, box.y)
    .lineTo(box.x + box.width, box.y + box.height)
    .lineTo(box.x + cut, box.y + box.height)
    .lineTo(box.x, box.y + box.height - cut)
    .lineTo(box.x, box.y + cut)
    .closePath();
