import { APP_NAME } from '@jara/domain/brand';
import { sealedCardSvg } from '@jara/domain/cloth/cloth';
import { CLOTH_PALETTES } from '@jara/domain/cloth/palettes';
import { renderAsync } from '@resvg/resvg-js';
import { canWrite, faceOf } from '../drawing/brand-fonts.ts';
import { indexedPng } from '../drawing/indexed-png.ts';
import { outlineText } from '../drawing/outline-text.ts';
import { type Body, makeBody } from './body.ts';
import type { ClaimLink } from './claim-link.ts';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
/** About ten megabytes of pictures; a link's preview is asked for when it is shared and seldom afterwards. */
const KEPT = 200;

/** The sealed card of a gift for link previews, drawn once and kept while it is among those asked for last. */
export function createGiftCards(): (link: ClaimLink) => Promise<Body> {
  const kept = new Map<string, Promise<Body>>();
  return (link) => {
    const key = JSON.stringify([link.cloth.theme, link.cloth.seed, link.from]);
    const card = kept.get(key) ?? drawn(link);
    kept.delete(key);
    kept.set(key, card);
    // A picture that could not be drawn is tried again the next time; whoever waits for it hears why.
    card.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(oldest);
    }
    return card;
  };
}

const drawn = async (link: ClaimLink): Promise<Body> => makeBody(await drawGiftCard(link), 'image/png');

export async function drawGiftCard({ cloth, from }: ClaimLink): Promise<Buffer> {
  // A name in letters that are not in our fonts would come out as question marks.
  const name = from !== undefined && canWrite(faceOf('Plus Jakarta Sans', 500), from) ? from : undefined;
  const svg = sealedCardSvg({
    ...cloth,
    title: 'You have a gift',
    subtitle: name === undefined ? 'Tap to open it' : `From ${name}`,
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
  });
  const signed = svg.replace('</svg>', `${signature(CLOTH_PALETTES[cloth.theme].ink)}</svg>`);
  const { width, height, pixels } = await renderAsync(outlineText(signed), { font: { loadSystemFonts: false } });
  // The last tenth of the size would keep every other request waiting ten times as long.
  return indexedPng({ width, height, pixels }, { effort: 7 });
}

/** Our name at the lower right of the tag: who shows the link should not be the only one to say whose it is. */
const signature = (ink: string): string =>
  `<text x="1006" y="412" text-anchor="end" font-family="'Bricolage Grotesque'" font-weight="800" font-size="38" fill="${ink}">${APP_NAME}</text>`;
