import type { Words } from './en.ts';

export const words: Words = {
  NTH_PERSON: 'Mutum ɗaya zai samu duka, kuma mai aikawa ne kaɗai ya san na nawa a layi',
  SPLIT: 'Mutane da dama za su raba ta, bisa tsarin zuwansu',
  TIME: 'Za a buɗe ta a lokacin da aka ƙayyade, kuma wanda ya fara buɗe ta a lokacin zai samu duka',
  EQUAL: 'Mutane da yawa za su samu kaso iri ɗaya, bisa tsarin zuwansu',
  LUCKY: 'Mutane da dama za su samu kaso kowannensu, sa’a ce za ta faɗi girmansa',
  DRAW: 'Duk wanda ya shiga kafin a rufe yana da dama iri ɗaya, kuma a lokacin ne za a yi ƙuri’a',
};
