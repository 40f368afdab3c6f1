import type { Words } from './en.ts';

export const words: Words = {
  whatYouCanDo: 'Abin da za ku iya yi',
  theSender: 'mai aikawa',
  contactSupport: 'Tuntuɓi tallafi',
  sendAGiftYourself: 'Ku ma ku aika kyauta',
  ended: 'Wannan kyauta ta ƙare',
  wasOpenUntil: (when) => `Ta kasance a buɗe har zuwa ${when} (Lagos).`,
  tellThemYouCameLate: (sender) =>
    `Ku gaya wa ${sender} cewa kun makara: kuɗin da babu wanda ya karɓa ba sa ɓacewa, kuma ana iya yi mana magana a kansu.`,
  cameTooLate: 'Kun makara',
  drawWasOpenUntil: (when) => `Shiga wannan ƙuri’a ta kasance a buɗe har zuwa ${when} (Lagos).`,
  nobodyCanBeAdded:
    'Ana zaɓar waɗanda suka ci ne daga cikin duk waɗanda suka shiga kafin lokacin, kuma ba za a iya ƙara kowa ba. Kuna iya duba yadda aka yi ƙuri’ar.',
  lapsed: 'Lokaci ya wuce',
  lapsedMeans:
    'Dole a aika kason rabon kyauta na jama’a zuwa banki cikin kwanakin da shafinsa ya faɗa, domin wani ya samu idan na farko bai zo ba. Idan kun nema kafin lokacin ya wuce, ku rubuto mana mu duba.',
  askForANewOne: (sender) => `Ba za a iya buɗe ta ba kuma. Ku tambayi ${sender}: ana iya aiko muku sabuwa.`,
  taken: 'An riga an karɓa',
  takenMeans:
    'Idan ku ne, ku buɗe ta a burauzar da kuka yi amfani da ita a lokacin, ko ku shigar da makullin shiga da aka nuna muku. Idan ba ku ba ne, ku tambayi mai aikawa wa kuma yake da lambar.',
  haveTheKey: 'Ina da makullin shiga',
  keyNeedsScripts: 'Don ci gaba da makullin shiga kuna buƙatar JavaScript.',
  onHold: 'An tsayar da wannan kyauta',
  onHoldMeans: (code) =>
    `Muna duba wani abu game da ita. A halin yanzu kuɗin suna nan lafiya, kuma wannan link ɗin zai sake aiki idan mun gama. Kuna iya tambayarmu ku ba mu lambar ${code} domin mu same ta da sauri.`,
  writeTo: (email) => `Rubuta wa ${email}`,
  paused: 'An dakatar da wannan kyauta',
  pausedMeans: (sender) =>
    `Sai da izinin ${sender} za ta ci gaba, don haka ku tambaya a can. Ku bar wannan shafin a buɗe ko ku dawo: wannan link ɗin zai yi aiki a lokacin, kuma babu wanda zai iya buɗe ta kafin nan.`,
  notThisTime: 'Ba a wannan karon ba',
  numberNotDrawn: (number) =>
    `Lambarku ita ce ${number}, kuma kuna da dama iri ɗaya da duk waɗanda suka shiga. Ba a zaɓe ta ba a wannan karon. Babu wanda zai iya yin magudi a ƙuri’ar, kuma burauzarku da kanta tana iya tabbatar da haka.`,
  notTheOneInLine: (sender) =>
    `Mutum ɗaya a layi ne yake samun wannan kyauta, kuma ${sender} kaɗai ne ya san ko na nawa ne. Kun riga kun gwada a wannan na’ura. Wasu suna iya gwadawa har yanzu, don haka ku tura musu link ɗin idan kuna so. An tsayar da lambar da za ta ci kafin kowa ya zo.`,
};
