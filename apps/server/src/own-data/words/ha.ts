import type { Words } from './en.ts';

export const words: Words = {
  onItsWay: 'Idan muna riƙe da wani abu game da wannan adireshi, link ɗinsa yana kan hanyar zuwa can.',
};
