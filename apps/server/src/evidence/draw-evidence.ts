import type { Operator } from '@jara/domain/operator';
import { formatLagos } from '@jara/domain/time/lagos';
import { newDocument } from '../drawing/new-document.ts';
import { PAPER } from '../drawing/paper.ts';
import { fittingSize, linesOf, write } from '../drawing/typesetter.ts';
import type { Evidence } from './evidence.ts';

/** A4 upright, in points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 48;
const RIGHT = PAGE.width - MARGIN;
const INNER = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - 72;
const LEADING = 13;
const VALUE_LEFT = MARGIN + 196;

const LABEL = { face: 'text', size: 9.5 } as const;
const VALUE = { face: 'strong', size: 9.5 } as const;
const PROSE = { face: 'text', size: 11 } as const;

/** Nothing that anybody wrote is so long that it needs more, and no text makes a document without end. */
const MOST = 40;

type Doc = PDFKit.PDFDocument;

/** As many pages as it takes, for a bank. Always light, as paper is. */
export function drawEvidence(evidence: Evidence, operator: Operator, at: Date): NodeJS.ReadableStream {
  const doc = newDocument({
    size: 'A4',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: {
      Title: `Evidence about payment ${evidence.reference}`,
      Author: operator.legalEntity,
      Creator: operator.productName,
      Producer: operator.productName,
      CreationDate: at,
    },
  });
  const document = doc.struct('Document');
  doc.addStructure(document);
  const pen = { y: 0, page: 1 };
  const add = (kind: string, height: number, draw: (top: number) => void) => {
    if (pen.y + height > BOTTOM) {
      doc.addPage({ size: 'A4', margin: 0 });
      pen.page += 1;
      pen.y = MARGIN + LEADING;
      document.add(doc.struct('P', {}, () => drawFoot(doc, evidence, operator, pen.page)));
    }
    const top = pen.y;
    document.add(doc.struct(kind, {}, () => draw(top)));
    pen.y += height;
  };

  document.add(doc.struct('P', {}, () => drawFoot(doc, evidence, operator, pen.page)));
  add('H1', MARGIN + 94, () => drawHead(doc, evidence, operator, at));
  for (const line of linesOf(evidence.summary, PROSE, INNER, MOST))
    add('P', 17, (y) => write(doc, line, { x: MARGIN, y, ...PROSE, colour: PAPER.ink }));
  for (const { title, lines } of evidence.parts) {
    // A heading is not left alone at the foot of a page.
    if (pen.y + 70 > BOTTOM) pen.y = BOTTOM;
    add('H2', 38, (y) => {
      write(doc, title, { x: MARGIN, y: y + 24, face: 'strong', size: 12, colour: PAPER.ink });
      rule(doc, y + 31);
    });
    for (const { label, value } of lines) {
      const labels = linesOf(label, LABEL, VALUE_LEFT - MARGIN - 12, MOST);
      const values = linesOf(value, VALUE, RIGHT - VALUE_LEFT, MOST);
      for (let i = 0; i < Math.max(labels.length, values.length); i += 1) {
        add('P', LEADING, (y) => {
          write(doc, labels[i] ?? '', { x: MARGIN, y: y + LEADING, ...LABEL, colour: PAPER.quiet });
          write(doc, values[i] ?? '', { x: VALUE_LEFT, y: y + LEADING, ...VALUE, colour: PAPER.ink });
        });
      }
      pen.y += 3;
    }
  }
  document.end();
  doc.end();
  return doc;
}

function drawHead(doc: Doc, { reference, amount, providerId }: Evidence, { productName }: Operator, at: Date): void {
  write(doc, productName, { x: MARGIN, y: MARGIN + 18, face: 'display', size: 22, colour: PAPER.ink });
  const written = `Written ${formatLagos(at)} (Lagos)`;
  write(doc, written, { x: RIGHT, y: MARGIN + 18, align: 'right', face: 'text', size: 9, colour: PAPER.quiet });
  const title = `Evidence about a disputed payment of ${amount}`;
  const size = fittingSize(title, { face: 'display', size: 18 }, INNER);
  write(doc, title, { x: MARGIN, y: MARGIN + 52, face: 'display', size, colour: PAPER.ink });
  const about = `Reference ${reference}, dispute ${providerId}`;
  const fitting = fittingSize(about, { face: 'text', size: 10 }, INNER);
  write(doc, about, { x: MARGIN, y: MARGIN + 70, face: 'text', size: fitting, colour: PAPER.quiet });
}

function drawFoot(doc: Doc, { reference }: Evidence, operator: Operator, page: number): void {
  const y = PAGE.height - 34;
  const from = `${operator.legalEntity}, ${operator.city}, Nigeria, ${operator.supportEmail}`;
  const size = fittingSize(from, { face: 'text', size: 8 }, INNER);
  write(doc, 'Addresses, accounts and codes are masked.', {
    x: MARGIN,
    y: y - 12,
    face: 'text',
    size: 8,
    colour: PAPER.quiet,
  });
  write(doc, from, { x: MARGIN, y, face: 'text', size, colour: PAPER.quiet });
  const where = `${reference}, page ${page}`;
  write(doc, where, { x: RIGHT, y: y - 12, align: 'right', face: 'text', size: 8, colour: PAPER.quiet });
}

const rule = (doc: Doc, y: number) =>
  doc.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.6).undash().stroke(PAPER.hairline);
