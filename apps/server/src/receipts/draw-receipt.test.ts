import { fc, test } from '@fast-check/vitest';
import { CLOTH_THEMES } from '@jara/domain/cloth/palettes';
import { LANGUAGES } from '@jara/domain/language';
import { PRACTICE_OPERATOR } from '@jara/domain/operator';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { KUDI } from '../../testing/live-environment.ts';
import { drawCloth } from '../drawing/draw-cloth.ts';
import { linesOf, widthOf } from '../drawing/typesetter.ts';
import { readConfig } from '../platform/config.ts';
import { drawReceipt } from './draw-receipt.ts';
import type { Receipt } from './receipt.ts';
import { textOfPdf } from './testing/pdf-text.ts';
import { receiptWords } from './words/all.ts';

const receipt: Receipt = {
  kind: 'withdrawal',
  language: 'en',
  cloth: { theme: 'sallah', seed: 42 },
  status: 'Transfer complete',
  amount: '₦9,700.00',
  caption: 'paid to ADA OKAFOR',
  sums: [
    { label: 'Gift', value: '₦10,000.00' },
    { label: 'Fee (3 %)', value: '−₦300.00' },
    { label: 'Paid out', value: '₦9,700.00' },
  ],
  details: [{ label: 'Bank', value: 'Zenith Bank' }],
  at: new Date('2026-11-20T08:00:00Z'),
};

describe('a receipt', () => {
  it('is one A5 page that brings its own letters, the naira sign among them', async () => {
    const pdf = await drawReceipt(receipt, PRACTICE_OPERATOR);
    const source = pdf.toString('latin1');
    expect(source.slice(0, 8)).toBe('%PDF-1.7');
    expect(source.match(/\/Type \/Page\n/g)).toHaveLength(1);
    expect(source).toContain('/MediaBox [0 0 419.53 595.28]');
    expect(source).toContain('/FontFile2');
    expect(source).not.toMatch(/\/BaseFont \/(Helvetica|Times)/);
    expect(pdf.length).toBeLessThan(60_000);
  });

  it('says what it was given, with the time in Lagos', async () => {
    const text = textOfPdf(await drawReceipt(receipt, PRACTICE_OPERATOR));
    for (const words of [
      'Transfer complete',
      '20 Nov 2026, 09:00 (Lagos)',
      '₦9,700.00',
      'paid to ADA OKAFOR',
      '−₦300.00',
      'Zenith Bank',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('\uFFFD');
  });

  it('is from whoever runs the product', async () => {
    const { operator } = readConfig(KUDI);
    const pdf = await drawReceipt(receipt, operator);
    const text = textOfPdf(pdf);
    for (const words of [operator.productName, operator.legalEntity, 'Lagos, Nigeria', operator.supportEmail])
      expect(text).toContain(words);
    expect(text + pdf.toString('latin1')).not.toMatch(/Jara\b|jara\.test/);
  });

  it.each(LANGUAGES)('has all the letters of %s', async (language) => {
    const words = receiptWords[language];
    const { status, reference, paidAt } = { ...words.payment, reference: words.reference };
    const details = [reference, paidAt, words.payment.anonymously, words.withdrawal.giftFrom].map((label) => ({
      label,
      value: '1',
    }));
    const pdf = await drawReceipt({ ...receipt, language, status, details }, PRACTICE_OPERATOR);
    const text = textOfPdf(pdf).normalize('NFC');
    for (const said of [status, ...details.map(({ label }) => label), words.foot('Jara')])
      expect(text).toContain(said.normalize('NFC'));
    expect(text).not.toMatch(/\uFFFD|\?/);
    expect(pdf.toString('latin1')).toContain(`/Lang (${language}-NG)`);
  });

  it('is the same document for the same payment', async () => {
    const [first, second] = await Promise.all([
      drawReceipt(receipt, PRACTICE_OPERATOR),
      drawReceipt(receipt, PRACTICE_OPERATOR),
    ]);
    expect(first.equals(second)).toBe(true);
  });

  it('shortens what there is no room for, and writes what its letters can', async () => {
    const long = `${'OLÚWAFÚNMILÁYỌ̀ '.repeat(12)}LTD`;
    const text = textOfPdf(
      await drawReceipt(
        { ...receipt, caption: long, details: [{ label: 'Name', value: `Ɗan 你 ${long}` }] },
        PRACTICE_OPERATOR,
      ),
    );
    expect(text).toContain('Ɗan ? OLÚWAFÚNMILÁYỌ̀'.normalize('NFC'));
    expect(text).toContain('…');
    expect(text).not.toContain('LTD');
  });
});

describe('lines of a receipt', () => {
  const type = { face: 'strong', size: 9.5 } as const;
  test.prop([fc.string({ maxLength: 200 }), fc.integer({ min: 20, max: 300 })], { numRuns: 40 })(
    'never run over their width or number',
    (text, width) => {
      const lines = linesOf(text, type, width, 2);
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) expect(widthOf(line, type)).toBeLessThanOrEqual(width);
    },
  );
});

describe('the cloth of a receipt', () => {
  test.prop([fc.constantFrom(...CLOTH_THEMES), fc.nat({ max: 4_294_967_295 })], { numRuns: 30 })(
    'can be woven into a document whatever its pattern',
    (theme, seed) => {
      const doc = new PDFDocument({ size: 'A5' });
      expect(() => drawCloth(doc, { theme, seed }, { width: 420, height: 118 })).not.toThrow();
    },
  );
});
