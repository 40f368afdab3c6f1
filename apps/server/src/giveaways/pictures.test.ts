import { CLOTH_THEMES } from '@jara/domain/cloth/palettes';
import { giveawayWords } from '@jara/domain/giveaway/words/all';
import { LANGUAGES } from '@jara/domain/language';
import { describe, expect, it } from 'vitest';
import { qrPath } from '../drawing/qr.ts';
import { textOfPdf } from '../receipts/testing/pdf-text.ts';
import { drawPreview, drawSquare, PREVIEW, SQUARE } from './draw-pictures.ts';
import { drawPoster } from './draw-poster.ts';
import type { GiveawayFace } from './face.ts';
import { publicWords } from './words/all.ts';

const face: GiveawayFace = {
  language: 'en',
  cloth: { theme: 'adire', seed: 20_261_115 },
  title: 'December love',
  host: 'Grace Chapel, Surulere',
  amount: '₦500,000',
  money: 'is here, locked since Tuesday 17 November, 2:02 pm (Lagos)',
  choice: 'The first 100 people to open it get ₦5,000 each.',
  when: 'Open until Saturday 28 November, 9:00 am (Lagos)',
  isDraw: false,
  hasPassword: false,
  claimDays: 7,
  code: 'SB39YW1HP58EH',
  url: 'https://jara.example/g/SB39YW1HP58EH',
  address: 'jara.example/g/SB39YW1HP58EH',
  lockedSince: '2026-11-17T13:02:00.000Z',
};
const operator = {
  productName: 'Jara',
  legalEntity: 'Jara Gifts Ltd',
  city: 'Lagos',
  supportEmail: 'help@jara.example',
} as Parameters<typeof drawPoster>[1];

const lettersOf = (text: string) => text.normalize('NFC').replace(/[^\p{L}\p{M}]/gu, '');

const sizeOf = (picture: Buffer) => ({ width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) });

describe('pictures of a giveaway', () => {
  it.each(CLOTH_THEMES)('are light enough for any phone in the cloth %s', async (theme) => {
    const dressed = { ...face, cloth: { theme, seed: 7 } };
    const [preview, square] = await Promise.all([drawPreview(dressed, 'Jara'), drawSquare(dressed, 'Jara')]);
    expect([sizeOf(preview), sizeOf(square)]).toEqual([PREVIEW, SQUARE]);
    expect(preview.length).toBeLessThan(100_000);
    expect(square.length).toBeLessThan(150_000);
  });

  it('take the longest words there can be, in any letters', async () => {
    const long = { ...face, title: 'Wò̩n '.repeat(16), host: 'محمد '.repeat(12), amount: '₦9,999,999,999.99' };
    await expect(drawPreview(long, 'Kudi & Sons')).resolves.toBeInstanceOf(Buffer);
    await expect(drawSquare(long, 'Kudi & Sons')).resolves.toBeInstanceOf(Buffer);
    await expect(drawPoster(long, operator)).resolves.toBeInstanceOf(Buffer);
  });

  it('carry a code to scan with room around it', () => {
    const { path, size } = qrPath(face.url);
    expect(size).toBeGreaterThan(24);
    const places = [...path.matchAll(/M(\d+) (\d+)h/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect([Math.min(...places), Math.max(...places)]).toEqual([2, size - 3]);
  });
});

describe('the poster of a giveaway', () => {
  it('says what there is, how to take part and what keeps people safe, and is the same bytes each time', async () => {
    const poster = await drawPoster(face, operator);
    const text = textOfPdf(poster).replaceAll('\n', ' ');
    for (const said of [
      face.title,
      'A giveaway by Grace Chapel, Surulere',
      face.amount,
      face.money,
      face.choice,
      'within 7 days',
      'Nobody ever pays to receive',
      'We never ask for a PIN, an OTP or a password.',
      'Only jara.example is Jara',
      'SB39-YW1HP-58EH',
      'jara.example/g/SB39YW1HP58EH',
      'Check it yourself: jara.example/check',
    ])
      expect(text).toContain(said);
    expect(poster.length).toBeLessThan(100_000);
    expect((await drawPoster(face, operator)).equals(poster)).toBe(true);
  });

  it.each(LANGUAGES)('says all of it in %s, letter by letter', async (language) => {
    const words = publicWords[language];
    const poster = await drawPoster({ ...face, language, hasPassword: true }, operator);
    const text = textOfPdf(poster).replaceAll('\n', ' ').normalize('NFC');
    for (const said of [
      words.byline(face.host),
      words.poster.howToTakePart,
      words.poster.password,
      words.poster.checkIt('jara.example/check'),
      giveawayWords[language].neverAskSecrets,
    ])
      expect(text).toContain(said.normalize('NFC'));
    // Each step stands beside its number, so only its letters follow each other.
    for (const step of [words.poster.scan, words.poster.open, words.poster.nameYourBank(7)])
      expect(lettersOf(text)).toContain(lettersOf(step));
    expect(poster.toString('latin1')).toContain(`/Lang (${language}-NG)`);
    expect(text).not.toMatch(/…|\uFFFD/);
  });

  it('tells of a password and of the draw where there is one', async () => {
    const text = textOfPdf(await drawPoster({ ...face, isDraw: true, hasPassword: true, claimDays: 1 }, operator));
    for (const said of ['Tap once to enter', 'Type the password', 'within 1']) expect(text).toContain(said);
  });
});
