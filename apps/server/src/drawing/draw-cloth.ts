import { clothSvg } from '@jara/domain/cloth/cloth';
import { Resvg } from '@resvg/resvg-js';
import type { GiftCloth } from './gift-cloth.ts';

const TAG = /<(\/?)(\w+)((?:\s[\w:-]+="[^"]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const DRAWN = new Set(
  'transform fill fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray d'.split(' '),
);

/**
 * Weaves the gift's cloth into a document as lines and fields, so that it prints sharp and weighs a few kilobytes. The
 * picture program first reduces the drawing to groups and paths, which is all that is left to understand here.
 */
export function drawCloth(
  doc: PDFKit.PDFDocument,
  cloth: GiftCloth,
  { width, height }: { width: number; height: number },
) {
  const plain = new Resvg(clothSvg({ ...cloth, width, height }), { font: { loadSystemFonts: false } }).toString();
  doc.save().rect(0, 0, width, height).clip();
  for (const [, isEnd, name, attributes = '', isEmpty] of plain.matchAll(TAG)) {
    if (name === 'svg' || name === 'defs') continue;
    const given = Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]),
    );
    const unknown = Object.keys(given).find((key) => !DRAWN.has(key));
    if ((name !== 'g' && name !== 'path') || unknown)
      throw new Error(`a cloth has ${unknown ?? name}, which is not drawn`);
    if (isEnd) {
      doc.restore();
      continue;
    }
    doc.save();
    if (given.transform) transform(doc, given.transform);
    if (name === 'path') paint(doc, given);
    if (isEmpty) doc.restore();
  }
  doc.restore();
}

function transform(doc: PDFKit.PDFDocument, matrix: string): void {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers(matrix);
  doc.transform(a, b, c, d, e, f);
}

function paint(doc: PDFKit.PDFDocument, given: Record<string, string | undefined>): void {
  const { d = '', fill = 'none', stroke = 'none' } = given;
  doc.path(d);
  if (stroke !== 'none') {
    doc.lineWidth(Number(given['stroke-width'] ?? 1));
    doc.lineCap(given['stroke-linecap'] === 'round' ? 'round' : 'butt');
    doc.lineJoin(given['stroke-linejoin'] === 'round' ? 'round' : 'miter');
    const dashes = given['stroke-dasharray'];
    if (dashes) doc.dash(numbers(dashes)[0] ?? 1, { space: numbers(dashes)[1] ?? 1 });
  }
  const rule = given['fill-rule'] === 'evenodd' ? 'even-odd' : 'non-zero';
  if (fill !== 'none' && stroke !== 'none') doc.fillAndStroke(fill, stroke, rule);
  else if (fill !== 'none') doc.fill(fill, rule);
  else if (stroke !== 'none') doc.stroke(stroke);
}

const numbers = (text: string): number[] => (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
