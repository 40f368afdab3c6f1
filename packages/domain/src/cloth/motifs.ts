import type { ClothPalette } from './palettes.ts';

export const MOTIFS = ['dots', 'leaves', 'knot', 'comb', 'fan', 'star'] as const;
export type Motif = (typeof MOTIFS)[number];

/** Motifs that point somewhere and may be turned from cell to cell; the others look the same from every side. */
export const TURNING: ReadonlySet<Motif> = new Set(['comb', 'fan']);

/**
 * One motif as SVG in a cell of 100 by 100. Parts without a stroke of their own take the thread of the cell that uses
 * them, so one drawing serves every colour.
 */
export function motifSvg(motif: Motif, palette: ClothPalette): string {
  return DRAW[motif](palette);
}

const DRAW: Record<Motif, (palette: ClothPalette) => string> = {
  dots: ({ accent }) =>
    `<path stroke-dasharray="0.1 8.2" stroke-width="4.4" d="${[42, 31.5, 21].map(ring).join('')}"/>` +
    `<circle cx="50" cy="50" r="11" stroke="${accent}" stroke-width="2.4"/>` +
    dotAt(50, 50, 4.6, accent),

  leaves: ({ accent, accentQuiet }) =>
    `<path d="${quarterTurns((turn) => leaf(turn))}"/>` +
    `<path stroke="${accentQuiet}" stroke-width="2" d="${quarterTurns((turn) => line(turn, [50, 40], [50, 17]))}"/>` +
    quarterDots(24, 24, 3.6, accent) +
    dotAt(50, 50, 5, accent),

  knot: ({ accent, accentQuiet }) =>
    '<path d="M50 10 90 50 50 90 10 50zM50 29 71 50 50 71 29 50z"/>' +
    `<path stroke="${accentQuiet}" stroke-width="2.4" d="M30 30 50 50 70 30M30 70 50 50 70 70"/>` +
    `<path fill="${accent}" stroke="none" d="M50 41 59 50 50 59 41 50z"/>` +
    `<path stroke-width="2.6" d="M7 19 19 7M81 7 93 19M93 81 81 93M19 93 7 81"/>`,

  comb: ({ accent }) =>
    `<path d="${[14, 26, 38, 50, 62, 74, 86].map((x, i) => `M${x} ${i % 2 ? 24 : 14}V46M${x} 58V${i % 2 ? 76 : 86}`).join('')}"/>` +
    `<path stroke="${accent}" stroke-width="3.4" d="M9 52H91"/>`,

  fan: ({ accent, accentQuiet }) =>
    `<path d="${[88, 66, 44].map(arc).join('')}"/>` +
    `<path stroke="${accentQuiet}" stroke-width="3" stroke-dasharray="0.1 7.6" d="${[77, 55].map(arc).join('')}"/>` +
    `<path fill="${accent}" stroke="none" d="${arc(30)}H97z"/>`,

  star: ({ accent, accentQuiet }) =>
    `<path d="${quarterTurns((turn) => line(turn, [50, 38], [50, 9]))}"/>` +
    `<path stroke="${accentQuiet}" stroke-width="2.8" d="${quarterTurns((turn) => line(turn, [58.5, 41.5], [74, 26]))}"/>` +
    quarterDots(78.5, 21.5, 3.2, accent) +
    `<path stroke="${accent}" stroke-width="2.6" d="M50 39 61 50 50 61 39 50z"/>`,
};

type Point = readonly [number, number];

const ring = (r: number) => `M${50 - r} 50a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;

/** A quarter circle around the lower right corner of the cell. */
const arc = (r: number) => `M97 ${97 - r}A${r} ${r} 0 0 0 ${97 - r} 97`;

/** Turns a point a number of quarters around the middle of the cell. */
function turned([x, y]: Point, turn: number): Point {
  return turn === 0 ? [x, y] : turned([100 - y, x], turn - 1);
}

const at = (point: Point, turn: number) => turned(point, turn).join(' ');
const quarterTurns = (draw: (turn: number) => string) => [0, 1, 2, 3].map(draw).join('');
const line = (turn: number, from: Point, to: Point) => `M${at(from, turn)}L${at(to, turn)}`;
const leaf = (turn: number) =>
  `M${at([50, 47], turn)}C${at([30, 36], turn)} ${at([36, 16], turn)} ${at([50, 6], turn)}` +
  `C${at([64, 16], turn)} ${at([70, 36], turn)} ${at([50, 47], turn)}`;
const dotAt = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="none"/>`;
const quarterDots = (x: number, y: number, r: number, fill: string) =>
  `<path fill="${fill}" stroke="none" d="${quarterTurns((turn) => {
    const [cx, cy] = turned([x, y], turn);
    return `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;
  })}"/>`;
