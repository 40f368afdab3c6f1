import type { Words } from './en.ts';

export const words: Words = {
  placeInLine: (seconds) =>
    `Ọtụtụ mmadụ nọ ebe a ugbu a. E debeere gị ọnọdụ gị n’ahịrị: ibe a ga-alọghachi na sekọnd ${seconds}, mgbe ahụ i nwere ike ịpị ọzọ.`,
  waiting: {
    notYet: 'Oge erubeghị',
    opensOn: (when) => `Onyinye a ga-emepe na ${when}.`,
    choseTheTime: (sender) => `Ọ bụ ${sender} họpụtara oge ahụ.`,
    opening: 'Ọ na-emepe…',
    keepOpen: 'Hapụ ibe a oghe, ma ọ bụ lọta ọzọ',
    opensByItself: 'Ọ ga-emepe ebe a n’onwe ya. Linkị dị n’ozi gị agaghị agbanwe.',
  },
  onThisDevice: {
    gifts: 'Onyinye dị na ngwaọrụ a',
    opened: (date) => `E mepere ya na ${date}`,
    forget: (quid) => `Chefuo onyinye ${quid}`,
    forgetThisGift: 'Ka ngwaọrụ a chefuo onyinye a?',
    keepIt: 'Debe ya',
    forgetIt: 'Chefuo ya',
    forgettingMeans:
      'Igodo mbanye e debere ebe a ga-eso ya. Buru ụzọ wepụta ego ahụ, ma ọ bụ detuo igodo ahụ: na-enweghị ya, ọ ga-esi ike iru ego onyinye a.',
  },
};
