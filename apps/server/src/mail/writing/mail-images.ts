import type { ClothTheme } from '@jara/domain/cloth/palettes';
import { wovenCloth } from '@jara/domain/cloth/weave';
import { Resvg } from '@resvg/resvg-js';
import { indexedPng } from '../../drawing/indexed-png.ts';

/** The cloth of the very gift a mail tells of, by which its reader recognises it. */
export interface Cloth {
  theme: ClothTheme;
  seed: number;
}

/** As wide as the card in a mail; drawn at twice that, for sharp screens. */
export const CLOTH_WIDTH = 560;
export const CLOTH_HEIGHT = 175;
export const LOGO_SIZE = 32;

/** The wrapped card as the page weaves it. Its lower half mirrors the upper one. */
const WOVEN = { width: 400, height: 250 };

/**
 * The cloth as a picture, because mail programs do not draw SVG: the upper half of the wrapped card, motif by motif what
 * the page shows, so that a reader can compare the two. The plate with the words covers the other half.
 */
export const clothPng = (cloth: Cloth): Buffer =>
  png(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CLOTH_WIDTH * 2}" height="${CLOTH_HEIGHT * 2}" viewBox="0 0 ${WOVEN.width} ${WOVEN.height / 2}">${wovenCloth({ ...cloth, ...WOVEN })}</svg>`,
  );

/** The gift tag as the icon of the product: a tile of its own colour, so that it stands on light and dark alike. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="${LOGO_SIZE * 3}" height="${LOGO_SIZE * 3}" viewBox="0 0 32 32">
<rect width="32" height="32" fill="#27337F"/>
<path d="M7.5 9A2 2 0 0 1 9.5 7H18.5l6 6v10a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2Z" fill="#FFFAF0"/>
<circle cx="18.8" cy="12.7" r="1.8" fill="#27337F"/>
<path d="M18.8 12.7C20 9 22.4 6.4 26 6" fill="none" stroke="#F2A516" stroke-width="1.6" stroke-linecap="round"/>
<path d="M11.5 17h6M11.5 20.5h9" fill="none" stroke="#F2A516" stroke-width="2" stroke-linecap="round"/>
</svg>`;

let logo: Buffer | undefined;

export function logoPng(): Buffer {
  logo ??= png(LOGO);
  return logo;
}

function png(svg: string): Buffer {
  const { width, height, pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return indexedPng({ width, height, pixels });
}
