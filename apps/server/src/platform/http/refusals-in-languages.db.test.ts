import type { Language } from '@jara/domain/language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const asking = (language: string) => ({ 'accept-language': language });
const UNKNOWN = '/api/sent/0190a8f0-0000-7000-8000-000000000000';

describe('a refusal', () => {
  it.each([
    ['pcm', 'We no see this payment'],
    ['ha', 'Ba a samu wannan biyan kuɗi ba'],
    ['yo', 'A kò rí ìsanwó yìí'],
    ['ig', 'A hụghị ịkwụ ụgwọ a'],
  ] as const)('is told in %s, by the same code', async (language, message) => {
    const answer = await world.browser().get(UNKNOWN, asking(`${language}-NG,en;q=0.5`));
    expect(answer).toMatchObject({ status: 404, body: { code: 'payment_not_found', message } });
    expect(answer.headers).toMatchObject({ 'content-language': `${language}-NG` });
    expect(String(answer.headers.vary)).toContain('accept-language');
  });

  it.each([undefined, 'en-GB,ha;q=0.5', 'fr', '*', ',;q=,'])('is what it was in English for %j', async (header) => {
    const answer = await world.browser().get(UNKNOWN, header === undefined ? {} : asking(header));
    expect(answer.body).toMatchObject({ code: 'payment_not_found', message: 'Failed to fetch transaction' });
    expect(answer.headers).toMatchObject({ 'content-language': 'en-NG' });
  });

  it.each<[Language, string, string]>([
    ['en', 'That password is not right. 9 tries left.', 'The smallest gift is ₦50'],
    ['pcm', 'That password no correct. You fit still try 9 times.', 'The smallest gift na ₦50'],
    ['ha', 'Kalmar sirrin ba daidai ba ce. Gwaji 9 ya rage.', 'Mafi ƙanƙantar kyauta ita ce ₦50'],
    ['yo', 'Ọ̀rọ̀ aṣínà náà kò tọ́. Ó ku ìgbìyànjú 9.', 'Ẹ̀bùn tó kéré jù ni ₦50'],
    ['ig', 'Okwuntughe ahụ ezighị ezi. Ị ka nwere ike ịnwa ugboro 9.', 'Onyinye kacha nta bụ ₦50'],
  ])('keeps its numbers and its money in %s', async (language, wrongPassword, tooSmall) => {
    const { quid } = await world.paidGift({ password: 'sunshine' });
    const guess = await world
      .browser()
      .post(`/api/rules/claim?quid=${quid}`, { password: 'rainfall' }, asking(language));
    expect(guess.body).toMatchObject({ code: 'wrong_password', message: wrongPassword });

    const order = { amount: 1, email: 'ada@example.com' };
    const quote = await world.browser().post('/api/quotes', order, asking(language));
    expect(quote.body).toMatchObject({ code: 'amount_too_small', message: tooSmall });
  });

  it.each<[Language, RegExp]>([
    ['en', /^Choose between 2 and 1,000 people$/],
    ['pcm', /^Choose from 2 to 1,000 people$/],
    ['ha', /^Ku zaɓi mutane tsakanin 2 da 1,000$/],
    ['yo', /^Yan iye ènìyàn láàárín 2 sí 1,000$/],
    ['ig', /^Họrọ mmadụ site na 2 ruo 1,000$/],
  ])('says what is wrong with a rule in %s', async (language, message) => {
    const { quid, sender } = await world.paidGift({ amount: naira(5_000) });
    const saved = await sender.post('/api/rules', { quid, equalShares: 1 }, asking(language));
    expect(saved.body).toMatchObject({ code: 'rule_invalid', message: expect.stringMatching(message) });
  });

  it.each<[Language, string, string]>([
    ['en', 'Please enter a valid email address', 'email'],
    ['pcm', 'Abeg put correct email address', 'email'],
    ['ha', 'Don Allah ku rubuta adireshin imel daidai', 'email'],
    ['yo', 'Jọ̀ọ́ kọ àdírẹ́sì ímeèlì tó tọ́', 'email'],
    ['ig', 'Biko tinye adreesị email ziri ezi', 'email'],
  ])('says what is wrong with a field in %s', async (language, message, field) => {
    const answer = await world.browser().post('/api/transactions/list-link', { email: 'ada' }, asking(language));
    expect(answer.body).toMatchObject({ code: 'invalid_input', message, fields: { [field]: message } });
  });

  it('names no field of ours to people, and keeps the library’s English to itself', async () => {
    const ask = (language: string) =>
      world.browser().post('/api/transactions/list-link', { email: 'ada@example.com', more: 1 }, asking(language));
    expect((await ask('en')).body.message).toBe('Unrecognized key: "more"');
    expect((await ask('ha')).body).toMatchObject({
      message: 'Wani abu a cikin abin da aka aika ba daidai ba ne',
      fields: { '': 'Ba daidai ba ne' },
    });
  });

  it('is in English for staff, whatever their browser asks for', async () => {
    const answer = await world.browser().get('/api/admin/dashboard', asking('ha'));
    expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthorized access' } });
    expect(answer.headers).toMatchObject({ 'content-language': 'en-NG' });
  });
});
