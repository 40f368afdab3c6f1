import { type Border, type Cell, type ClothLayout, fitGrid, layOutCloth, type Thread, type Tone } from './layout.ts';
import { motifSvg } from './motifs.ts';
import { CLOTH_PALETTES, type ClothPalette, type ClothTheme } from './palettes.ts';

export interface Weave {
  theme: ClothTheme;
  /** Any whole number from 0 to 4,294,967,295. Its own random value, never derived from the gift's code. */
  seed: number;
  width: number;
  height: number;
  /** Cells across; the rows follow, because cells are square. */
  columns?: number;
}

/** The woven surface without its outer tag, for drawings that put something on top of it. */
export function wovenCloth({ theme, seed, width, height, columns }: Weave): string {
  const palette = CLOTH_PALETTES[theme];
  const grid = fitGrid({ width, height, columns });
  const layout = layOutCloth({ seed, columns: grid.columns, rows: grid.rows });
  const top = (height - grid.rows * grid.cell) / 2;
  // Several cloths may stand in one document, so their ids must not meet.
  const id = `${theme}${(seed >>> 0).toString(36)}-${grid.columns}x${grid.rows}`;
  return (
    `<defs>${layout.motifs.map((motif) => `<g id="${id}${motif}">${motifSvg(motif, palette)}</g>`).join('')}</defs>` +
    `<rect width="${width}" height="${height}" fill="${palette.ground}"/>` +
    `<g transform="translate(0 ${round(top)})scale(${round(grid.cell / 100, 4)})" fill="none" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round">` +
    cellGrounds(layout, palette) +
    seams(layout, palette) +
    cellMotifs(layout, palette, id) +
    '</g>' +
    borders(layout.border, { width, height, depth: round(grid.border) }, palette)
  );
}

const toneColour = (tone: Tone, palette: ClothPalette) =>
  tone === 'light' ? palette.groundLight : tone === 'deep' ? palette.groundDeep : palette.ground;
const threadColour = (thread: Thread, palette: ClothPalette) =>
  thread === 'accent' ? palette.accent : thread === 'quiet' ? palette.accentQuiet : palette.thread;

function placed(layout: ClothLayout): Array<Cell & { x: number; y: number }> {
  return layout.cells.flatMap((row, y) => row.map((cell, x) => ({ ...cell, x: x * 100, y: y * 100 })));
}

/** One path for all cells of a tone keeps the file small. */
function cellGrounds(layout: ClothLayout, palette: ClothPalette): string {
  return (['light', 'deep'] as const)
    .map((tone) => {
      const path = placed(layout)
        .filter((cell) => cell.tone === tone)
        .map(({ x, y }) => `M${x} ${y}h100v100h-100z`)
        .join('');
      return path && `<path fill="${toneColour(tone, palette)}" d="${path}"/>`;
    })
    .join('');
}

/** Stitched seams between the cells, with a small lozenge wherever four of them meet. */
function seams({ cells }: ClothLayout, palette: ClothPalette): string {
  const rows = cells.length;
  const columns = cells[0]?.length ?? 0;
  const across = Array.from({ length: rows - 1 }, (_, i) => `M0 ${(i + 1) * 100}H${columns * 100}`);
  const down = Array.from({ length: columns - 1 }, (_, i) => `M${(i + 1) * 100} 0V${rows * 100}`);
  const knots = across.flatMap((_, r) => down.map((_, c) => `M${(c + 1) * 100} ${(r + 1) * 100 - 7}l7 7-7 7-7-7z`));
  return (
    `<path stroke="${palette.groundDeep}" stroke-width="2.4" d="${[...across, ...down].join('')}"/>` +
    (knots.length > 0 ? `<path fill="${palette.accent}" d="${knots.join('')}"/>` : '')
  );
}

function cellMotifs(layout: ClothLayout, palette: ClothPalette, id: string): string {
  return (['thread', 'accent', 'quiet'] as const)
    .map((thread) => {
      const uses = placed(layout)
        .filter((cell) => cell.thread === thread)
        .map(({ motif, turn, x, y }) =>
          turn === 0
            ? `<use href="#${id}${motif}" x="${x}" y="${y}"/>`
            : `<use href="#${id}${motif}" transform="translate(${x} ${y})rotate(${turn * 90} 50 50)"/>`,
        );
      return uses.length > 0 ? `<g stroke="${threadColour(thread, palette)}">${uses.join('')}</g>` : '';
    })
    .join('');
}

/** A selvedge along the top and the bottom, mirrored, so that even a cut cloth looks finished. */
function borders(
  border: Border,
  { width, height, depth }: { width: number; height: number; depth: number },
  palette: ClothPalette,
): string {
  const band = (transform: string) =>
    `<g transform="${transform}"><rect width="${width}" height="${depth}" fill="${palette.groundDeep}"/>${borderPattern(border, width, depth, palette)}` +
    `<rect y="${round(depth * 0.94)}" width="${width}" height="${round(depth * 0.12)}" fill="${palette.accent}"/></g>`;
  return band('translate(0 0)') + band(`translate(0 ${height})scale(1 -1)`);
}

function borderPattern(
  border: Border,
  width: number,
  depth: number,
  { thread, accent, accentQuiet }: ClothPalette,
): string {
  const step = width / Math.max(4, Math.round(width / (depth * 1.15)));
  const count = Math.round(width / step);
  const each = (draw: (x: number) => string) => Array.from({ length: count }, (_, i) => draw(round(i * step))).join('');
  const half = round(step / 2);
  const mid = round(depth * 0.48);
  switch (border) {
    case 'teeth':
      return `<path fill="${thread}" d="${each((x) => `M${x} ${depth}l${half}-${round(depth * 0.72)} ${half} ${round(depth * 0.72)}z`)}"/>`;
    case 'beads': {
      const r = round(depth * 0.19);
      return (
        `<path fill="${thread}" d="${each((x) => `M${round(x + half - r)} ${mid}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0`)}"/>` +
        `<path stroke="${accentQuiet}" stroke-width="${round(depth * 0.08)}" d="${each((x) => `M${x} ${round(depth * 0.24)}V${round(depth * 0.72)}`)}"/>`
      );
    }
    case 'diamonds': {
      const r = round(depth * 0.3);
      return (
        `<path fill="${accent}" d="${each((x) => `M${round(x + half)} ${round(mid - r)}l${r} ${r}-${r} ${r}-${r}-${r}z`)}"/>` +
        `<path stroke="${thread}" stroke-width="${round(depth * 0.08)}" d="M0 ${round(depth * 0.08)}H${width}"/>`
      );
    }
    case 'zigzag': {
      const up = round(depth * 0.46);
      const points = each(() => `l${half}-${up} ${half} ${up}`);
      return (
        `<path fill="none" stroke="${thread}" stroke-width="${round(depth * 0.1)}" d="M0 ${round(depth * 0.62)}${points}"/>` +
        `<path fill="none" stroke="${accentQuiet}" stroke-width="${round(depth * 0.08)}" d="M0 ${round(depth * 0.84)}${points}"/>`
      );
    }
  }
}

export const round = (n: number, decimals = 2): number => Math.round(n * 10 ** decimals) / 10 ** decimals;
