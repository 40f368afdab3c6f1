import type { Words } from './en.ts';

export const words: Words = {
  titled: (title, host) => `${title}, láti ọwọ́ ${host}`,
  byline: (host) => `Ẹ̀bùn ìta láti ọwọ́ ${host}`,
  openUntil: (until) => `Ó wà ní ṣíṣí títí di ${until} (Lagos)`,
  openFromUntil: (from, until) => `Láti ${from} títí di ${until} (Lagos)`,
  reported: 'A dúpẹ́. Àwọn òṣìṣẹ́ wa máa yẹ̀ ẹ́ wò.',
  square: {
    scan: 'Fi kámẹ́rà kà á láti kópa',
    code: (code) => `Kóòdù ${code}`,
    nobodyPays: 'Ẹnikẹ́ni kì í sanwó kí ó tó gbà á.',
  },
  poster: {
    cloth: (product) => `${product}: aṣọ tí a fi wé ẹ̀bùn ìta yìí`,
    qr: (address) => `Kóòdù QR tó ń lọ sí ${address}`,
    howToTakePart: 'Bí a ṣe ń kópa',
    scan: 'Fi kámẹ́rà fóònù rẹ ka èyí. O kò nílò àkáǹtì.',
    enter: 'Tẹ̀ ẹ́ lẹ́ẹ̀kan láti kópa. Àǹfààní kan náà ni gbogbo ènìyàn ní.',
    open: 'Tẹ̀ ẹ́ láti ṣí i. Ojú ìwé náà máa sọ ohun tó jẹ́ tìrẹ lẹ́sẹ̀kẹsẹ̀.',
    password: 'Tẹ ọ̀rọ̀ aṣínà tí ẹni tó ń fúnni fún ọ.',
    nameYourBank: (days) => `Bí o bá borí, sọ àkáǹtì báńkì rẹ láàárín ọjọ́ ${days}. Ibẹ̀ la máa fi owó náà ránṣẹ́ sí.`,
    checkIt: (address) => `Yẹ̀ ẹ́ wò fúnra rẹ: ${address}`,
  },
};
