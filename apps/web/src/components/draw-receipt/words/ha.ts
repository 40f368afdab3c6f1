import type { Words } from './en.ts';

export const words: Words = {
  youAreIn: (number) => `Kun shiga. Lambarku ${number}`,
  comeBack:
    'Ku dawo wannan shafin a wannan burauzar bayan an rufe shiga: zai faɗa muku ko kun ci. Babu wanda zai iya ɗaukar wurinku.',
  title: 'Rasit ɗinku',
  proves:
    'Da shi za ku iya tabbatarwa daga baya cewa kun shiga, kuma a wannan wurin: yana cikin jerin da muke wallafawa, kuma ba za a iya sauya komai da ya zo kafin shi ba sai kan sarƙar ya sauya.',
  number: 'Lamba',
  ticket: 'Tikiti',
  head: 'Kan sarƙar da kuke ciki',
  copy: 'Kwafi rasit',
};
