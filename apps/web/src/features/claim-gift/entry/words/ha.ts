import type { Words } from './en.ts';

export const words: Words = {
  lead: 'Ku rubuta lambar da aka aiko muku. Ba a biyan komai don duba kyauta, kuma dubawa ba ta rage mata komai.',
  code: 'Lambar kyauta (QUID)',
  hint: 'Haruffa da lambobi 13, kamar 7K2M-QX94T-B3RW. Kuna iya liƙa link ɗin gaba ɗaya.',
  find: 'Nemo kyautata',
  required: 'Ana buƙatar lambar kyauta (QUID)',
  wrongLength: 'Dole QUID ta kasance haruffa da lambobi 13',
  typingMistake: 'Akwai kuskuren rubutu a wannan lambar. Ku duba ta ku sake gwadawa.',
};
