import type { Words } from './en.ts';

export const words: Words = {
  onThisPage: 'Lórí ojú ìwé yìí',
  inForceSince: (date) => `Ó ń ṣiṣẹ́ láti ${date}`,
  inShort: 'Ní kúkúrú',
  whichTextBinds:
    'Àkópọ̀ nìyí kó lè yé ọ kíákíá. Ọ̀rọ̀ náà lẹ́kùn-ún rẹ́rẹ́ wà nísàlẹ̀ ní èdè Gẹ̀ẹ́sì, ti Gẹ̀ẹ́sì náà ló sì ní agbára òfin.',
  privacy: {
    title: 'Ìlànà ìpamọ́',
    inShort: [
      'Ohun tí ẹ̀bùn nílò láti dé àkáǹtì báńkì nìkan ni à ń gbà. A kì í tà á, a kì í sì í fi ṣe ìpolówó.',
      'O kò nílò ìforúkọsílẹ̀. Ìwífún káàdì rẹ ń lọ sọ́dọ̀ Paystack, kì í wá sọ́dọ̀ wa.',
      'A kì í béèrè BVN, NIN, ọjọ́ ìbí, nọ́ńbà àwọn ọ̀rẹ́ rẹ tàbí ibi tí o wà.',
      'Tí ẹnì kan bá fún wa ní ímeèlì rẹ láti fi ẹ̀bùn ránṣẹ́ sí ọ, ẹ̀bùn yẹn nìkan ni a ó lò ó fún. Gbogbo ìránnilétí ní línkì tó ń dá gbogbo ìránnilétí dúró.',
      'Paystack, àwọn báńkì, àti àwọn tó ń gbé ímeèlì àti ojú ìwé wa ń rí ohun tó kàn wọ́n. Ìjọba ń rí ohun tí òfin bá pọn dandan fún wa láti fún wọn nìkan.',
      'A ń tọ́jú àkọsílẹ̀ owó fún ọdún márùn-ún ó kéré tán.',
      'Lórí ojú ìwé “Ìwífún rẹ” o lè rí ohun tí a ní nípa rẹ, kí o tún un ṣe, tàbí kí a pa á rẹ́. Ọ̀fẹ́ ni. A ó dáhùn ohun mìíràn láàárín wákàtí 72.',
      'O tún lè fẹjọ́ sùn Nigeria Data Protection Commission nígbàkúgbà.',
    ],
  },
  terms: {
    title: 'Àdéhùn àti ìlànà',
    inShort: [
      'Iye ẹ̀bùn náà ni o máa san. Ẹni tó gbà á máa san ìdá 3 nínú 100 nígbà tí owó bá ń lọ sí báńkì, àfi tí o bá yàn láti san án fún un.',
      'Ẹnikẹ́ni tó bá ní kóòdù lè ṣí ẹ̀bùn náà, nítorí náà ṣọ́ra bí o ṣe ń pín in.',
      'O gbọ́dọ̀ tó ọmọ ọdún 18, kí o lo owó tìrẹ, kí o má sì ṣe jìbìtì. A kì í ta ìwọlé sí ẹ̀bùn.',
      'Ẹ̀bùn ń dúró fún ọjọ́ 365, tàbí ọjọ́ 7, 30 tàbí 90 tí ẹni tó fi ránṣẹ́ yàn. Ohun tí a kò gbà á padà sí káàdì tó sanwó, lẹ́yìn tí a bá yọ ohun tí ilé-iṣẹ́ ìsanwó fi pamọ́ lára owó iṣẹ́ wọn. Kì í di tiwa láé.',
      'Ẹni tó fi ránṣẹ́ lè fagilé ẹ̀bùn títí a ó fi ṣí gbogbo rẹ̀; ohun tí a ti gbà jẹ́ ti ẹni tó gbà á. Tí ìwọlé sí gègé bá ti parí, ẹni tó fi ránṣẹ́ kò lè fagilé e mọ́.',
      'A ń fi owó ránṣẹ́ sí báńkì láàárín wákàtí 24 tí o bá fìdí rẹ̀ múlẹ̀. Ènìyàn kan máa ń kọ́kọ́ wo àwọn kan.',
      'A lè mú ẹ̀bùn dúró tí ìjiyàn bá wà lórí ìsanwó tàbí tí a bá fura sí jìbìtì. Dídí ẹ̀bùn kì í sọ owó náà di tiwa.',
      'Tí àìgbọ́ra-ẹni-yé bá wà, kọ́kọ́ bá wa sọ̀rọ̀. Ohun tó bá ṣẹ́ kù, ìdájọ́ onílàjà (arbitration) ní Nàìjíríà ló máa yanjú rẹ̀, lábẹ́ òfin Nàìjíríà. Ẹ̀tọ́ rẹ gẹ́gẹ́ bí oníbàárà ṣì wà.',
    ],
  },
  cookies: {
    title: 'Ìlànà cookie',
    inShort: [
      'Cookie díẹ̀ ni à ń lò. jara_browser ń jẹ́ kí burausa rẹ tún rí àwọn ẹ̀bùn rẹ̀, ó sì máa ń wà fún ọjọ́ 400 lẹ́yìn ìgbà tí o wá kẹ́yìn.',
      'jara_language ń pa èdè tí o yàn mọ́ fún ọdún kan. Tí èdè náà bá wá láti inú ẹ̀bùn, fún ìgbà tí o wá yẹn nìkan ni.',
      'Tí ọ̀pọ̀ ènìyàn bá wá síbi ẹ̀bùn kan lẹ́ẹ̀kan náà, jara_work ń tọ́jú àyè rẹ fún ìṣẹ́jú 5.',
      'A kì í ka àwọn tó wá, kò sí ìpolówó, kò sí cookie ẹlòmíì lórí ojú ìwé wa. Ìdí nìyẹn tí ìkéde kankan kò fi bi ọ́.',
      'Àwọ̀ ojú ìwé àti ẹ̀bùn tí o kò tíì sanwó fún wà lórí ẹ̀rọ rẹ. A kì í fi wọ́n ránṣẹ́ sí wa.',
      'Tí o bá pa gbogbo rẹ̀ rẹ́, burausa yìí kò ní rí ẹ̀bùn àti kọ́kọ́rọ́ rẹ̀ mọ́. Kọ́kọ́ da kóòdù àti kọ́kọ́rọ́ tí o ṣì nílò kọ.',
      'Tí o bá sanwó lójú ìwé Paystack tàbí pín nǹkan ní WhatsApp, wọ́n ní cookie tiwọn níbẹ̀.',
    ],
  },
  clearing: {
    what: 'Àwọ̀ ojú ìwé, ohun tí o ti bẹ̀rẹ̀, iye ìkẹyìn àti àkáǹtì báńkì tí ẹ̀rọ yìí rántí. Kọ́kọ́rọ́ àwọn ẹ̀bùn rẹ ṣì wà.',
    clear: 'Pa àṣàyàn rẹ́',
    cleared: 'A ti pa á rẹ́.',
  },
};
