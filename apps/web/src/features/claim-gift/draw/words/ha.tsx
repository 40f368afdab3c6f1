import type { Words } from './en.tsx';

export const words: Words = {
  closesIn: (left) => <>Za a rufe nan da {left}</>,
  oneTap: 'Dannawa ɗaya, babu buɗe asusu, babu biyan komai. Kowane mutum sau ɗaya yake shiga.',
  youAreIn: 'Kun shiga ƙuri’a',
  beingDrawn: 'Ana yin ƙuri’ar yanzu',
  entriesClosed: 'An rufe shiga',
  entriesCloseIn: 'Za a rufe shiga nan da',
  drawingWinners: 'Ana zaɓar waɗanda suka ci…',
  whatHappensNext: 'Abin da zai biyo baya',
  entriesCloseOn: (when) => `Za a rufe shiga ranar ${when}.`,
  sameChance: 'Jim kaɗan bayan haka za a zaɓi waɗanda suka ci. Duk wanda ya shiga yana da dama iri ɗaya.',
  tellsByItself: 'Wannan shafin zai gaya muku da kansa. Kuna iya rufe shi: a wannan burauzar zai sake gane ku.',
  nobodyCanBendIt: 'Babu mai iya yin magudi a ciki, kuma kowa yana iya tabbatar da haka.',
  howItIsProved: 'Yadda ake tabbatar da ita',
};
