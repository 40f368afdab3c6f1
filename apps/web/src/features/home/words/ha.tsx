import type { Words } from './en.tsx';

export const words: Words = {
  promise: (underlined) => <>Kyautar kuɗi da ɗan {underlined('ƙari.')}</>,
  lead: 'Ku naɗe kuɗi a cikin yadi na musamman, ku raba gajeriyar lamba ɗaya, su kuma su aika kuɗin zuwa kowane banki a Nijeriya. Ba sai an yi rajista ba.',
  createGift: 'Ƙirƙiri kyauta',
  claimGift: 'Karɓi kyauta',
  oneFee: 'Ana biya ta Paystack. Kuɗin aiki guda ɗaya ne, kashi 3 cikin 100, lokacin da kuɗin zai tafi banki.',
  howKeptSafe: 'Yadda ake kiyaye kuɗin',
  checkAGiveaway: 'Bincika rabon kyauta',
  cards: {
    mum: 'Mama',
    allOfUs: 'dukanmu',
    message: 'Ga ɗan ƙari a babbar ranarku.',
  },
  whyChoose: (product) => `Me ya sa za ku zaɓi ${product}`,
  yourRules: {
    title: 'Bayarwa mai sauƙi, da ƙa’idojinku',
    text: 'Adadi da imel sun isa. Kuna son ƙarin nishaɗi? Ku bar mutum na bakwai ya ci, ko a buɗe ta ranar Jumma’a kawai.',
    some: ['Wanda ya fara buɗewa', 'Mutum na 7', 'A raba gida biyar', 'Jumma’a 9:00 zuwa 18:00', 'Kason sa’a'],
  },
  locked: {
    title: 'A kulle take sai sun buɗe ta',
    text: 'Ku sa kalmar sirri, ku aika ta wata hanya dabam. Bayanan katinku suna wurin Paystack; ba ma ganinsu.',
  },
  manyHands: {
    title: 'Kyauta ɗaya, hannaye da yawa',
    text: 'Ku raba ta tsakanin mutane har biyar, ku yi rabon kyauta na sa’a, ko ku ba mutum na wane da kuka zaɓa a zaurenku.',
  },
  instant: {
    title: 'Nan take, kuma kuna gani',
    text: 'Labarin biyan kuɗi yana bayyana yayin da yake faruwa. Cire kuɗi yana farawa nan take, ya isa cikin awa 24.',
    paid: 'An biya da kati',
    ready: 'Lamba ta shirya a raba ta',
    opened: (name) => `${name} ta buɗe ta`,
    inBank: (amount) => `${amount} sun shiga bankinta`,
  },
  moneyIsPublic: (link) => (
    <>Kuɗin da muke riƙe wa mutane da abin da suke bin mu a bayyane suke ga kowa: {link('ku ga inda kuɗin suke')}.</>
  ),
  stuck: (hours) =>
    `Kun makale? Amsoshi suna nan a shafin dare da rana. Mutane suna ba da amsa a lokutan tallafi: ${hours}.`,
  howItWorks: 'Yadda ake yi',
  step: (number) => `Mataki na ${number}`,
  steps: {
    create: { title: 'Ƙirƙira', text: 'Ku zaɓi adadi, yadi da ’yan kalmomi. Ku faɗi wanda za a ba.' },
    pay: {
      title: 'Biya cikin tsaro',
      text: 'Da kati, tura kuɗi ta banki ko USSD, a shafin Paystack. Wannan shafin yana jira tare da ku.',
    },
    share: {
      title: 'Raba QUID',
      text: 'Za ku sami lamba mai harafi 13. Ku aika ta WhatsApp, ta SMS ko a takarda.',
    },
    withdraw: {
      title: 'Su karɓa su cire kuɗi',
      text: 'Su buɗe kyautar su aika kuɗin zuwa bankinsu, bayan an cire kashi 3 cikin 100.',
    },
  },
  closing: {
    title: 'Wa kuke so ku gode wa?',
    text: (product) => `Ba rajista, ba manhaja. ${product} yana naɗewa, ku raba lambar, su samu a bankinsu.`,
    createFirst: 'Ƙirƙiri kyautarku ta farko',
  },
};
