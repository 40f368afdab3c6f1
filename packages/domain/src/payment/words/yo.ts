import type { Words } from './en.ts';

export const words: Words = {
  theyReceive: 'Ohun tí wọ́n máa gbà',
  feeChargedToYou: 'Owó iṣẹ́ tí o san',
  gift: 'Ẹ̀bùn',
  paid: 'Iye tí o san',
  failures: {
    cancelled: 'A fagilé ìsanwó náà',
    neverCompleted: 'A kò parí ìsanwó náà',
    declined: 'Báńkì kọ ìsanwó náà',
    notOpened: 'Ojú ìwé ìsanwó kò ṣí',
    differs: 'Owó tó dé yàtọ̀ sí ẹ̀bùn náà. À ń yẹ̀ ẹ́ wò.',
    differed: 'Owó tó dé yàtọ̀ sí ẹ̀bùn náà. Ó ti padà sínú káàdì rẹ.',
    wentBack: 'Owó ẹ̀bùn yìí ti padà sínú káàdì rẹ.',
    takenBack: 'Báńkì rẹ gba owó tí a san yìí padà',
  },
  advice: {
    cancelled: 'A kò gba nǹkan kan. San án nígbàkígbà tí o bá fẹ́, tàbí kí o fi í sílẹ̀ bẹ́ẹ̀.',
    noFunds: 'Owó inú àkáǹtì náà kò tó. Fi owó sí i, lo káàdì mìíràn, tàbí fún ni ní ẹ̀bùn tó kéré sí i.',
    noCodes:
      'Báńkì rẹ kò tíì máa fi kóòdù ẹ̀ẹ̀kan (OTP) ránṣẹ́ fún káàdì yìí. Sọ fún báńkì rẹ kí wọ́n tan án, tàbí lo káàdì mìíràn tàbí fi owó ránṣẹ́ láti báńkì.',
    wrongCode: 'Kóòdù ẹ̀ẹ̀kan (OTP) náà kò tọ́ tàbí ó pẹ́ jù. Tún gbìyànjú pẹ̀lú kóòdù tuntun jù lọ tí báńkì rẹ fi ránṣẹ́.',
    wrongPin:
      'PIN náà kò tọ́. Yẹ̀ ẹ́ wò kí o sì tún gbìyànjú: bí o bá ṣì í ní ìgbà mélòó kan, báńkì máa ń ti káàdì náà pa.',
    wrongDigits: 'Nọ́ńbà mẹ́ta tó wà lẹ́yìn káàdì náà kò tọ́. Yẹ̀ wọ́n wò kí o sì tún gbìyànjú.',
    cardPastDate: 'Ọjọ́ káàdì yìí ti kọjá. Lo káàdì mìíràn tàbí fi owó ránṣẹ́ láti báńkì.',
    overLimit: 'Èyí ju iye tí káàdì náà lè ná lọ. Fi kún òṣùwọ̀n rẹ̀ nínú áàpù báńkì rẹ, tàbí fi owó ránṣẹ́ láti báńkì.',
    notSureItIsYou:
      'Báńkì rẹ kò dá a lójú pé ìwọ ni. Tún gbìyànjú kí o sì fọwọ́ sí i nínú áàpù báńkì rẹ, tàbí lo káàdì mìíràn.',
    cardStopped: 'Báńkì rẹ ti dá káàdì yìí dúró. Pe báńkì rẹ, tàbí lo káàdì mìíràn.',
    notOnline:
      'A kò lè lo káàdì yìí lórí ayélujára. Tan èyí nínú áàpù báńkì rẹ, tàbí lo káàdì mìíràn tàbí fi owó ránṣẹ́ láti báńkì.',
    tookTooLong: 'Ó pẹ́ jù, a kò sì gba nǹkan kan. Tún gbìyànjú pẹ̀lú fóònù àti káàdì rẹ nítòsí.',
    bankNotWorking: 'Báńkì náà tàbí ọ̀nà tó lọ síbẹ̀ kò ṣiṣẹ́. Tún gbìyànjú ní ìṣẹ́jú díẹ̀ sí i, tàbí lo káàdì mìíràn.',
    declined:
      'Báńkì rẹ kọ̀ ọ́, wọn kò sì sọ ìdí fún wa. Báńkì rẹ lè sọ ọ́; káàdì mìíràn tàbí fífi owó ránṣẹ́ láti báńkì sábà máa ń ṣiṣẹ́.',
  },
};
