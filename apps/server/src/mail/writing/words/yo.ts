import type { Words } from './en.ts';

export const words: Words = {
  yourCode: 'Kóòdù ẹ̀bùn rẹ (QUID)',
  orGoTo: (address) => ['Tàbí kí o lọ sí ', address],
  keepToYourself: 'Má fi han ẹnikẹ́ni',
  reference: 'Nọ́ńbà ìtọ́kasí',
  seeGift: 'Wo ẹ̀bùn rẹ',
  yourGiftAt: (address) => `Ẹ̀bùn rẹ: ${address}`,
  stopReminders: 'Dá àwọn ìránnilétí yìí dúró',
  questions: (email, phone, help) => ['Ṣé o ní ìbéèrè? Kọ̀wé sí ', email, ` tàbí pe ${phone}, tàbí wo `, help],
  help: 'Ìrànlọ́wọ́',
  yourData: (privacy) => ['Bí a ṣe ń tọ́jú àlàyé nípa rẹ: ', privacy],
  privacy: 'Ìpamọ́',
  whoWeAre: (company, city) => `${company}, ${city}, Nàìjíríà. Ẹ̀bùn owó pẹ̀lú èènì díẹ̀.`,
};
