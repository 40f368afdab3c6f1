import { formatCount } from '@jara/domain/money/format';
import type { Words } from './en.ts';

export const words: Words = {
  giveaway: 'Ẹ̀bùn ìta',
  lookingForIt: 'À ń wá ẹ̀bùn ìta náà',
  notAsked: 'A kò lè béèrè bó ṣe wà',
  tryAgain: 'Tún gbìyànjú',
  keepAsking: 'Owó náà wà láìléwu. A ó máa béèrè fúnra wa.',
  lastWeKnow: 'Èyí ni ohun tí a mọ̀ kẹ́yìn. A ó máa béèrè fúnra wa.',
  givenBy: (host) => `láti ọwọ́ ${host}`,
  stopped: 'A ti dá ẹ̀bùn ìta yìí dúró',
  lookingIntoIt: 'Àwọn òṣìṣẹ́ wa ń wádìí rẹ̀.',
  payNobody: 'Má san owó fún ẹnikẹ́ni nítorí rẹ̀, má sì fún ẹnikẹ́ni ní ìsọfúnni rẹ.',

  money: {
    allHere: (since) => `wà níbí, a ti tì í pa láti ${since} (Lagos)`,
    stillHere: (whole, since) => `nínú ${whole} ṣì wà níbí, a ti tì í pa láti ${since} (Lagos)`,
    kept: 'wà ní ìpamọ́ níbí ní báyìí ná.',
    left: 'wà níbí tẹ́lẹ̀, gbogbo rẹ̀ sì ti jáde. Wo ìsàlẹ̀ láti rí ibi tó lọ.',
  },

  standing: {
    label: 'Bó ṣe wà',
    waiting: 'Kò tíì ṣí',
    starts: (when) => `Yóò bẹ̀rẹ̀ ní ${when} (Lagos). Má ti ojú ìwé yìí: yóò ṣí níbí fúnra rẹ̀.`,
    drawOpen: 'Gègé ti ṣí',
    closes: (when) => `A ó tì í ní ${when} (Lagos).`,
    open: 'Ó ti ṣí',
    waitsUntil: (when) => `Yóò dúró títí di ${when} (Lagos), tàbí títí a ó fi gba gbogbo rẹ̀ tán.`,
    paused: 'Ẹni tó ń fúnni dá a dúró',
    pausedMeans: (host) =>
      `${host} kò jẹ́ kí ẹnikẹ́ni wọlé fún ìgbà díẹ̀. Owó náà ṣì wà níbí, línkì kan náà yóò sì ṣiṣẹ́ nígbà tó bá tẹ̀síwájú.`,
    drawing: 'A ti tì í, a ń ṣẹ́ gègé',
    peopleIn: (people) => `Ènìyàn ${formatCount(people)} ló ti wọlé.`,
    valueDecides: (when) =>
      `Nọ́ńbà àìròtẹ́lẹ̀ kan ní gbangba, tí ẹnikẹ́ni kò lè mọ̀ kó tó di ${when} (Lagos), ni yóò pinnu.`,
    knownSoon: 'A ó mọ àwọn olúborí láìpẹ́.',
    drawn: 'A ti ṣẹ́ gègé',
    closed: 'A ti tì í',
    allOwned: 'Gbogbo rẹ̀ ti ní ẹni tó ni ín',
    winnerHasTime: 'Olúborí ṣì ní àkókò láti fi í ránṣẹ́ sí báńkì.',
    noneInBank: 'Owó kò tíì dé báńkì olúborí kankan. Wọ́n ṣì ní àkókò.',
    someInBank: (inBank, winners) =>
      `Owó ti dé báńkì olúborí ${formatCount(inBank)} nínú ${formatCount(winners)}. Àwọn ìyókù ṣì ní àkókò.`,
    over: 'Ó ti parí',
    nobodyTook: 'Kò sí ẹni tó gba ìpín kankan nínú rẹ̀.',
    inWinnersBank: 'Ó ti wà ní báńkì olúborí.',
    sharesInBank: (inBank, shares) => `Ìpín ${formatCount(inBank)} nínú ${formatCount(shares)} ti wà ní báńkì.`,
    allWentBack: 'Gbogbo rẹ̀ ti padà sọ́dọ̀ ẹni tó fi ránṣẹ́.',
    restWentBack: 'Ohun tó kù ti padà sọ́dọ̀ ẹni tó fi ránṣẹ́.',
    nobodyCan: 'Kò sí ẹni tó lè kópa',
    nothingToDo: 'Kò sí ohun tí o ní láti ṣe.',
    startsIn: 'Yóò bẹ̀rẹ̀ lẹ́yìn',
    closesIn: 'Ìwọlé sí gègé yóò parí lẹ́yìn',
    aMoment: 'ìgbà díẹ̀…',
  },

  nextStep: {
    youAreIn: (number) => `O ti wọlé. Nọ́ńbà ${formatCount(number)}.`,
    goToYours: 'O ní ìpín nínú rẹ̀: lọ síbẹ̀',
    didYouEnter: 'Ṣé inú browser yìí lo ti wọlé?',
    seeWhetherYouWon: 'Wò ó bóyá o borí',
    open: 'Ṣí ẹ̀bùn náà',
  },

  enter: {
    password: 'Ọ̀rọ̀ aṣínà',
    passwordHint: 'Ẹni tó ń fúnni fi ọ̀rọ̀ aṣínà dáàbò bo gègé yìí. Béèrè rẹ̀ lọ́wọ́ wọn.',
    passwordMissing: 'Kọ ọ̀rọ̀ aṣínà tí ẹni tó ń fúnni fún ọ',
    notEntered: 'A kò lè mú ọ wọlé báyìí',
    tapAgain: 'O lè tún tẹ̀ ẹ́: ẹ̀ẹ̀kan péré ni a ó kà á.',
    notInYet: 'O kò tíì wọlé.',
    enter: 'Wọ inú gègé',
    oneTap: 'Títẹ̀ kan péré, kò sí owó láti san, kò sí àkáǹtì láti ṣí. Àyè kan ṣoṣo ni browser yìí ní nínú rẹ̀.',
  },

  outcome: {
    notAsked: 'A kò lè béèrè bóyá o borí',
    nothingLost: (number) => `Nọ́ńbà rẹ ni ${formatCount(number)}. Kò sí ohun tó sọnù.`,
    take: 'Gbà á',
    won: 'O borí',
    drawn: (number) => `Nọ́ńbà ${formatCount(number)} jáde.`,
    isYours: (amount) => `${amount} jẹ́ tìrẹ.`,
    sendBy: (when) => `Fi í ránṣẹ́ sí báńkì kó tó di ${when} (Lagos), bí bẹ́ẹ̀ kọ́ yóò lọ sọ́dọ̀ ẹlòmíì.`,
    notThisTime: 'Kì í ṣe lọ́tẹ̀ yìí',
    notDrawn: (number) => `Nọ́ńbà ${formatCount(number)} kò jáde. A dúpẹ́ pé o kópa.`,
    entered: 'O ti wọlé',
    lapsed: 'O borí, àmọ́ àkókò ti kọjá',
    onHold: 'A mú un dúró ná',
    yourNumber: (number) => `Nọ́ńbà rẹ ni ${formatCount(number)}`,
    notKnown: (email) =>
      `A kò dá browser yìí mọ̀ mọ́, bó ṣe máa ń rí nígbà tí a bá pa cookie rẹ̀ rẹ́. Ṣe ìṣirò ẹ̀rí tó wà nísàlẹ̀: ó to àwọn nọ́ńbà tó jáde lẹ́sẹẹsẹ. Bí tìrẹ bá wà nínú wọn, kọ̀wé sí ${email} pẹ̀lú rìsíìtì rẹ.`,
  },

  unknown: {
    title: 'Kò sí ẹ̀bùn ìta wa tó ní kóòdù yìí',
    replaced: 'A ti pààrọ̀ kóòdù yìí',
    careful:
      'Bí ẹnì kan bá ṣèlérí owó fún ọ níbí, ṣọ́ra: má san ohunkóhun, má sì fún wọn ní ìsọfúnni kankan. Yẹ línkì tí wọ́n fi ránṣẹ́ sí ọ wò.',
    check: 'Yẹ ẹ̀bùn ìta wò',
  },
};
