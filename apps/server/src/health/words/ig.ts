import type { Words } from './en.ts';

export const words: Words = {
  operational: 'Ihe niile na-arụ ọrụ nke ọma',
  inTrouble: 'Anyị nwere obere nsogbu ugbu a',
  delayed: 'Izipu ego na email na-egbu oge',
  clockIsWrong: 'Elekere igwe a ezighị ezi; anyị na-edozi ya',
  leaving: 'Igwe a na-achọ ịkwụsị; nke ọzọ ga-aza',
};
