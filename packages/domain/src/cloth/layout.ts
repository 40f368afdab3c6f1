import { MOTIFS, type Motif, TURNING } from './motifs.ts';

/** A repeatable stream of numbers in [0, 1): the same seed always weaves the same cloth (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Tone = 'ground' | 'light' | 'deep';
export type Thread = 'thread' | 'accent' | 'quiet';

export interface Cell {
  motif: Motif;
  tone: Tone;
  thread: Thread;
  /** Quarter turns, clockwise. */
  turn: 0 | 1 | 2 | 3;
}

const BORDERS = ['teeth', 'beads', 'diamonds', 'zigzag'] as const;
export type Border = (typeof BORDERS)[number];

export interface ClothLayout {
  /** Rows of cells, each row from left to right. */
  cells: Cell[][];
  border: Border;
  motifs: Motif[];
}

/** Where a cell stands, folded at the middle, so that whatever is decided from it comes out symmetric. */
interface Place {
  fromEdge: number;
  fromTop: number;
  ring: number;
  column: number;
  row: number;
}
type Arrangement = (place: Place) => number;

/** Ways of ordering motifs across the cloth; each answers which of the chosen motifs a place takes. */
const ARRANGEMENTS: Arrangement[] = [
  // Woven: two motifs take turns.
  ({ fromEdge, fromTop }) => (fromEdge + fromTop) % 2,
  // Banded like aso-oke: a motif to a row, with every second row broken up.
  ({ fromEdge, fromTop }) => (fromTop % 2 === 0 ? 0 : 1 + (fromEdge % 2)),
  // A medallion: rings around the middle.
  ({ ring }) => ring % 3,
  // Diagonals that meet in the middle.
  ({ fromEdge, fromTop }) => (fromEdge + 2 * fromTop) % 3,
  // Stripes from top to bottom.
  ({ fromEdge, fromTop }) => (fromEdge % 2 === 0 ? 0 : 1 + (fromTop % 2)),
];

const TONES: Arrangement[] = [
  ({ fromEdge, fromTop }) => (fromEdge + fromTop) % 2,
  ({ fromEdge, fromTop }) => ((fromEdge + fromTop) % 2 === 0 ? 0 : 1 + (fromTop % 2)),
  ({ fromTop }) => (fromTop % 2 === 0 ? 0 : 2),
  ({ ring }) => ring % 3,
  ({ fromEdge }) => (fromEdge % 2 === 0 ? 1 : 0),
];

export function layOutCloth({ seed, columns, rows }: { seed: number; columns: number; rows: number }): ClothLayout {
  const random = seededRandom(seed);
  const choose = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

  const motifs = shuffled(MOTIFS, random).slice(0, 3);
  const arrangement = choose(ARRANGEMENTS);
  const toneArrangement = choose(TONES);
  const tones = shuffled<Tone>(['ground', 'light', 'deep'], random);
  const border = choose(BORDERS);
  // A bright motif catches the eye only when it is rare, so one place in a small repeat gets the accent thread.
  const accentEvery = 3 + Math.floor(random() * 3);
  const accentAt = Math.floor(random() * accentEvery);
  const quietMotif = random() < 0.4 ? 1 : -1;
  const turnStep = Math.floor(random() * 2);

  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column): Cell => {
      const place = placeOf({ column, row, columns, rows });
      const which = arrangement(place) % motifs.length;
      const motif = motifs[which] as Motif;
      const repeat = (place.fromEdge * 2 + place.fromTop * 3) % accentEvery;
      const thread = repeat === accentAt ? 'accent' : which === quietMotif ? 'quiet' : 'thread';
      const tone = tones[toneArrangement(place)] as Tone;
      return { motif, tone, thread, turn: turnOf({ motif, column, row, columns, turnStep }) };
    }),
  );
  return { cells, border, motifs };
}

interface ClothGrid {
  columns: number;
  rows: number;
  /** The side of a cell. */
  cell: number;
  /** How deep the selvedge is at the top and at the bottom. */
  border: number;
}

/**
 * Cells are square, so a height seldom takes whole rows. Of a few densities the one is chosen whose left-over strip
 * makes the best border; where none does, the rows run on under a border of the usual depth.
 */
export function fitGrid({ width, height, columns }: { width: number; height: number; columns?: number }): ClothGrid {
  const usual = Math.min(9, Math.max(3, Math.round((width / height) * 3.8)));
  const densities = columns ? [Math.max(1, Math.round(columns))] : [usual, usual + 1, Math.max(3, usual - 1)];
  const fits = densities.flatMap((across) => {
    const cell = width / across;
    const rows = Math.floor((height - 2 * 0.16 * cell) / cell);
    const border = (height - rows * cell) / 2;
    return rows >= 1 && border <= 0.46 * cell ? [{ columns: across, rows, cell, border }] : [];
  });
  const offIdeal = (grid: ClothGrid) => Math.abs(grid.border / grid.cell - 0.27);
  const best = fits.sort((a, b) => offIdeal(a) - offIdeal(b))[0];
  if (best) return best;
  const across = densities[0] ?? usual;
  const cell = width / across;
  return { columns: across, rows: Math.max(1, Math.ceil(height / cell - 0.02)), cell, border: 0.24 * cell };
}

function placeOf({
  column,
  row,
  columns,
  rows,
}: {
  column: number;
  row: number;
  columns: number;
  rows: number;
}): Place {
  const fromEdge = Math.min(column, columns - 1 - column);
  const fromTop = Math.min(row, rows - 1 - row);
  const ring = Math.round(Math.max(Math.abs(column - (columns - 1) / 2), Math.abs(row - (rows - 1) / 2)));
  return { fromEdge, fromTop, ring, column, row };
}

/** Fans open towards each other in fours, combs stand up and lie down in turn; the right half mirrors the left. */
function turnOf(cell: { motif: Motif; column: number; row: number; columns: number; turnStep: number }): 0 | 1 | 2 | 3 {
  if (!TURNING.has(cell.motif)) return 0;
  const mirrored = cell.column > (cell.columns - 1) / 2;
  const column = mirrored ? cell.columns - 1 - cell.column : cell.column;
  if (cell.motif === 'comb') return ((column + cell.row + cell.turnStep) % 2) as 0 | 1;
  const right = (column + cell.turnStep) % 2 === 1;
  const opensFromRight = mirrored ? !right : right;
  const opensFromTop = cell.row % 2 === 1;
  return opensFromTop ? (opensFromRight ? 3 : 2) : opensFromRight ? 0 : 1;
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
  }
  return copy;
}
