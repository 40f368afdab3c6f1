import type { Words } from './en.ts';

export const words: Words = {
  yourCode: 'Lambar kyautarku (QUID)',
  orGoTo: (address) => ['Ko ku je ', address],
  keepToYourself: 'Kada ku nuna wa kowa',
  reference: 'Lambar shaida',
  seeGift: 'Duba kyautarku',
  yourGiftAt: (address) => `Kyautarku: ${address}`,
  stopReminders: 'Daina aiko da tunatarwa',
  questions: (email, phone, help) => [
    'Kuna da tambaya? Ku rubuto zuwa ',
    email,
    ` ko ku kira ${phone}, ko ku duba `,
    help,
  ],
  help: 'Taimako',
  yourData: (privacy) => ['Yadda muke kula da bayananku: ', privacy],
  privacy: 'Sirri',
  whoWeAre: (company, city) => `${company}, ${city}, Nijeriya. Kyautar kuɗi tare da ɗan ƙari.`,
};
