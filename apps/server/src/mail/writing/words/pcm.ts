import type { Words } from './en.ts';

export const words: Words = {
  yourCode: 'Your gift code (QUID)',
  orGoTo: (address) => ['Or go ', address],
  keepToYourself: 'No show anybody',
  reference: 'Reference',
  seeGift: 'See your gift',
  yourGiftAt: (address) => `Your gift dey here: ${address}`,
  stopReminders: 'Stop these reminders',
  questions: (email, phone, help) => ['You get question? Write ', email, ` or call ${phone}, or look `, help],
  help: 'Help',
  yourData: (privacy) => ['How we dey handle your data: ', privacy],
  privacy: 'Privacy',
  whoWeAre: (company, city) => `${company}, ${city}, Nigeria. Cash gift wey get small jara join.`,
};
