import type { Words } from './en.ts';

export const words: Words = {
  yourCode: 'Koodu onyinye gị (QUID)',
  orGoTo: (address) => ['Ma ọ bụ gaa na ', address],
  keepToYourself: 'Egosila onye ọ bụla ya',
  reference: 'Nọmba ntụaka',
  seeGift: 'Lee onyinye gị',
  yourGiftAt: (address) => `Onyinye gị: ${address}`,
  stopReminders: 'Kwụsị ncheta ndị a',
  questions: (email, phone, help) => [
    'Ị nwere ajụjụ? Degara ',
    email,
    ` akwụkwọ ma ọ bụ kpọọ ${phone}, ma ọ bụ lee `,
    help,
  ],
  help: 'Enyemaka',
  yourData: (privacy) => ['Otu anyị si elekọta ozi gị: ', privacy],
  privacy: 'Nzuzo',
  whoWeAre: (company, city) => `${company}, ${city}, Naịjirịa. Onyinye ego nwere obere mgbakwunye.`,
};
