import type { Words } from './en.tsx';

export const words: Words = {
  title: 'Báwo la ṣe lè ràn ọ́ lọ́wọ́?',
  lead: 'Ó ṣeé ṣe kí ìdáhùn wà nísàlẹ̀. Tí kò bá sí níbẹ̀, ènìyàn kan á kọ̀wé padà sí ọ.',
  guide: 'Gbogbo rẹ̀ ní ìgbésẹ̀ mẹ́ta',
  steps: {
    create: {
      title: 'Ṣẹ̀dá, kí o sì sanwó',
      text: 'Iye owó, àdírẹ́sì ímeèlì, ọ̀rọ̀ díẹ̀. Sanwó ní ojú ìwé Paystack.',
    },
    share: {
      title: 'Pín kóòdù náà',
      text: 'Da QUID náà kọ tàbí fi línkì ránṣẹ́. Fi ọ̀rọ̀ aṣínà ránṣẹ́ lọ́tọ̀.',
    },
    claim: {
      title: 'Gbà á, kí o gba owó jáde',
      text: 'Wọ́n á ṣí i, wọ́n á kọ àkáǹtì wọn, owó náà á sì bọ́ sọ́nà.',
    },
  },
  createGift: 'Ṣẹ̀dá ẹ̀bùn',
  claimGift: 'Gba ẹ̀bùn',
  moneyAndGiveaways: (money, giveaways) => (
    <>
      Owó tí a ń tọ́jú fún àwọn ènìyàn àti ohun tí a jẹ wọ́n hàn sí gbogbo ènìyàn: {money('ibi tí owó wà')}, dé orí kọ́bọ̀.
      Ṣé wọ́n fi ẹ̀bùn ìta ránṣẹ́ sí ọ, tí o kò sì mọ̀ bóyá òótọ́ ni? {giveaways('Yẹ̀ ẹ́ wò')} kí o tó ṣe ohunkóhun.
    </>
  ),
  smallPrint: (terms, privacy, cookies) => (
    <>
      Ọ̀rọ̀ òfin: {terms('Àdéhùn àti ìlànà')}, {privacy('Ìlànà ìpamọ́')}, {cookies('Ìlànà cookie')}.
    </>
  ),
  commonQuestions: 'Àwọn ìbéèrè tó wọ́pọ̀',
  search: 'Wá ìdáhùn',
  searchExample: 'owó iṣẹ́, ọ̀rọ̀ aṣínà, báńkì…',
  nothingFound: 'A kò rí nǹkan kan. Gbìyànjú ọ̀rọ̀ mìíràn, tàbí bi wá nísàlẹ̀.',
  found: (some, all) => `${some} nínú ${all}`,
  linkToThis: 'Línkì sí ìdáhùn yìí',
  talkToUs: 'Bá wa sọ̀rọ̀',
  chat: {
    title: 'Ìfọ̀rọ̀wérọ̀',
    text: 'Lórí WhatsApp. Ọ̀nà tó yá jù nígbà tí a bá ṣí; fi ọ̀rọ̀ sílẹ̀ nígbà tí a bá ti pa.',
    start: 'Bẹ̀rẹ̀ ìfọ̀rọ̀wérọ̀',
  },
  email: {
    title: 'Ímeèlì',
    text: 'Fi nọ́ńbà ìtọ́kasí ìsanwó ránṣẹ́, má fi kóòdù ẹ̀bùn tàbí ọ̀rọ̀ aṣínà ránṣẹ́ láé.',
  },
  phone: { title: 'Fóònù', text: 'Fún ọ̀rọ̀ owó tó jẹ́ kánjúkánjú, ní wákàtí ìrànlọ́wọ́.' },
  inYourTime: 'Ní àkókò ibi tí o wà.',
  supportHours: (hours) => `Wákàtí ìrànlọ́wọ́ ni ${hours}.`,
  open: 'A ti ṣí báyìí',
  closed: 'A ti pa báyìí, a ó sì ka gbogbo ohun tí o bá fi ránṣẹ́',
  weekdays: {
    sunday: 'Ọjọ́ Àìkú',
    monday: 'Ọjọ́ Ajé',
    tuesday: 'Ọjọ́ Ìṣẹ́gun',
    wednesday: 'Ọjọ́rú',
    thursday: 'Ọjọ́bọ̀',
    friday: 'Ọjọ́ Ẹtì',
    saturday: 'Ọjọ́ Àbámẹ́ta',
  },
  fromTo: (from, to) => `${from} sí ${to}`,
  closedAllDay: 'A pa',
  openAllDay: 'Tọ̀sán-tòru',
  questions: {
    quid: {
      question: 'Kí ni QUID?',
      answer: [
        'Kóòdù ẹ̀bùn ni: lẹ́tà àti nọ́ńbà 13, tí a ń fi hàn ní ìsọ̀rí bíi 7K3M-XQ2V9-H4TA. Ẹnikẹ́ni tó bá ní i lè ṣí ẹ̀bùn náà, nítorí náà tọ́jú rẹ̀ bí owó.',
        'Lẹ́tà ńlá tàbí kékeré, àyè àti àmì ìsopọ̀ kò ṣe ìyàtọ̀. Kò sí lẹ́tà I, L, O tàbí U nínú rẹ̀, tí lẹ́tà kan bá sì ṣì, a ó rí i kí ohunkóhun tó ṣẹlẹ̀.',
      ],
      alsoAsked: 'code kóòdù ìtumọ̀',
    },
    cost: {
      question: 'Èló ni owó iṣẹ́ rẹ̀?',
      answer: [
        'Iye ẹ̀bùn náà gan-an ni o máa san. Nígbà tí ẹni tó gbà á bá ń fi í ránṣẹ́ sí báńkì, a ó yọ ìdá 3 nínú 100, a ó sì fi hàn án kó tó fìdí rẹ̀ múlẹ̀.',
        'Ẹ̀bùn ₦50,000 á di ₦48,500 ní báńkì. A kò gba owó mìíràn.',
        'Ìwọ náà lè san ìdá 3 náà fúnra rẹ, kí owó náà lè dé pé: kí ₦50,000 tó wọ báńkì, wàá san ₦51,546.39. Iye tí o rí kí o tó sanwó kò ní yí padà, kódà kọ́bọ̀ kan.',
      ],
      alsoAsked: 'fee charge iye owó',
    },
    paying: {
      question: 'Báwo ni mo ṣe máa sanwó ẹ̀bùn?',
      answer: [
        'Nípasẹ̀ Paystack, ní ojú ìwé tirẹ̀: pẹ̀lú káàdì, báńkì, USSD tàbí QR. A kì í rí ìwífún káàdì rẹ.',
        'Má pa ojú ìwé àkọ́kọ́ dé. Ó máa fi kóòdù hàn lẹ́sẹ̀kẹsẹ̀ tí owó bá wọlé. Tí ojú ìwé tuntun náà kò bá ṣí, línkì rẹ̀ wà lórí ojú ìwé tó ń dúró.',
      ],
      alsoAsked: 'pay transfer card',
    },
    paymentFailed: {
      question: 'Ìsanwó mi kò yọrí, tàbí wọ́n yọ owó mi ṣùgbọ́n n kò rí kóòdù',
      answer: [
        'Wo “Àwọn ìsanwó rẹ” lórí ẹ̀rọ tí o fi sanwó. Ìsanwó tó bá pẹ́ dé máa ń di ẹ̀bùn fúnra rẹ̀, lọ́pọ̀ ìgbà láàárín ìṣẹ́jú díẹ̀.',
        'Tí báńkì bá ti gba owó náà, tí ìsanwó kò sì yọrí, owó náà á padà sọ́dọ̀ rẹ fúnra rẹ̀. Kọ̀wé sí wa pẹ̀lú nọ́ńbà ìtọ́kasí ìsanwó, a ó sì bá Paystack sọ ọ́.',
      ],
      alsoAsked: 'refund dá owó padà fagilé cancel reverse reversal declined debited',
    },
    claiming: {
      question: 'Báwo ni mo ṣe máa gba ẹ̀bùn?',
      answer: [
        'Ṣí línkì tí wọ́n fi ránṣẹ́ sí ọ, tàbí lọ sí “Gba ẹ̀bùn” kí o tẹ kóòdù náà. Tí ẹni tó fi ránṣẹ́ bá fi ọ̀rọ̀ aṣínà sí i, o nílò rẹ̀ pẹ̀lú; béèrè rẹ̀ lọ́wọ́ rẹ̀.',
        'Ṣíṣí i máa fún ẹ̀rọ yìí ní kọ́kọ́rọ́ owó náà. O kò nílò ìforúkọsílẹ̀ tàbí áàpù.',
      ],
      alsoAsked: 'claim open ṣí',
    },
    thanks: {
      question: 'Báwo ni mo ṣe máa dúpẹ́ lọ́wọ́ ẹni tó fi ránṣẹ́?',
      answer: [
        'Ṣí ẹ̀bùn rẹ kí o sì yan ọ̀rọ̀ kan lábẹ́ “Dúpẹ́”, tàbí kọ tìrẹ, tó tó lẹ́tà 280. Ẹ̀ẹ̀kan péré ni a lè fi í ránṣẹ́, a kò sì lè yí i padà. Má fi nọ́ńbà àkáǹtì tàbí kóòdù sínú rẹ̀.',
        'Ẹni tó fi ránṣẹ́ máa rí ọ̀rọ̀ náà gbà ní ímeèlì, tó bá fi àdírẹ́sì sílẹ̀, á sì rí i lórí ojú ìwé ẹ̀bùn náà. Níbẹ̀ ó tún lè pa ọ̀rọ̀ ọpẹ́ lẹ́nu mọ́: a ó tọ́jú wọn, a kò sì ní fi wọ́n ránṣẹ́ tàbí fi wọ́n hàn títí tó bá fẹ́ gbọ́ wọn.',
      ],
      alsoAsked: 'thanks thank you ọpẹ́ ẹ ṣé reply mute',
    },
    howLong: {
      question: 'Báwo ni gbígba owó jáde ṣe ń pẹ́ tó?',
      answer: [
        'Ìṣẹ́jú díẹ̀ ni lọ́pọ̀ ìgbà, kì í sì í kọjá wákàtí 24. Ènìyàn kan máa ń kọ́kọ́ wo iye tó bá pọ̀, àti èyí tó ń lọ sí ọ̀nà kan náà léraléra láàárín àkókò kúkúrú. Ìdí nìyẹn tí a kò fi ṣèlérí ìṣẹ́jú àáyá.',
        'Ojú ìwé ipò ń fi gbogbo ìgbésẹ̀ hàn. Tí báńkì bá kọ owó náà, tìrẹ ṣì ni, o sì lè kọ àkáǹtì mìíràn.',
        'Níbi tí ọ̀pọ̀ ènìyàn bá ti pín ẹ̀bùn, ìpín kọ̀ọ̀kan ń lọ sí àkáǹtì báńkì tirẹ̀: àkáǹtì kan, ìpín kan. Ènìyàn kan máa kọ́kọ́ wo àkáǹtì mìíràn tó bá ní orúkọ kan náà.',
      ],
      alsoAsked: 'withdraw withdrawal àkókò pending',
    },
    rules: {
      question: 'Kí ni òfin ẹ̀bùn?',
      answer: [
        'Òfin ló ń pinnu ẹni tó máa gba ẹ̀bùn: ẹni tó ṣí i ní ipò tí o yàn, ènìyàn tó tó márùn-ún tó máa pín in, ọ̀pọ̀ ènìyàn tí kálukú máa gba ìpín tó dọ́gba tàbí ìpín oríire, tàbí ẹni tó bá dé láàárín àkókò kan. Tí kò bá sí òfin, ẹni àkọ́kọ́ ló máa gba gbogbo rẹ̀.',
        'Ẹni tó fi ránṣẹ́ nìkan ló lè ṣe é: pẹ̀lú ẹ̀bùn náà kó tó sanwó, tàbí ní “Ètò òfin ẹ̀bùn” kí ẹnikẹ́ni tó gbìyànjú láti ṣí i. Lẹ́yìn náà kò ṣeé yí padà mọ́.',
        'Ẹni tó fi ránṣẹ́ náà ló ń yan ìgbà tó máa dé ọ̀dọ̀ wọn: a ó fi kóòdù ránṣẹ́ ní ímeèlì nígbà tí a bá ti sanwó, tàbí ní àkókò tó tó ọdún kan síwájú, ó sì máa wà ní dídì títí di ìgbà náà. Tàbí kí o pín kóòdù náà fúnra rẹ: nígbà náà a kò ní fi ímeèlì ránṣẹ́ sí ẹnikẹ́ni, a kò sì nílò àdírẹ́sì. Àkókò Lagos ni gbogbo àkókò náà.',
      ],
      alsoAsked: 'rule schedule later birthday ọjọ́ ìbí ọjọ́ whatsapp without email láìsí ímeèlì',
    },
    unclaimed: {
      question: 'Kí ló máa ṣẹlẹ̀ sí ẹ̀bùn tí ẹnikẹ́ni kò gbà?',
      answer: [
        'Ó máa dúró fún ọjọ́ 365, tàbí 7, 30 tàbí 90 tó bá jẹ́ pé ohun tí ẹni tó fi ránṣẹ́ yàn nìyẹn, láti ìgbà tó ti ṣeé ṣí. Àwọn méjèèjì máa rí ọjọ́ tó máa parí. Lẹ́yìn náà, tàbí tí ẹni tó fi ránṣẹ́ bá fagilé e, ohun tí ẹnikẹ́ni kò tíì ṣí á padà sí káàdì tó sanwó, lẹ́yìn tí a bá yọ ohun tí ilé-iṣẹ́ ìsanwó fi pamọ́ lára owó iṣẹ́ wọn, bí a ṣe fi hàn kí o tó sanwó. Kì í di owó tiwa láé.',
        'Báńkì rẹ máa fi owó tí a dá padà hàn láàárín ọjọ́ iṣẹ́ 5-10. Tí káàdì rẹ kò bá gbà á, ojú ìwé ẹ̀bùn rẹ máa béèrè àkáǹtì báńkì, àwa náà á sì béèrè ní ímeèlì. A kì í béèrè PIN, ọ̀rọ̀ aṣínà tàbí kóòdù láé.',
      ],
      alsoAsked: 'refund dídá owó padà reverse reversal undo dormant expired ó parí',
    },
    reminders: {
      question: 'Kí ló dé tí mo fi gba ìránnilétí, báwo ni mo ṣe lè dá a dúró?',
      answer: [
        'A máa ń rán ẹni tó máa gba ẹ̀bùn létí ẹ̀bùn tí kò tíì ṣí: lẹ́yìn ọjọ́ mẹ́ta, àti ọjọ́ mẹ́ta kó tó parí. Ẹni tó fi ránṣẹ́ máa gbọ́ ní ọjọ́ mẹ́ta kó tó parí. Ẹ̀bùn tí a ti ṣí, tí a dá dúró tàbí tí a fagilé, a kì í sọ ọ́ mọ́.',
        'Tẹ “Dá àwọn ìránnilétí yìí dúró” nínú ímeèlì náà, tàbí bọ́tìnì unsubscribe ti áàpù ímeèlì rẹ. Ìránnilétí kankan kò ní lọ sí àdírẹ́sì yẹn mọ́, fún ẹ̀bùn èyíkéyìí; ṣùgbọ́n ẹ̀bùn, rìsíìtì àti ìròyìn owó rẹ á ṣì máa wá. Línkì kan náà ló ń dá ìránnilétí padà.',
      ],
      alsoAsked: 'reminder unsubscribe spam ímeèlì púpọ̀ notification',
    },
    safety: {
      question: 'Ṣé òótọ́ ni èyí? Báwo ni mo ṣe máa mọ̀ pé kì í ṣe jìbìtì?',
      answer: (product) => [
        `Ẹ̀bùn ${product} tòótọ́ kì í sọ pé kí o san ohunkóhun, kì í béèrè káàdì rẹ, PIN, BVN, OTP tàbí ọ̀rọ̀ aṣínà báńkì, kì í sì í sọ pé kí o fi í ránṣẹ́ sí àwọn ọ̀rẹ́.`,
        'Láti fi owó ránṣẹ́ sí ọ, nọ́ńbà àkáǹtì àti báńkì rẹ nìkan ni a nílò. Wo àdírẹ́sì tó wà lókè ojú ìwé kí o tó tẹ kóòdù, kí o sì tẹ àdírẹ́sì náà fúnra rẹ tí línkì kan bá ṣàjèjì.',
        'Lẹ línkì tàbí kóòdù tí wọ́n bá fi ránṣẹ́ sí ọ sí “Yẹ ẹ̀bùn ìta wò”, ní ìsàlẹ̀ gbogbo ojú ìwé: ó máa sọ bóyá òótọ́ ni, bóyá ó ti parí, tàbí kì í ṣe tiwa.',
        'Owó tí a ń tọ́jú fún àwọn ènìyàn àti ohun tí a jẹ wọ́n hàn sí gbogbo ènìyàn, dé orí kọ́bọ̀: wo “Ibi tí owó wà” níbẹ̀.',
      ],
      alsoAsked: 'fake giveaway fraud scam irọ́ jìbìtì check verify trust',
    },
    giveaways: {
      question: 'Báwo ni mo ṣe lè fún ọ̀pọ̀ ènìyàn ní gbangba?',
      answer: [
        'Fi ẹ̀bùn tó ní òfin fún ọ̀pọ̀ ènìyàn ránṣẹ́, bí ìpín tó dọ́gba, ìpín oríire tàbí gègé. Lẹ́yìn náà ṣí ojú ìwé rẹ̀ ní “Àwọn ìsanwó rẹ” kí o tẹ “Gbé e síta”: ó máa ní ojú ìwé tí gbogbo ènìyàn lè wò, pẹ̀lú owó tó hàn, bí a ṣe ń yan olúborí, kíka àkókò, àti ìwé ìpolówó tí o lè tẹ̀ jáde.',
        'Kí ẹni àkọ́kọ́ tó gbìyànjú rẹ̀, o lè yí ọ̀rọ̀ rẹ̀ àti ìgbà tó máa bẹ̀rẹ̀ padà. Lẹ́tà àkọ́kọ́, báńkì àti ìpín olúborí nìkan ni a ń fi hàn.',
        'Ìpín tí ẹnikẹ́ni kò fi ránṣẹ́ sí báńkì láàárín àkókò tí o yàn, ọjọ́ 7 tí o kò bá sọ ohun mìíràn, á lọ sọ́dọ̀ ẹni tó kàn. Nínú gègé, gbogbo ẹni tó wọlé ní àǹfààní kan náà, kálukú máa gba rìsíìtì, ẹnikẹ́ni sì lè tún ìṣirò olúborí ṣe lẹ́yìn náà.',
      ],
      alsoAsked: 'public giveaway raffle influencer ṣọ́ọ̀ṣì mọ́ṣáláṣí ilé-ìwé poster winners ìdíje',
    },
    mistakes: {
      question: 'Mo fi í ránṣẹ́ sí àdírẹ́sì tó ṣì, tàbí kóòdù ti sọnù',
      answer: [
        'Àdírẹ́sì yẹn ti gba kóòdù ní ímeèlì lẹ́sẹ̀kẹsẹ̀ tí a sanwó, tàbí ó máa gbà á ní àkókò tí o yàn, ẹnikẹ́ni tó bá sì ní kóòdù lè ṣí ẹ̀bùn náà. Níwọ̀n ìgbà tí ẹnikẹ́ni kò tíì ṣí i, ṣí ẹ̀bùn náà ní “Àwọn ìsanwó rẹ” kí o tẹ “Tún àdírẹ́sì ṣe”: ó máa gba kóòdù tuntun, tí a ó fi ránṣẹ́ sí àdírẹ́sì tó tọ́, èyí àtijọ́ kò sì ní ṣí ohunkóhun mọ́. Níbẹ̀ o tún lè yí ọ̀rọ̀ àti aṣọ rẹ̀ padà, dá a dúró, tàbí fagilé e. Ohun tí ẹnikẹ́ni kò tíì ṣí á padà sí káàdì rẹ, bí o ṣe rí i kí o tó sanwó.',
        'Kóòdù tó sọnù wà ní “Àwọn ìsanwó rẹ” lórí ẹ̀rọ tí o fi sanwó. Lórí ẹ̀rọ mìíràn, ojú ìwé yẹn lè fi línkì àwọn ẹ̀bùn rẹ ránṣẹ́ sí àdírẹ́sì tí o fi sílẹ̀ fún rìsíìtì. Ṣé ìṣòro ṣì wà? Kọ̀wé sí wa pẹ̀lú nọ́ńbà ìtọ́kasí ìsanwó.',
      ],
      alsoAsked:
        'àṣìṣe typo wrong email ímeèlì tún ṣe correct edit cancel fagilé refund dá owó padà reverse undo mo yí ọkàn padà',
    },
  },
};
