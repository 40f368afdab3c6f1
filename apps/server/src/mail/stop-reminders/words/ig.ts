import type { Words } from './en.ts';

export const words: Words = {
  goesOn: 'Onyinye e zitere gị ka ga-eru gị, otú ahụ kwa ka risiti, linkị ị rịọrọ na ozi banyere ego na-aga n’ụlọ akụ.',
  stopTitle: 'Ị chọrọ ịkwụsị ncheta?',
  stopMeans: 'Anyị agaghị echetara adreesị e zigaara linkị a onyinye ọ bụla na-eche ma ọ bụ na-agwụ agwụ.',
  stopThem: 'Kwụsị ncheta ndị a',
  canComeAgain: 'Ị nwere ike ime ka ha bịa ọzọ n’otu ibe a, site na linkị dị na email ahụ.',
  stoppedTitle: 'Ncheta akwụsịla',
  stopped: 'Anyị anaghịzi echetara adreesị e zigaara linkị a onyinye ọ bụla.',
  byMistake: 'Ị kwụsịrị ha na mmejọ? Mee ka ha bịa ọzọ:',
  again: 'Chetaara m ọzọ',
  unknownTitle: 'Linkị a ezughị ezu',
  unknown: 'Mepee ya ọzọ site na email ahụ, ya niile. O nweghị ihe gbanwere.',
  questions: 'I nwere ajụjụ?',
};
