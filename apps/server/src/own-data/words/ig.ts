import type { Words } from './en.ts';

export const words: Words = {
  onItsWay: 'Ọ bụrụ na anyị ji ihe ọ bụla gbasara adreesị a, linkị ya na-abịa n’ebe ahụ.',
};
