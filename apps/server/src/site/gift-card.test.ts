import { CLOTH_THEMES } from '@jara/domain/cloth/palettes';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { outlineText } from '../drawing/outline-text.ts';
import { CARD_HEIGHT, CARD_WIDTH, createGiftCards, createSiteCard, drawGiftCard } from './gift-card.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const cloth = { theme: 'owambe', seed: 42 } as const;

describe('the picture of a claim link', () => {
  it.each(CLOTH_THEMES)('is a PNG of 1200 × 630 below 100 KB in the cloth %s', async (theme) => {
    const card = await drawGiftCard({ cloth: { theme, seed: 20_261_115 }, from: 'Chidi' }, 'Jara');
    expect(card.subarray(0, 8)).toEqual(PNG);
    expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([CARD_WIDTH, CARD_HEIGHT]);
    expect(card.length).toBeLessThan(100_000);
  });

  it('is another one for another name, another cloth and another product', async () => {
    const cards = await Promise.all([
      drawGiftCard({ cloth, from: undefined }, 'Jara'),
      drawGiftCard({ cloth, from: 'Chidi' }, 'Jara'),
      drawGiftCard({ cloth, from: 'Ngozi' }, 'Jara'),
      drawGiftCard({ cloth: { ...cloth, seed: 43 }, from: 'Chidi' }, 'Jara'),
      drawGiftCard({ cloth, from: 'Chidi' }, 'Kudi & Sons'),
    ]);
    expect(new Set(cards.map((card) => card.toString('base64'))).size).toBe(5);
  });

  it('leaves a name out that our letters cannot write', async () => {
    const [arabic, nameless] = await Promise.all([
      drawGiftCard({ cloth, from: 'محمد' }, 'Jara'),
      drawGiftCard({ cloth, from: undefined }, 'Jara'),
    ]);
    expect(arabic.equals(nameless)).toBe(true);
  });

  it('is drawn once while it is kept', () => {
    const cardOf = createGiftCards('Jara');
    expect(cardOf({ cloth, from: 'Chidi' })).toBe(cardOf({ cloth: { ...cloth }, from: 'Chidi' }));
  });
});

describe('the picture of every other page', () => {
  it('bears the name of the product, and is drawn once', async () => {
    const cardOf = createSiteCard('Kudi & Sons');
    expect(cardOf('en')).toBe(cardOf('en'));
    const [kudi, jara] = await Promise.all([cardOf('en'), createSiteCard('Jara')('en')]);
    expect([kudi.bytes.readUInt32BE(16), kudi.bytes.readUInt32BE(20)]).toEqual([CARD_WIDTH, CARD_HEIGHT]);
    expect(kudi.bytes.length).toBeLessThan(100_000);
    expect(kudi.bytes.equals(jara.bytes)).toBe(false);
  });
});

describe('words as outlines', () => {
  const words = (text: string, attributes = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><text x="200" y="50" ${attributes} font-family="'Plus Jakarta Sans',sans-serif" font-weight="700" font-size="20" fill="#000">${text}</text></svg>`;
  const boxOf = (svg: string) => new Resvg(outlineText(svg), { font: { loadSystemFonts: false } }).getBBox();

  it('leaves no text for the picture program to find a font for', () => {
    expect(outlineText(words('₦5 &amp; &lt;more&gt;'))).not.toMatch(/<text|&/);
  });

  it('stand where the text stood', () => {
    const box = boxOf(words('HHH'));
    expect(box?.x).toBeCloseTo(200, -1);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(50, 0);
  });

  it('end where the text ended when it was set to the right', () => {
    const box = boxOf(words('HHH', 'text-anchor="end"'));
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(200);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(195);
  });

  it('are refused in a font that is not ours', () => {
    expect(() => outlineText(words('Ada').replace('Plus Jakarta Sans', 'Comic Sans'))).toThrow('Comic Sans');
  });
});
