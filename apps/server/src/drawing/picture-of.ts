import { renderAsync } from '@resvg/resvg-js';
import { indexedPng } from './indexed-png.ts';
import { outlineText } from './outline-text.ts';

/** A drawing as a PNG. */
export async function pictureOf(svg: string): Promise<Buffer> {
  const { width, height, pixels } = await renderAsync(outlineText(svg), { font: { loadSystemFonts: false } });
  // The last tenth of the size would keep every other request waiting ten times as long.
  return indexedPng({ width, height, pixels }, { effort: 7 });
}
