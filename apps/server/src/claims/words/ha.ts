import { words as time } from '@jara/domain/time/words/ha';
import type { Words } from './en.ts';

export const words: Words = {
  time,
  claimed: 'Kun karɓi kyautar',
  won: 'Kun ci. Wannan kaso naku ne.',
  yours: 'Wannan kyauta taku ce.',
  waiting: 'Wannan kyauta tana jiran a buɗe ta.',
  notThisTime: 'Ba a wannan karon ba. Kyautar ta mutum ɗaya mai sa’a ce, kuma ba ku ba ne. Mun gode da kuka gwada.',
  notDrawn: 'Ba a wannan karon ba. An yi ƙuri’a, kuma ba ku cikin waɗanda suka ci. Mun gode da kuka shiga.',
  inOnHold: (number) => `Kun shiga. Lamba ${number}. An tsayar da ƙuri’ar a yanzu. Za a yi ta idan hakan ya wuce.`,
  inAndClosed: (number) => `Kun shiga. Lamba ${number}. An rufe shiga, kuma nan ba da daɗewa ba za a yi ƙuri’a.`,
  inUntil: (number, when) =>
    `Kun shiga. Lamba ${number}. Za a yi ƙuri’a ranar ${when}. Ku dawo a lokacin, da wannan burauzar.`,
  wentBack: 'Wannan kyauta ta ƙare. Kuɗin da ba wanda ya karɓa sun koma ga mai aikawa.',
  goesBack: 'Wannan kyauta ta ƙare. Kuɗin da ba wanda ya karɓa suna kan hanyar komawa ga mai aikawa.',
  linkOnItsWay: 'Link ɗin yana kan hanya.',
};
