import type { Words } from './en.ts';

export const words: Words = {
  theyReceive: 'Ihe ha ga-enweta',
  feeChargedToYou: 'Ụgwọ ọrụ ị kwụrụ',
  gift: 'Onyinye',
  paid: 'Ihe ị kwụrụ',
  failures: {
    cancelled: 'A kagburu ịkwụ ụgwọ ahụ',
    neverCompleted: 'E mechaghị ịkwụ ụgwọ ahụ',
    declined: 'Ụlọ akụ jụrụ ịkwụ ụgwọ ahụ',
    notOpened: 'Ibe ịkwụ ụgwọ emepeghị',
    differs: 'Ego batara dị iche na onyinye ahụ. Anyị na-elele ya.',
    differed: 'Ego batara dị iche na onyinye ahụ. Ọ laghachiri na kaadị gị.',
    wentBack: 'Ego onyinye a laghachiri na kaadị gị.',
    takenBack: 'Ụlọ akụ gị weghachiri ego a a kwụrụ',
  },
  advice: {
    cancelled: 'E wereghị ihe ọ bụla. Kwụọ ya mgbe ọ bụla ịchọrọ, ma ọ bụ hapụ ya otú ahụ.',
    noFunds: 'Ego dị n’akaụntụ ahụ ezughị. Tinye ego, jiri kaadị ọzọ, ma ọ bụ nye onyinye dị obere karịa.',
    noCodes:
      'Ụlọ akụ gị anaghị ezite koodu otu oge (OTP) maka kaadị a. Gwa ụlọ akụ gị ka ha gbanye ya, ma ọ bụ jiri kaadị ọzọ ma ọ bụ zipụ ego n’ụlọ akụ.',
    wrongCode:
      'Koodu otu oge (OTP) ahụ ezighị ezi ma ọ bụ bịa n’azụ oge. Jiri koodu kacha ọhụrụ ụlọ akụ gị zitere nwaa ọzọ.',
    wrongPin:
      'PIN ahụ ezighị ezi. Lelee ya ma nwaa ọzọ: ọ bụrụ na ị hie ụzọ ugboro ole na ole, ụlọ akụ na-akpọchi kaadị.',
    wrongDigits: 'Nọmba atọ dị n’azụ kaadị ahụ ezighị ezi. Lelee ha ma nwaa ọzọ.',
    cardPastDate: 'Oge kaadị a agafeela. Jiri kaadị ọzọ ma ọ bụ zipụ ego n’ụlọ akụ.',
    overLimit:
      'Nke a karịrị ihe kaadị ahụ nwere ike imefu. Bulie oke ya n’ime ngwa ụlọ akụ gị, ma ọ bụ zipụ ego n’ụlọ akụ.',
    notSureItIsYou:
      'Ụlọ akụ gị ejighị n’aka na ọ bụ gị. Nwaa ọzọ ma kwado ya n’ime ngwa ụlọ akụ gị, ma ọ bụ jiri kaadị ọzọ.',
    cardStopped: 'Ụlọ akụ gị akwụsịla kaadị a. Kpọọ ụlọ akụ gị, ma ọ bụ jiri kaadị ọzọ.',
    notOnline:
      'A gaghị eji kaadị a n’ịntanetị. Gbanye ya n’ime ngwa ụlọ akụ gị, ma ọ bụ jiri kaadị ọzọ ma ọ bụ zipụ ego n’ụlọ akụ.',
    tookTooLong: 'O were ogologo oge, e wereghị ihe ọ bụla. Nwaa ọzọ, debe ekwentị gị na kaadị gị nso.',
    bankNotWorking:
      'Ụlọ akụ ahụ ma ọ bụ ụzọ e si aga ya anaghị arụ ọrụ. Nwaa ọzọ n’ime nkeji ole na ole, ma ọ bụ jiri kaadị ọzọ.',
    declined:
      'Ụlọ akụ gị jụrụ, ha agwaghị anyị ihe kpatara ya. Ụlọ akụ gị nwere ike ịgwa gị; kaadị ọzọ ma ọ bụ izipu ego n’ụlọ akụ na-arụkarị ọrụ.',
  },
};
