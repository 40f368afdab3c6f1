import { TAGLINE } from '@jara/domain/brand';
import { escapeXml, sealedCardSvg } from '@jara/domain/cloth/cloth';
import { CLOTH_PALETTES } from '@jara/domain/cloth/palettes';
import { renderAsync } from '@resvg/resvg-js';
import { canWrite, faceOf } from '../drawing/brand-fonts.ts';
import { indexedPng } from '../drawing/indexed-png.ts';
import { outlineText } from '../drawing/outline-text.ts';
import { type Body, makeBody } from '../platform/http/body.ts';
import type { ClaimLink } from './claim-link.ts';

/** What is seen of a gift from outside. */
type Face = Pick<ClaimLink, 'cloth' | 'from'>;

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
/** About ten megabytes of pictures; a link's preview is asked for when it is shared and seldom afterwards. */
const KEPT = 200;

/** The sealed card of a gift for link previews, drawn once and kept while it is among those asked for last. */
export function createGiftCards(productName: string): (link: Face) => Promise<Body> {
  const kept = new Map<string, Promise<Body>>();
  return (link) => {
    const key = JSON.stringify([link.cloth.theme, link.cloth.seed, link.from]);
    const card = kept.get(key) ?? drawGiftCard(link, productName).then(asBody);
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

const asBody = (picture: Buffer): Body => makeBody(picture, 'image/png');

/** What a link to any other page shows, drawn when it is first asked for. */
export function createSiteCard(productName: string): () => Promise<Body> {
  let card: Promise<Body> | undefined;
  return () => {
    card ??= drawSiteCard(productName).then(asBody);
    card.catch(() => {
      card = undefined;
    });
    return card;
  };
}

export function drawGiftCard({ cloth, from }: Face, productName: string): Promise<Buffer> {
  // A name in letters that are not in our fonts would come out as question marks.
  const name = from !== undefined && canWrite(faceOf('Plus Jakarta Sans', 500), from) ? from : undefined;
  const svg = sealedCardSvg({
    ...cloth,
    title: 'You have a gift',
    subtitle: name === undefined ? 'Tap to open it' : `From ${name}`,
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
  });
  return asPng(svg.replace('</svg>', () => `${signature(productName, CLOTH_PALETTES[cloth.theme].ink)}</svg>`));
}

const drawSiteCard = (productName: string): Promise<Buffer> =>
  asPng(
    sealedCardSvg({
      theme: 'adire',
      seed: 12,
      title: productName,
      subtitle: TAGLINE,
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
    }),
  );

async function asPng(svg: string): Promise<Buffer> {
  const { width, height, pixels } = await renderAsync(outlineText(svg), { font: { loadSystemFonts: false } });
  // The last tenth of the size would keep every other request waiting ten times as long.
  return indexedPng({ width, height, pixels }, { effort: 7 });
}

/** Our name at the lower right of the tag: who shows the link should not be the only one to say whose it is. */
const signature = (productName: string, ink: string): string =>
  `<text x="1006" y="412" text-anchor="end" font-family="'Bricolage Grotesque'" font-weight="800" font-size="${Math.min(38, 500 / productName.length)}" fill="${ink}">${escapeXml(productName)}</text>`;
