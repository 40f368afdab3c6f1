import { formatCount } from '@jara/domain/money/format';
import type { Words } from './en.tsx';

export const words: Words = {
  howWinnersAreChosen: 'Otu e si ahọrọ ndị mmeri',
  claimTime: (days) => `Onye meriri ga-eziga ya n’ụlọ akụ n’ime ụbọchị ${days}, ma ọ bụghị ya, ọ ga-abụ nke onye ọzọ.`,
  entered: (people) => `Mmadụ ${formatCount(people)} banyere`,
  sharesTaken: (taken, shares) => `E were òkè ${formatCount(taken)} n’ime ${formatCount(shares)}`,
  sharesLeft: (left, shares) => `Òkè ${formatCount(left)} n’ime ${formatCount(shares)} fọdụrụ`,

  real: {
    ask: 'Nke a ọ bụ eziokwu?',
    staySafe: 'Chebe onwe gị',
    hasLeft: (product) =>
      `A kwụrụ ego ahụ tupu onye ọ bụla abịa, o si n’aka ${product} pụọ: ọnụọgụ ndị dị n’elu si n’akwụkwọ ndekọ anyị.`,
    isHeld: (product) => `A kwụọla ego ahụ, ọ dị n’aka ${product}: ọnụọgụ ndị dị n’elu si n’akwụkwọ ndekọ anyị.`,
    allWeHold: (link) => <>Ego niile anyị na-edebere mmadụ niile dị na {link('ebe ego ahụ dị')}.</>,
    anotherLink: (link) => <>E zitere gị linkị ọzọ? Tinye ya na {link('lelee onyinye ọha')}.</>,
  },

  proof: {
    nobodyCanBendIt: 'O nweghị onye ga-eme aghụghọ na ya',
    howItCanBeProved: 'Otu e si egosi na ọ bụ eziokwu',
    sealed: 'E ji akara a kpọchie otu ihe nzuzo tupu onye ọ bụla abịa.',
    decides: 'Ọ bụ ihe nzuzo ahụ na-ekpebi ihe niile, a ga-ebipụtakwa ya mgbe ọ gwụrụ: debe akara ahụ, wee tulee ha.',
    decided: 'Ọ bụ ihe nzuzo ahụ kpebiri ihe niile, e bipụtala ya ugbu a: tulee ha.',
    getsReceipt: 'Onye ọ bụla banyere na-enweta risiti jikọtara ndepụta ahụ dum ọnụ.',
    gotReceipt: 'Onye ọ bụla banyere nwetara risiti jikọtara ndepụta ahụ dum ọnụ.',
    valueIsMixedIn: (when) =>
      `A na-agwakọta nọmba mberede nke ọha, nke onye ọ bụla na-amaghị tupu ${when} (Lagos), ka ọbụna anyị ghara ịmata ndị mmeri tupu oge ahụ.`,
    valueWasMixedIn: (when) =>
      `A gwakọtara nọmba mberede nke ọha, nke onye ọ bụla na-amaghị tupu ${when} (Lagos), ya mere ọbụna anyị enweghị ike ịmata ndị mmeri tupu oge ahụ.`,
    noValue:
      'A gwakọtaghị nọmba mberede nke ọha ebe a: ihe akaebe ahụ na-egosi na a gbanweghị ihe ọ bụla e mesịa, mana ọ naghị egosi na o nweghị onye maara ihe nzuzo ahụ jiri ya banye.',
    value: (round, chain) => (
      <>
        Nọmba ọha ahụ bụ nke agba {round} n’agbụ {chain}.
      </>
    ),
    valueAtSource: (round, chain, link) => (
      <>
        Nọmba ọha ahụ bụ nke agba {round} n’agbụ {chain}, i nwere ike ịgụ ya {link('n’ebe o si bịa')}.
      </>
    ),
    copyFingerprint: 'Detuo akara',
    see: 'Lee ihe akaebe',
    head: 'E ji isi agbụ a mechie ndepụta ndị banyere. Onye dere ya nwere ike iji ya jide anyị:',
  },

  winners: {
    title: 'Ndị mmeri',
    somebody: 'Otu onye',
    won: (when) => `O meriri na ${when}`,
    onItsWay: (when) => `Ego ya na-aga, o meriri na ${when}`,
    inBankSince: (when) => `Ọ dị n’ụlọ akụ ha kemgbe ${when}`,
    showMore: (count) => `Gosi ${formatCount(count)} ọzọ`,
    newestOf: (count) => `Ndị a bụ ndị kacha ọhụrụ n’ime ${formatCount(count)}. Ha niile ga-adị ebe a mgbe ọ gwụrụ.`,
    noNames: 'A naghị egosi aha, nọmba ma ọ bụ adreesị onye ọ bụla. Oge ndị a bụ oge Lagos.',
  },

  passOn: {
    title: 'Gwa ndị ọzọ',
    doYouKnowMore: 'Ị ma ihe karịrị nke a?',
    isOver: (title, host, url) => `${title}, site n’aka ${host}: ọ gwụla. Jiri anya gị hụ: ${url}`,
    isLocked: (title, host, amount, url) =>
      `${title}, site n’aka ${host}: a kpọchiri ${amount} n’ebe ahụ. Jiri anya gị hụ: ${url}`,
    share: 'Kesaa',
    notShared: 'E nwere nsogbu',
    copyLink: 'Detuo linkị',
    poster: 'Posta (A4)',
    picture: 'Foto',
    isItWrong:
      'E nwere onye na-eji aha ya arịọ ego ma ọ bụ ihe nzuzo, ka ọ bụ na onye na-enye ya abụghị onye ọ sị na ọ bụ?',
  },

  report: {
    title: 'Mee mkpesa maka ibe a',
    what: 'Gịnị bụ nsogbu ya?',
    kinds: {
      ASKS_FOR_MONEY: 'Mmadụ sị m kwụọ ihe',
      ASKS_FOR_SECRETS: 'Mmadụ na-ajụ PIN, OTP ma ọ bụ okwuntughe',
      FALSE_HOST: 'Onye na-enye ya abụghị onye ọ sị na ọ bụ',
      OTHER: 'Ihe ọzọ',
    },
    inYourWords: 'N’okwu nke gị',
    lettersOf: (typed, most) => `${typed} n’ime ${most}`,
    noSecrets: 'Biko edela nọmba akaụntụ, PIN ma ọ bụ koodu ebe a.',
    notNow: 'Ọ bụghị ugbu a',
    tellStaff: 'Gwa ndị ọrụ anyị',
    notTaken: 'Anyị enweghị ike ịnara ya ugbu a',
  },
};
