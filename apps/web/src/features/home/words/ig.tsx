import type { Words } from './en.tsx';

export const words: Words = {
  promise: (underlined) => <>Onyinye ego nwere obere {underlined('mgbakwunye.')}</>,
  lead: 'Were akwa nke ya kechie ego, kesaa otu obere koodu, ha ezigaa ya n’ụlọ akụ ọ bụla na Naịjirịa. Ọ dịghị onye kwesịrị imepe akaụntụ ebe a.',
  createGift: 'Mepụta onyinye',
  claimGift: 'Nara onyinye',
  oneFee: 'A na-akwụ ụgwọ site na Paystack. Otu ụgwọ ọrụ, pasentị 3, mgbe ego ahụ na-aga n’ụlọ akụ.',
  howKeptSafe: 'Otu e si echekwa ya',
  checkAGiveaway: 'Lelee onyinye ọha',
  cards: {
    mum: 'Mama',
    allOfUs: 'anyị niile',
    message: 'Obere mgbakwunye maka nnukwu ụbọchị gị.',
  },
  whyChoose: (product) => `Ihe mere ị ga-eji họrọ ${product}`,
  yourRules: {
    title: 'Inye onyinye dị mfe, iwu bụ nke gị',
    text: 'Ego ole na email zuru. Ị chọrọ ka ọ tọkwuo ụtọ? Ka onye nke asaa merie, ma ọ bụ ka o mepee naanị na Fraịde.',
    some: ['Onye buru ụzọ mepee', 'Onye nke 7', 'Kee ya ụzọ ise', 'Fraịde 9:00 ruo 18:00', 'Òkè nza'],
  },
  locked: {
    title: 'Akpọchiri ya ruo mgbe ha mepere ya',
    text: 'Tinye okwuntughe ma zipu ya n’ụzọ ọzọ. Ozi kaadị gị na-anọ na Paystack; anyị anaghị ahụ ya.',
  },
  manyHands: {
    title: 'Otu onyinye, ọtụtụ aka',
    text: 'Kesaara ya ihe ruru mmadụ ise, mee onyinye ọha nke nza, ma ọ bụ nye onye ruru n’ọnọdụ ị họrọ n’otu unu.',
  },
  instant: {
    title: 'Ozugbo, ị na-ahụkwa ya',
    text: 'Ozi ịkwụ ụgwọ na-apụta ka ọ na-eme. Iwepụta ego na-amalite ozugbo ma na-eru n’ime awa 24.',
    paid: 'Ejiri kaadị kwụọ',
    ready: 'Koodu dị njikere ikesa',
    opened: (name) => `${name} emepeela ya`,
    inBank: (amount) => `${amount} abanyela n’ụlọ akụ ya`,
  },
  moneyIsPublic: (link) => (
    <>Ego anyị na-edebere ndị mmadụ na ihe anyị ji ha dị n’ihu ọha: {link('hụ ebe ego ahụ dị')}.</>
  ),
  stuck: (hours) => `Ihe siiri gị ike? Azịza dị na saịtị a ehihie na abalị. Ndị mmadụ na-aza n’oge nkwado: ${hours}.`,
  howItWorks: 'Otu o si arụ ọrụ',
  step: (number) => `Nzọụkwụ ${number}`,
  steps: {
    create: { title: 'Mepụta', text: 'Họrọ ego ole, akwa na okwu ole na ole. Kwuo onye ọ bụ nke ya.' },
    pay: {
      title: 'Kwụọ ụgwọ na nchekwa',
      text: 'Were kaadị, ụlọ akụ ma ọ bụ USSD, n’ibe Paystack. Ibe a ga-eso gị chere.',
    },
    share: {
      title: 'Kesaa QUID',
      text: 'Ị ga-enweta koodu nwere mkpụrụ 13. Zipu ya na WhatsApp, na SMS ma ọ bụ n’akwụkwọ.',
    },
    withdraw: {
      title: 'Ha anara ma wepụta ego',
      text: 'Ha emepee onyinye ahụ ma ziga ego ya n’ụlọ akụ ha, mgbe e wepụrụ pasentị 3.',
    },
  },
  closing: {
    title: 'Kedu onye ị na-achọ ikele?',
    text: (product) => `Akaụntụ adịghị, ngwa adịghị. ${product} na-ekechi ya, gị ekesaa koodu, o ruo n’ụlọ akụ ha.`,
    createFirst: 'Mepụta onyinye mbụ gị',
  },
};
