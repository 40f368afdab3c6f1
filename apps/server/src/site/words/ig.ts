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
  giveaway: {
    none: 'Enweghị onyinye ọha ebe a',
    noneMeans: 'Enweghị onyinye ọha nwere koodu a. Ọ bụrụ na mmadụ zitere gị ya, buru ụzọ nyochaa ya.',
    checkFirst: (address) =>
      `Nyochaa ihe e zitere gị na ${address} tupu i kesaa ya ma ọ bụ gwa onye ọ bụla ihe ọ bụla.`,
    stopped: 'Anyị akwụsịla ya.',
    paused: 'Onye na-enye ya akwụsịtụla ya.',
    drawing: 'E mechiela ya, a na-achọkwa ime nza.',
    allTaken: 'Òkè ọ bụla enweela onye nwe ya.',
    closed: 'E mechiela ya.',
    over: 'Ọ gwụla.',
    inBank: (inBank, total) => `Òkè ${inBank} n’ime ${total} adịla n’ụlọ akụ.`,
    taken: (taken, total) => `E werela òkè ${taken} n’ime ${total}.`,
  },
  card: { title: 'I nwere onyinye', tap: 'Metụ ya aka ka i mepee ya', from: (sender) => `Site n’aka ${sender}` },
};
