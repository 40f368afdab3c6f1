import type { Words } from './en.ts';

export const words: Words = {
  claimLink: {
    youHave: 'I nwere onyinye',
    sentYou: (sender) => `${sender} ziteere gị onyinye`,
    description:
      'Mepee onyinye ego gị ma ziga ego ahụ n’ụlọ akụ ọ bụla na Naịjirịa. Ọ dịghị mkpa ịdebanye aha, ọ dịghịkwa ihe ị ga-akwụ.',
    fetching: 'Chere obere, anyị na-eweta ya.',
    replaced: 'A gbanweela koodu a',
    replacedMeans:
      'Onye zitere onyinye a agbanweela koodu a, ya mere ọ naghị emepe ihe ọ bụla ọzọ. Ọ bụrụ na onyinye ahụ bụ nke gị, chọọ email ọhụrụ ma ọ bụ jụọ ha.',
  },
  card: { title: 'I nwere onyinye', tap: 'Metụ ya aka ka i mepee ya', from: (sender) => `Site n’aka ${sender}` },
};
