import type { Words } from './en.ts';

export const words: Words = {
  operational: 'Komai yana aiki daidai',
  inTrouble: 'Muna da matsala a yanzu',
  delayed: 'Tura kuɗi da imel suna jinkiri',
  clockIsWrong: 'Agogon wannan na’ura ba daidai yake ba; muna gyara shi',
  leaving: 'Wannan na’ura tana dab da tsayawa; wata za ta amsa',
};
