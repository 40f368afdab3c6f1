import type { Words } from './en.ts';

export const words: Words = {
  lead: 'Dee koodu e zitere gị. Ile onyinye anya bụ n’efu, ọ naghị ewepụ ihe ọ bụla na ya.',
  code: 'Koodu onyinye (QUID)',
  hint: 'Mkpụrụedemede na nọmba 13, dịka 7K2M-QX94T-B3RW. I nwekwara ike itinye linkị ahụ dum.',
  find: 'Chọta onyinye m',
  required: 'Achọrọ koodu onyinye (QUID)',
  wrongLength: 'QUID ga-enwerịrị mkpụrụedemede na nọmba 13',
  typingMistake: 'E nwere mmehie n’otu e si dee koodu ahụ. Lelee ya ma nwaa ọzọ.',
};
