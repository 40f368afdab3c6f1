import { formatCount } from '@jara/domain/money/format';
import type { Words } from './en.tsx';

export const words: Words = {
  howWinnersAreChosen: 'Bí a ṣe ń yan olúborí',
  claimTime: (days) => `Ẹni tó bá borí ní láti fi í ránṣẹ́ sí báńkì láàárín ọjọ́ ${days}, bí bẹ́ẹ̀ kọ́ yóò lọ sọ́dọ̀ ẹlòmíì.`,
  entered: (people) => `Ènìyàn ${formatCount(people)} ló wọlé`,
  sharesTaken: (taken, shares) => `A gba ìpín ${formatCount(taken)} nínú ${formatCount(shares)}`,
  sharesLeft: (left, shares) => `Ó ku ìpín ${formatCount(left)} nínú ${formatCount(shares)}`,

  real: {
    ask: 'Ṣé òótọ́ ni èyí?',
    staySafe: 'Dáàbò bo ara rẹ',
    hasLeft: (product) =>
      `A ti san owó náà kí ẹnikẹ́ni tó dé, ó sì jáde nípasẹ̀ ${product}: inú ìwé ìṣirò wa ni iye tó wà lókè ti wá.`,
    isHeld: (product) => `A ti san owó náà, ó sì wà lọ́wọ́ ${product}: inú ìwé ìṣirò wa ni iye tó wà lókè ti wá.`,
    allWeHold: (link) => <>Gbogbo owó tí a ń tọ́jú fún gbogbo ènìyàn wà lábẹ́ {link('ibi tí owó wà')}.</>,
    anotherLink: (link) => <>Ṣé línkì mìíràn ni wọ́n fi ránṣẹ́ sí ọ? Lẹ̀ ẹ́ mọ́ abẹ́ {link('yẹ ẹ̀bùn ìta wò')}.</>,
  },

  proof: {
    nobodyCanBendIt: 'Kò sí ẹni tó lè ṣe èrú',
    howItCanBeProved: 'Bí a ṣe lè fi ẹ̀rí rẹ̀ hàn',
    sealed: 'A fi èdìdì yìí di àṣírí kan kí ẹnikẹ́ni tó dé.',
    decides:
      'Àṣírí náà ló ń pinnu gbogbo nǹkan, a ó sì gbé e jáde nígbà tó bá parí: pa èdìdì náà mọ́, kí o sì fi wọ́n wéra.',
    decided: 'Àṣírí náà ló pinnu gbogbo nǹkan, a sì ti gbé e jáde báyìí: fi wọ́n wéra.',
    getsReceipt: 'Gbogbo ẹni tó bá wọlé ń gba rìsíìtì tó so gbogbo àkójọ náà pọ̀.',
    gotReceipt: 'Gbogbo ẹni tó wọlé ti gba rìsíìtì tó so gbogbo àkójọ náà pọ̀.',
    valueIsMixedIn: (when) =>
      `A ń da nọ́ńbà àìròtẹ́lẹ̀ kan ní gbangba, tí ẹnikẹ́ni kò mọ̀ kó tó di ${when} (Lagos), pọ̀ mọ́ ọn, kí àwa pàápàá má bàa lè mọ àwọn olúborí ṣáájú.`,
    valueWasMixedIn: (when) =>
      `A da nọ́ńbà àìròtẹ́lẹ̀ kan ní gbangba, tí ẹnikẹ́ni kò mọ̀ kó tó di ${when} (Lagos), pọ̀ mọ́ ọn, nítorí náà àwa pàápàá kò lè mọ àwọn olúborí ṣáájú.`,
    noValue:
      'A kò da nọ́ńbà àìròtẹ́lẹ̀ kankan ní gbangba pọ̀ mọ́ ọn níbí: ẹ̀rí náà fi hàn pé a kò yí nǹkan kan padà lẹ́yìn náà, àmọ́ kò fi hàn pé kò sí ẹni tó mọ àṣírí náà tó sì fi wọlé.',
    value: (round, chain) => (
      <>
        Nọ́ńbà gbangba náà ni ìyípo {round} nínú ẹ̀wọ̀n {chain}.
      </>
    ),
    valueAtSource: (round, chain, link) => (
      <>
        Nọ́ńbà gbangba náà ni ìyípo {round} nínú ẹ̀wọ̀n {chain}, o lè kà á {link('níbi tó ti wá')}.
      </>
    ),
    copyFingerprint: 'Ṣe ẹ̀dà èdìdì',
    see: 'Wo ẹ̀rí náà',
    head: 'Orí ẹ̀wọ̀n yìí ni a fi ti àkójọ àwọn tó wọlé. Ẹni tó bá kọ ọ́ sílẹ̀ lè fi mú wa:',
  },

  winners: {
    title: 'Àwọn olúborí',
    somebody: 'Ẹnì kan',
    won: (when) => `Ó borí ní ${when}`,
    onItsWay: (when) => `Owó ń lọ, ó borí ní ${when}`,
    inBankSince: (when) => `Ó ti wà ní báńkì wọn láti ${when}`,
    showMore: (count) => `Fi ${formatCount(count)} sí i hàn`,
    newestOf: (count) => `Ìwọ̀nyí ló tuntun jù nínú ${formatCount(count)}. Gbogbo wọn yóò wà níbí nígbà tó bá parí.`,
    noNames: 'A kò fi orúkọ, nọ́ńbà tàbí àdírẹ́sì ẹnikẹ́ni hàn. Àkókò Lagos ni gbogbo àkókò.',
  },

  passOn: {
    title: 'Sọ fún ẹlòmíì',
    doYouKnowMore: 'Ṣé o mọ̀ jù bẹ́ẹ̀ lọ?',
    isOver: (title, host, url) => `${title}, láti ọwọ́ ${host}: ó ti parí. Wò ó fúnra rẹ: ${url}`,
    isLocked: (title, host, amount, url) =>
      `${title}, láti ọwọ́ ${host}: a ti ti ${amount} pa síbẹ̀. Wò ó fúnra rẹ: ${url}`,
    share: 'Pín in',
    notShared: 'Ìṣòro kan ṣẹlẹ̀',
    copyLink: 'Ṣe ẹ̀dà línkì',
    poster: 'Pósítà (A4)',
    picture: 'Àwòrán',
    isItWrong: 'Ṣé ẹnì kan ń béèrè owó tàbí àṣírí ní orúkọ rẹ̀, àbí ẹni tó ń fúnni kì í ṣe ẹni tó pe ara rẹ̀?',
  },

  report: {
    title: 'Fi ojú ìwé yìí sùn',
    what: 'Kí ni ìṣòro náà?',
    kinds: {
      ASKS_FOR_MONEY: 'Ẹnì kan ní kí n san nǹkan',
      ASKS_FOR_SECRETS: 'Ẹnì kan ń béèrè PIN, OTP tàbí ọ̀rọ̀ aṣínà',
      FALSE_HOST: 'Ẹni tó ń fúnni kì í ṣe ẹni tó pe ara rẹ̀',
      OTHER: 'Nǹkan mìíràn',
    },
    inYourWords: 'Ní ọ̀rọ̀ tìrẹ',
    lettersOf: (typed, most) => `${typed} nínú ${most}`,
    noSecrets: 'Jọ̀ọ́ má kọ nọ́ńbà àkáǹtì, PIN tàbí kóòdù síbí.',
    notNow: 'Kì í ṣe báyìí',
    tellStaff: 'Sọ fún òṣìṣẹ́ wa',
    notTaken: 'A kò lè gbà á báyìí',
  },
};
