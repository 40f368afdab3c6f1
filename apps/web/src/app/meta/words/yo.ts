import type { Words } from './en.ts';

export const words: Words = {
  keywords: ['cash gift', 'Nigeria', 'ẹ̀bùn owó', 'Nàìjíríà', 'fi owó ránṣẹ́', 'kóòdù ẹ̀bùn'],
  home: 'Fi ẹ̀bùn owó ránṣẹ́ sí ẹnikẹ́ni ní Nàìjíríà. Fi káàdì tàbí báńkì sanwó, pín kóòdù oní-lẹ́tà 13, wọ́n á gba owó náà sí báńkì èyíkéyìí. Kò nílò àkáǹtì.',
  create: 'Yan iye, aṣọ àti ọ̀rọ̀ díẹ̀. Sanwó láìséwu, kí o sì gba kóòdù ẹ̀bùn tí o máa pín.',
  claim: 'Ṣé o ní kóòdù ẹ̀bùn? Tẹ̀ ẹ́, ṣí ẹ̀bùn rẹ, kí o sì fi owó náà ránṣẹ́ sí àkáǹtì báńkì rẹ.',
  withdraw:
    'Fi ẹ̀bùn tí o ti gbà ránṣẹ́ sí àkáǹtì báńkì èyíkéyìí ní Nàìjíríà. Owó iṣẹ́ jẹ́ ìdá 3 nínú 100, owó náà á sì dé láàárín wákàtí 24.',
  rules: 'Pinnu ẹni tó máa gba ẹ̀bùn: ẹni tó ṣí i ní ipò tí o yàn, àwọn ènìyàn tó máa pín in, tàbí ẹni tó bá dé lásìkò.',
  transactions: 'Àwọn ẹ̀bùn tí a sanwó fún láti orí ẹ̀rọ yìí, pẹ̀lú kóòdù àti rìsíìtì wọn.',
  help: 'Ìdáhùn sí ìbéèrè tó wọ́pọ̀, bí o ṣe lè kàn sí wa, àti ìtọ́sọ́nà kúkúrú lórí fífi ẹ̀bùn ránṣẹ́ àti gbígbà á.',
  trust: 'Owó tí a ń tọ́jú fún àwọn ènìyàn, ohun tí a jẹ wọ́n, àti ohun tí Paystack sọ pé ó wà níbẹ̀, dé orí kọ́bọ̀.',
  check: 'Lẹ línkì tàbí kóòdù mọ́ ibẹ̀, kí o sì rí i bóyá òótọ́ ni ẹ̀bùn ìta náà, bóyá ó ti parí, tàbí kì í ṣe tiwa.',
  yourData: 'Wo ohun tí a ní nípa àdírẹ́sì ímeèlì rẹ, tún un ṣe, tàbí kí a pa á rẹ́.',
  privacy: 'Ohun tí à ń gbà, ìdí rẹ̀, bí a ṣe ń tọ́jú rẹ̀ pẹ́ tó, àti ẹ̀tọ́ rẹ lábẹ́ òfin ààbò ìwífún ti Nàìjíríà.',
  terms: 'Àdéhùn láàárín ìwọ àti àwa: owó iṣẹ́, ẹ̀bùn tí ẹnikẹ́ni kò gbà, dídá owó padà, ojúṣe àti òfin tó ń darí rẹ̀.',
  cookies: 'Àwọn cookie díẹ̀ tí à ń lò, iṣẹ́ tí ọ̀kọ̀ọ̀kan ń ṣe, àti bí o ṣe lè ṣàkóso wọn.',
  anyOther: 'Ẹ̀bùn owó fún ẹnikẹ́ni ní Nàìjíríà: sanwó, pín kóòdù, gbà á, gba owó sí báńkì èyíkéyìí.',
};
