import type { Words } from './en.tsx';

export const words: Words = {
  title: 'Ṣé a ṣe é láìṣègbè?',
  proofFor: (code) => (
    <>Ẹ̀rí fún ẹ̀bùn {code}. Kò sí ohun tí o ní láti gbà gbọ́ lásán níbí: browser tìrẹ ló ń ṣe ìṣirò náà.</>
  ),
  typingMistake: 'Àṣìṣe wà nínú kóòdù yẹn. Yẹ̀ ẹ́ wò kí o sì tún gbìyànjú.',
  goToClaim: 'Lọ sí Gba ẹ̀bùn',
  loading: 'Ẹ̀rí náà ń bọ̀',
  notFetched: 'A kò lè mú àwọn òfin náà wá',
  tryAgain: 'Tún gbìyànjú',
  nothingLeftToChance: 'Kò sí ohun tí a fi sílẹ̀ fún oríire',
  noRule: 'Ẹ̀bùn yìí kò ní òfin: ẹni tó bá kọ́kọ́ ṣí i ló ni gbogbo rẹ̀. Tàbí kò sí ẹ̀bùn tó ní kóòdù yìí.',
  noSecret: 'Kò sí nọ́ńbà àṣírí kankan lẹ́yìn rẹ̀, nítorí náà kò sí ohun tí a ní láti fi ẹ̀rí hàn.',
  fingerprint: 'èdìdì',
  command: 'àṣẹ',

  sealed: {
    title: '1. A tì í pa kí ẹnikẹ́ni tó dé',
    when: (when) =>
      `Nígbà tí ẹni tó fi ránṣẹ́ fi òfin yìí pamọ́ ní ${when} (Lagos), a mú nọ́ńbà àṣírí kan, a sì gbé èdìdì àṣírí náà, ẹ̀bùn náà àti òfin náà jáde:`,
    means: 'Èdìdì (SHA-256) kì í sọ nǹkan kan nípa àṣírí náà, àmọ́ kò sí àṣírí, ẹ̀bùn tàbí òfin mìíràn tó ní irú rẹ̀.',
    stillSealed: 'Àṣírí náà ṣì wà ní títì pa',
    onceDrawn:
      'A ó gbé e jáde níbí nígbà tí a bá ti yan àwọn olúborí. Pa èdìdì tó wà lókè mọ́, kí o sì fi wọ́n wéra nígbà náà.',
    onceClosed:
      'A ó gbé e jáde níbí nígbà tí a bá ti ti ẹ̀bùn náà. Pa èdìdì tó wà lókè mọ́, kí o sì fi wọ́n wéra nígbà náà.',
  },

  theDraw: '2. Gègé náà, browser rẹ ti yẹ̀ ẹ́ wò',

  published: {
    title: '2. Àṣírí náà, a ti gbé e jáde',
    seed: 'Nọ́ńbà àṣírí (seed)',
    gift: 'Ẹ̀bùn',
    rule: 'Òfin',
    shares: (shares) => (shares === 1 ? 'Ìpín' : `Ìpín ${shares}, bí àwọn ènìyàn ṣe dé tẹ̀léra`),
  },

  checked: {
    title: '3. Browser rẹ ṣẹ̀ṣẹ̀ yẹ̀ ẹ́ wò',
    allHold: 'Gbogbo rẹ̀ bára mu. Kò sí ẹni tó yí nǹkan kan padà.',
    notAllHold: 'Nǹkan kan kò bára mu. Jọ̀ọ́ sọ fún wa.',
    holds: 'Ó bára mu',
    doesNotHold: 'Kò bára mu',
    fingerprintFits: 'Èdìdì tí a gbé jáde kí ẹnikẹ́ni tó gbà bá àṣírí tí a gbé jáde báyìí mu',
    winnerIsSealed: (number) => `Ẹni nọ́ńbà ${number} ni olúborí, nọ́ńbà náà sì wà nínú òfin tí a tì pa`,
    sharesAreSealed: (shares) => `Iye ìpín, ${shares}, wà nínú òfin tí a tì pa`,
    sharesAndLeastAreSealed: (shares, least) =>
      `Iye ìpín, ${shares}, àti èyí tó kéré jù, ${least}, wà nínú òfin tí a tì pa`,
    sameSizes: 'Bí a bá tún mú àwọn ìpín láti inú àṣírí náà, iye kan náà ló máa jáde',
    notPossible: 'a kò lè fi àwọn nọ́ńbà wọ̀nyí ṣẹ́ gègé',
    addUp: 'Àpapọ̀ àwọn ìpín jẹ́ gbogbo ẹ̀bùn náà',
  },

  byHand: {
    title: '4. Fi ọwọ́ ara rẹ yẹ̀ ẹ́ wò',
    how: 'Lórí kọ̀ǹpútà èyíkéyìí tó ní terminal, èyí yóò tẹ èdìdì inú apá 1 jáde:',
    shares:
      'Àwọn ìpín: ẹnì kọ̀ọ̀kan kọ́kọ́ gba ₦10. Ìyókù jẹ́ ìlà kọ́bọ̀, tí a gé níbi tí a mú jáde láti inú SHA-256 ti seed, ẹ̀bùn àti òǹkà (seed|gift|0, seed|gift|1 àti bẹ́ẹ̀ bẹ́ẹ̀ lọ), gẹ́gẹ́ bí nọ́ńbà 64-bit. Gbogbo ọ̀nà láti gé e ló ní àǹfààní kan náà, nítorí náà títètè dé kò ṣe àǹfààní kankan.',
  },
};
