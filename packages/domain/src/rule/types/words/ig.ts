import type { Words } from './en.ts';

export const words: Words = {
  NTH_PERSON: 'Otu onye ga-enweta ihe niile, ọ bụ naanị onye zitere ya maara onye ọ bụ n’ahịrị',
  SPLIT: 'Ọtụtụ mmadụ ga-ekere ya, ka ha si abịa',
  TIME: 'Ọ ga-emeghe n’oge a kara aka, onye mbụ meghere ya mgbe ahụ ga-enweta ihe niile',
  EQUAL: 'Ọtụtụ mmadụ ga-enweta òkè hà nhata, ka ha si abịa',
  LUCKY: 'Ọtụtụ mmadụ ga-enweta òkè, ọ bụ nza ga-ekpebi ole ọ ga-abụ',
  DRAW: 'Onye ọ bụla banyere tupu e mechie ya nwere otu ohere ahụ, mgbe ahụ ka a ga-efe nza',
};
