import type { Words } from './en.tsx';

export const words: Words = {
  title: 'Lelee onyinye ọha',
  lead: (product) =>
    `E kwere gị nkwa ego site na ${product}? Tinye linkị ma ọ bụ koodu e zitere gị. Anyị ga-agwa gị ma ọ bụ eziokwu, tupu i mee ihe ọ bụla.`,
  linkOrCode: 'Linkị ma ọ bụ koodu',
  linkOrCodeHint: 'Linkị ahụ dum, ma ọ bụ mkpụrụedemede na nọmba 13.',
  nothingPasted: 'Buru ụzọ tinye linkị ma ọ bụ koodu',
  severalLinks: 'E nwere linkị karịrị otu n’ime ya. Tinye otu linkị n’otu oge.',
  tooLong: 'O toro oke ogologo. Tinye naanị linkị ma ọ bụ koodu.',
  check: 'Lelee ya',
  notChecked: 'Anyị enweghị ike ilele ya ugbu a. Nwaa ọzọ n’oge na-adịghị anya.',
  doNothing: 'Ruo mgbe ị maara, emela ihe ọ bụla ha sị gị mee.',
  always: 'Mgbe niile, n’agbanyeghị ihe onye ọ bụla kwuru',

  verdict: { REAL: 'Ọ bụ eziokwu: ego ahụ dị ebe a', ENDED: 'Ọ gwụla', NOT_OURS: 'Ọ bụghị nke anyị' },
  youAskedAbout: (asked) => `Ị jụrụ maka: ${asked}`,
  giveaway: (title, host, amount) => (
    <>
      {title}, site n’aka {host}: {amount}.
    </>
  ),
  onlyOnOurPage: 'Sonye naanị n’ibe nke anyị.',
  nothingToBeHad: 'O nweghị ihe fọdụrụ ebe ahụ ọzọ. Onye sị na o nwere anaghị ekwu eziokwu.',
  goToIt: 'Gaa na ya',
  seeTheResult: 'Hụ ihe si na ya pụta',
  realGift:
    'Koodu a bụ nke onyinye a kwụrụ ụgwọ ya. Ihe ndị ọzọ gbasara ya bụ maka ndị e zigaara ya. Mepee ya naanị n’ibe nke anyị.',
  endedGift:
    'Koodu a bụbu nke otu onyinye. A kwụpụla ya niile ma ọ bụ ọ laghachila, ya mere o nweghị ihe fọdụrụ ebe ahụ ọzọ.',
  lookAtTheGift: 'Lee onyinye ahụ',
  notOurs:
    'Anyị amaghị onyinye ọha ma ọ bụ onyinye ọ bụla dị otu a. Akwụla ihe ọ bụla, enyela ozi ọ bụla gbasara gị, ezigakwarala ya onye ọzọ. Ọ bụrụ na ị kwụọla ụgwọ ma ọ bụ gwa mmadụ PIN gị, kpọọ ụlọ akụ gị ugbu a.',
  reachUs: (email, phone) => (
    <>
      I nwekwara ike ide ozi na {email} ma ọ bụ kpọọ {phone}.
    </>
  ),
};
