import { escapeXml, sealedCardSvg } from '@jara/domain/cloth/cloth';
import { CLOTH_PALETTES } from '@jara/domain/cloth/palettes';
import { LANGUAGES, type Language } from '@jara/domain/language';
import { canWrite, faceOf } from '../drawing/brand-fonts.ts';
import type { GiftCloth } from '../drawing/gift-cloth.ts';
import { keepDrawn } from '../drawing/keep-drawn.ts';
import { pictureOf } from '../drawing/picture-of.ts';
import { type Body, makeBody } from '../platform/http/body.ts';
import { siteWords } from './words/all.ts';

/** What is seen of a gift from outside. */
interface Face {
  cloth: GiftCloth;
  from: string | undefined;
  language?: Language | undefined;
}

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
/** About ten megabytes of pictures; a link's preview is asked for when it is shared and seldom afterwards. */
const KEPT = 200;

/** The sealed card of a gift for link previews, drawn once and kept while it is among those asked for last. */
export const createGiftCards = (productName: string): ((link: Face) => Promise<Body>) => {
  const cardOf = keepDrawn((face: Face) => drawGiftCard(face, productName).then(asBody), KEPT);
  return ({ cloth, from, language }) => cardOf({ cloth, from, language });
};

const asBody = (picture: Buffer): Body => makeBody(picture, 'image/png');

/** What a link to any other page shows, in each language, drawn when it is first asked for. */
export const createSiteCard = (productName: string): ((language: Language) => Promise<Body>) =>
  keepDrawn((language: Language) => drawSiteCard(productName, language).then(asBody), LANGUAGES.length);

/** Where it is. */
export const siteCardAt = (publicUrl: string, language: Language): string =>
  `${publicUrl}/og.png${language === 'en' ? '' : `?language=${language}`}`;

export function drawGiftCard({ cloth, from, language }: Face, productName: string): Promise<Buffer> {
  const words = siteWords[language ?? 'en'].card;
  // A name in letters that are not in our fonts would come out as question marks.
  const name = from !== undefined && canWrite(faceOf('Plus Jakarta Sans', 500), from) ? from : undefined;
  const svg = sealedCardSvg({
    ...cloth,
    title: words.title,
    subtitle: name === undefined ? words.tap : words.from(name),
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
  });
  return pictureOf(svg.replace('</svg>', () => `${signature(productName, CLOTH_PALETTES[cloth.theme].ink)}</svg>`));
}

const drawSiteCard = (productName: string, language: Language): Promise<Buffer> =>
  pictureOf(
    sealedCardSvg({
      theme: 'adire',
      seed: 12,
      title: productName,
      subtitle: siteWords[language].card.promise,
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
    }),
  );

/** Our name at the lower right of the tag: who shows the link should not be the only one to say whose it is. */
const signature = (productName: string, ink: string): string =>
  `<text x="1006" y="412" text-anchor="end" font-family="'Bricolage Grotesque'" font-weight="800" font-size="${Math.min(38, 500 / productName.length)}" fill="${ink}">${escapeXml(productName)}</text>`;
