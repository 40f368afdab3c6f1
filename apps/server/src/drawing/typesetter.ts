import { type Face, faceOf, stretchesOf } from './brand-fonts.ts';

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

/** Breaks a text between words, and inside a word only when it is longer than a line. What is too much ends in dots. */
export function linesOf(text: string, type: Type, width: number, atMost: number): string[] {
  const fits = (line: string) => widthOf(line, type) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (!fits(line)) {
      const head = longestFitting(line, fits);
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  if (line !== '') lines.push(line);
  if (lines.length <= atMost) return lines;
  const last = lines[atMost - 1] ?? '';
  return [...lines.slice(0, atMost - 1), `${longestFitting(last, (head) => fits(`${head}…`)).trimEnd()}…`];
}

/** The largest of these sizes at which a text fits into so many lines, and the lines. At the smallest, what is too much ends in dots. */
export function fittingLines(
  text: string,
  { face, sizes }: { face: Type['face']; sizes: readonly [number, ...number[]] },
  width: number,
  atMost: number,
): { type: Type; lines: string[] } {
  const fits = (size: number) => linesOf(text, { face, size }, width, atMost + 1).length <= atMost;
  const size = sizes.find(fits) ?? sizes.at(-1) ?? sizes[0];
  return { type: { face, size }, lines: linesOf(text, { face, size }, width, atMost) };
}

function longestFitting(text: string, fits: (head: string) => boolean): string {
  const characters = [...text];
  while (characters.length > 1 && !fits(characters.join(''))) characters.pop();
  return characters.join('');
}
