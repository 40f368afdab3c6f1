import type { Words } from './en.tsx';

export const words: Words = {
  title: 'Bincika rabon kyauta',
  lead: (product) =>
    `An yi muku alƙawarin kuɗi da ${product}? Ku manna link ko lambar da aka aiko muku. Za mu gaya muku ko na gaske ne, kafin ku yi komai.`,
  linkOrCode: 'Link ko lamba',
  linkOrCodeHint: 'Link ɗin gaba ɗaya, ko haruffa da lambobi 13.',
  nothingPasted: 'Ku fara manna link ko lamba',
  severalLinks: 'Akwai link fiye da ɗaya a ciki. Ku manna ɗaya a lokaci ɗaya.',
  tooLong: 'Ya yi tsawo. Ku manna link ko lambar kawai.',
  check: 'Bincika',
  notChecked: 'Ba mu iya bincikawa a yanzu ba. Ku sake gwadawa nan da ɗan lokaci.',
  doNothing: 'Kafin ku sani, kada ku yi komai da suka ce ku yi.',
  always: 'A kowane lokaci, ko me wani ya ce',

  verdict: { REAL: 'Na gaske ne: kuɗin suna nan', ENDED: 'Ya ƙare', NOT_OURS: 'Ba namu ba ne' },
  youAskedAbout: (asked) => `Kun yi tambaya a kan: ${asked}`,
  giveaway: (title, host, amount) => (
    <>
      {title}, daga {host}: {amount}.
    </>
  ),
  onlyOnOurPage: 'Ku shiga a shafinmu kawai.',
  nothingToBeHad: 'Babu abin da ya rage a can. Duk wanda ya ce akasin haka ba gaskiya yake faɗa ba.',
  goToIt: 'Je wurinsa',
  seeTheResult: 'Duba sakamakon',
  realGift:
    'Wannan lambar ta wata kyauta ce da aka biya kuɗinta. Ƙarin bayani na waɗanda aka aika wa ne. Ku buɗe ta a shafinmu kawai.',
  endedGift:
    'Wannan lambar ta wata kyauta ce a da. An biya duka kuɗin ko an mayar da su, don haka babu abin da ya rage a can.',
  lookAtTheGift: 'Duba kyautar',
  notOurs:
    'Ba mu san wani rabon kyauta ko kyauta kamar wannan ba. Kada ku biya komai, kada ku ba da bayananku, kuma kada ku tura wa wasu. Idan kun riga kun biya ko kun gaya wa wani PIN, ku kira bankinku yanzu.',
  reachUs: (email, phone) => (
    <>
      Za ku iya kuma rubuta wa {email} ko ku kira {phone}.
    </>
  ),
};
