import type { Words } from './en.ts';

export const words: Words = {
  title: 'Asụsụ ha',
  ask: 'Kedu asụsụ ha na-agụ nke ọma?',
  means: 'Email, kaadị na ibe onyinye ahụ ga-adị n’asụsụ a. Ha nwere ike ịgbanwe ya ebe ahụ.',
};
