import { LANGUAGES, type Language } from '@jara/domain/language';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const asking = (language: Language) => ({ 'accept-language': language });

it('how a gift stands is told in the language of whoever looks, to each their own', async () => {
  const { quid } = await world.paidGift();
  const told: string[] = [];
  for (const language of LANGUAGES)
    told.push((await world.browser().get(`/api/transactions/quid/${quid}/verify`, asking(language))).body.message);
  expect(told).toEqual([
    'This gift is waiting to be opened.',
    'This gift dey wait make you open am.',
    'Wannan kyauta tana jiran a buɗe ta.',
    'Ẹ̀bùn yìí ń dúró kí a ṣí i.',
    'Onyinye a na-eche ka e mepee ya.',
  ]);
});

it('whom a gift turns away is told so in their own language, though the answer is made once for many', async () => {
  const { quid, sender } = await world.paidGift();
  await sender.post('/api/rules', { quid, nthPerson: 50 });
  const claim = async (language: Language) =>
    (await world.browser().post(`/api/rules/claim?quid=${quid}`, {}, asking(language))).body.message;
  const [english, hausa] = [await claim('en'), await claim('ha')];
  expect(english).toMatch(/^Not this time\./);
  expect(hausa).toMatch(/^Ba a wannan karon ba\./);
  expect([await claim('en'), await claim('ha')]).toEqual([english, hausa]);
});
