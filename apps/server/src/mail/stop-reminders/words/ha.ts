import type { Words } from './en.ts';

export const words: Words = {
  goesOn:
    'Kyaututtukan da aka aiko muku za su ci gaba da isowa, haka ma rasit, link ɗin da kuka nema da labarin kuɗin da ke kan hanyar zuwa banki.',
  stopTitle: 'A daina tunatarwa?',
  stopMeans:
    'Ba za mu ƙara tuna wa adireshin da aka aika wa wannan link game da kyautar da take jira ko take ƙarewa ba.',
  stopThem: 'Daina tunatarwa',
  canComeAgain: 'Za ku iya sa su dawo a wannan shafin, daga link ɗin da ke cikin imel.',
  stoppedTitle: 'An daina tunatarwa',
  stopped: 'Mun daina tuna wa adireshin da aka aika wa wannan link game da kowace kyauta.',
  byMistake: 'Kun dakatar da su bisa kuskure? Ku sa su dawo:',
  again: 'Sake tuna mini',
  unknownTitle: 'Wannan link bai cika ba',
  unknown: 'Ku sake buɗe shi daga imel ɗin, gaba ɗayansa. Ba a sauya komai ba.',
  questions: 'Kuna da tambaya?',
};
