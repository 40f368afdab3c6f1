import { REFUSALS, type RefusalCode } from '@jara/contract/refusals';
import { LANGUAGES } from '@jara/domain/language';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { fieldSentence } from './field-sentence.ts';
import { sentenceOf, toldIn } from './told-in.ts';
import { toldWords } from './words/all.ts';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const CODES = Object.keys(REFUSALS) as RefusalCode[];

describe('the sentence of a code', () => {
  it('is the contract’s own in English', () => {
    for (const code of CODES) expect(sentenceOf(code, 'en')).toBe(REFUSALS[code].message);
  });

  it.each(OTHERS)('ends as the English one does in %s', (language) => {
    for (const code of CODES)
      expect([code, sentenceOf(code, language).endsWith('.')]).toEqual([code, REFUSALS[code].message.endsWith('.')]);
  });

  it.each(OTHERS)('is no English where people meet it in %s', (language) => {
    expect(sentenceOf('gift_taken', language)).not.toBe(REFUSALS.gift_taken.message);
    expect(sentenceOf('signature_rejected', language)).toBe(REFUSALS.signature_rejected.message);
  });
});

describe('a refusal', () => {
  const refusal = new Refusal('amount_too_small', {
    message: (language) => toldWords[language].smallestGift('₦100'),
    fields: { amount: (language) => toldWords[language].smallestGift('₦100'), note: 'for machines' },
  });

  it('is logged in English and told in the language of whoever asked', () => {
    expect(refusal.message).toBe('The smallest gift is ₦100');
    expect(toldIn(refusal, 'ha')).toEqual({
      message: 'Mafi ƙanƙantar kyauta ita ce ₦100',
      fields: { amount: 'Mafi ƙanƙantar kyauta ita ce ₦100', note: 'for machines' },
    });
    expect(toldIn(refusal, 'en').message).toBe(refusal.message);
  });

  it('is told by its code where it has no sentence of its own', () => {
    const nothing = new Refusal('gift_taken', { message: () => undefined });
    expect(nothing.message).toBe(REFUSALS.gift_taken.message);
    expect(toldIn(nothing, 'yo')).toEqual({ message: 'Wọ́n ti gba ẹ̀bùn yìí.', fields: undefined });
  });
});

describe('what a shape says about a field', () => {
  it('is found by its English', () => {
    expect(fieldSentence('Please select a bank', 'ig')).toBe('Biko họrọ ụlọ akụ');
    expect(fieldSentence('Email is required', 'pcm')).toBe('You must put email');
  });

  it('is left to the code where it is not ours', () => {
    expect(fieldSentence('Invalid input: expected string', 'ha')).toBeUndefined();
  });
});
