import type { Words } from './en.ts';

export const words: Words = {
  youAreIn: (number) => `Ị banyela. Nọmba ${number}`,
  comeBack:
    'Lọghachi n’ibe a na ihe nchọgharị a mgbe e mechiri ya: ọ ga-agwa gị ma i meriri. Ọ nweghị onye ọzọ nwere ike iwere ọnọdụ gị.',
  title: 'Risiti gị',
  proves:
    'I nwere ike iji ya gosi ma e mechaa na ị banyere, nakwa na ọnọdụ gị bụ nke a: ọ dị na ndepụta anyị na-ebipụta, a gaghị agbanweli ihe ọ bụla bu ya ụzọ ma isi agbụ ahụ agbanweghị.',
  number: 'Nọmba',
  ticket: 'Tiketi',
  head: 'Isi agbụ nke i so na ya',
  copy: 'Detuo risiti',
};
