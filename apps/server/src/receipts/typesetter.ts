import { type Face, faceOf, stretchesOf } from '../site/brand-fonts.ts';

const FACES = {
  display: () => faceOf('Bricolage Grotesque', 800),
  text: () => faceOf('Plus Jakarta Sans', 500),
  strong: () => faceOf('Plus Jakarta Sans', 700),
} satisfies Record<string, () => Face>;

export interface Type {
  face: keyof typeof FACES;
  size: number;
}

/** Figures of one width, so that amounts line up under each other. */
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

/** Writes one line with its foot at `y`. At the right, `x` is where it ends. */
export function write(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, align = 'left', colour, ...type }: Type & { x: number; y: number; align?: 'left' | 'right'; colour: string },
): void {
  let pen = align === 'right' ? x - widthOf(text, type) : x;
  for (const { piece, text: stretch } of stretchesOf(FACES[type.face](), text)) {
    doc.registerFont(piece.name, piece.bytes);
    doc.font(piece.name).fontSize(type.size).fillColor(colour);
    doc.text(stretch, pen, y, { lineBreak: false, baseline: 'alphabetic', features: FEATURES });
    pen += widthOf(stretch, type);
  }
}

export function widthOf(text: string, { face, size }: Type): number {
  return stretchesOf(FACES[face](), text).reduce((width, { piece: { font }, text: stretch }) => {
    return width + (font.layout(stretch, FEATURES).advanceWidth / font.unitsPerEm) * size;
  }, 0);
}

/** The largest size up to the given one at which a line still fits. */
export const fittingSize = (text: string, type: Type, width: number): number =>
  Math.min(type.size, (type.size * width) / Math.max(1, widthOf(text, type)));

/** Breaks a text into lines between words, and inside a word only when it is longer than a line. */
export function linesOf(text: string, type: Type, width: number): string[] {
  const fits = (line: string) => widthOf(line, type) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line !== '' && fits(`${line} ${word}`)) {
      line = `${line} ${word}`;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (line !== '' && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line === '' ? lines : [...lines, line];
}
