import type { Words } from './en.tsx';

export const words: Words = {
  title: 'Kedu ka anyị ga-esi nyere gị aka?',
  lead: 'Ọ ga-abụ na azịza ya dị n’okpuru. Ọ bụrụ na ọ dịghị, mmadụ ga-azaghachi gị.',
  guide: 'Ihe niile na nzọụkwụ atọ',
  steps: {
    create: {
      title: 'Mepụta ma kwụọ ụgwọ',
      text: 'Ego ole, adreesị email, okwu ole na ole. Kwụọ ụgwọ n’ibe Paystack.',
    },
    share: { title: 'Kesaa koodu', text: 'Detuo QUID ma ọ bụ zipu linkị. Zipu okwuntughe iche.' },
    claim: {
      title: 'Nara ma wepụta ego',
      text: 'Ha emepee ya, tinye akaụntụ ha, ego ahụ anọrọ n’ụzọ.',
    },
  },
  createGift: 'Mepụta onyinye',
  claimGift: 'Nara onyinye',
  moneyAndGiveaways: (money, giveaways) => (
    <>
      Ego anyị na-edebere ndị mmadụ na ihe anyị ji ha dị n’ihu ọha: {money('ebe ego ahụ dị')}, ruo na kobo. E zitere gị
      onyinye ọha ma ị maghị ma ọ bụ eziokwu? {giveaways('Lelee ya')} tupu i mee ihe ọ bụla.
    </>
  ),
  smallPrint: (terms, privacy, cookies) => (
    <>
      Ihe gbasara iwu: {terms('Usoro na ọnọdụ')}, {privacy('Iwu nzuzo')}, {cookies('Iwu cookie')}.
    </>
  ),
  commonQuestions: 'Ajụjụ a na-ajụkarị',
  search: 'Chọọ azịza',
  searchExample: 'ụgwọ ọrụ, okwuntughe, ụlọ akụ…',
  nothingFound: 'Ahụghị ihe ọ bụla. Nwaa okwu ọzọ, ma ọ bụ jụọ anyị n’okpuru.',
  found: (some, all) => `${some} n’ime ${all}`,
  linkToThis: 'Linkị azịza a',
  talkToUs: 'Gwa anyị okwu',
  chat: {
    title: 'Nkata',
    text: 'Na WhatsApp. Ụzọ kacha ọsọ mgbe anyị meghere; hapụ ozi mgbe anyị mechiri.',
    start: 'Malite nkata',
  },
  email: { title: 'Email', text: 'Zite nọmba ntụaka ịkwụ ụgwọ, ezitela koodu onyinye ma ọ bụ okwuntughe.' },
  phone: { title: 'Ekwentị', text: 'Maka ihe ngwa ngwa ọ bụla gbasara ego, n’oge nkwado.' },
  inYourTime: 'N’oge ebe ị nọ.',
  supportHours: (hours) => `Oge nkwado bụ ${hours}.`,
  open: 'Anyị meghere ugbu a',
  closed: 'Anyị mechiri ugbu a, ma anyị na-agụ ihe niile i zitere',
  weekdays: {
    sunday: 'Sọnde',
    monday: 'Mọnde',
    tuesday: 'Tuzde',
    wednesday: 'Wenezde',
    thursday: 'Tọzde',
    friday: 'Fraịde',
    saturday: 'Satọde',
  },
  fromTo: (from, to) => `${from} ruo ${to}`,
  closedAllDay: 'E mechiri emechi',
  openAllDay: 'Ụbọchị niile',
  questions: {
    quid: {
      question: 'Gịnị bụ QUID?',
      answer: [
        'Koodu nke onyinye: mkpụrụedemede na nọmba 13, nke a na-egosi n’ìgwè dịka 7K3M-XQ2V9-H4TA. Onye ọ bụla nwere ya nwere ike imepe onyinye ahụ, ya mere jide ya ka ego.',
        'Nnukwu ma ọ bụ obere mkpụrụedemede, oghere na akara njikọ anaghị eme ihe dị iche. I, L, O ma ọ bụ U adịghị na ya, ọ bụrụkwa na otu mkpụrụ ezighị ezi, a ga-ahụ ya tupu ihe ọ bụla emee.',
      ],
      alsoAsked: 'code koodu onyinye pụtara',
    },
    cost: {
      question: 'Ego ole ka ọ na-efu?',
      answer: [
        'Ị ga-akwụ kpọmkwem ego nke onyinye ahụ. Mgbe onye natara ya na-eziga ya n’ụlọ akụ, anyị na-ewere pasentị 3, anyị na-egosikwa ya tupu o kwenye.',
        'Onyinye ₦50,000 ga-abụ ₦48,500 n’ụlọ akụ. Anyị enweghị ụgwọ ọrụ ọzọ.',
        'I nwekwara ike ịkwụ pasentị 3 ahụ n’onwe gị, ka ego ahụ zuo oke mgbe o ruru: ka ₦50,000 banye n’ụlọ akụ, ị ga-akwụ ₦51,546.39. Ego e gosiri gị tupu ị kwụọ anaghị agbanwe, ọbụladị otu kobo.',
      ],
      alsoAsked: 'fee charge ọnụ ahịa',
    },
    paying: {
      question: 'Kedu ka m ga-esi kwụọ ụgwọ onyinye?',
      answer: [
        'Site na Paystack, n’ibe nke ya: were kaadị, ụlọ akụ, USSD ma ọ bụ QR. Anyị anaghị ahụ ozi kaadị gị.',
        'Emechila ibe mbụ. Ọ ga-egosi koodu ozugbo ego ahụ banyere. Ọ bụrụ na ibe ọhụrụ ahụ emepeghị, linkị ya dị n’ibe na-eche.',
      ],
      alsoAsked: 'pay transfer card',
    },
    paymentFailed: {
      question: 'Ịkwụ ụgwọ m agaghị nke ọma, ma ọ bụ e wepụrụ ego m ma ahụghị m koodu',
      answer: [
        'Lelee “Ịkwụ ụgwọ gị” na ngwaọrụ i ji kwụọ ụgwọ. Ego rutere n’azụ oge na-aghọ onyinye n’onwe ya, ọtụtụ mgbe n’ime nkeji ole na ole.',
        'Ọ bụrụ na ụlọ akụ ewerela ego ahụ ma ịkwụ ụgwọ ahụ akụọ afọ n’ala, ego ahụ ga-alọghachikwute gị n’onwe ya. Degara anyị akwụkwọ tinye nọmba ntụaka ịkwụ ụgwọ, anyị ga-eso Paystack kpaa ya.',
      ],
      alsoAsked: 'refund nkwụghachi ego kagbuo cancel reverse reversal declined debited',
    },
    claiming: {
      question: 'Kedu ka m ga-esi nara onyinye?',
      answer: [
        'Mepee linkị e zitere gị, ma ọ bụ gaa na “Nara onyinye” dee koodu ahụ. Ọ bụrụ na onye zitere ya tinyere okwuntughe, ọ dị gị mkpa kwa; jụọ ya.',
        'Imepe ya na-enye ngwaọrụ a igodo nke ego ahụ. Akaụntụ ma ọ bụ ngwa adịghị gị mkpa.',
      ],
      alsoAsked: 'claim open mepee',
    },
    thanks: {
      question: 'Kedu ka m ga-esi kelee onye zitere ya?',
      answer: [
        'Mepee onyinye gị họrọ ozi n’okpuru “Sị daalụ”, ma ọ bụ dee nke gị, ihe ruru mkpụrụedemede 280. Otu ugboro ka e nwere ike izipu ya, a naghị agbanwekwa ya. Etinyela nọmba akaụntụ ma ọ bụ koodu na ya.',
        'Onye zitere ya na-enweta ozi ahụ na email, ma ọ bụrụ na ọ hapụrụ adreesị, ọ na-ahụkwa ya n’ibe onyinye ahụ. N’ebe ahụ o nwekwara ike ịkwụsịtụ ozi ekele: a na-edebe ha, a naghị eziga ma ọ bụ gosi ha ruo mgbe ọ chọrọ ịnụ ha.',
      ],
      alsoAsked: 'thanks thank you ekele daalụ reply mute',
    },
    howLong: {
      question: 'Ogologo oge ole ka iwepụta ego na-ewe?',
      answer: [
        'Ọtụtụ mgbe nkeji ole na ole, mgbe niile n’ime awa 24. Mmadụ na-ebu ụzọ lelee nnukwu ego, na nke na-aga otu ụzọ ugboro ugboro n’obere oge. Ọ bụ ya mere na anyị anaghị ekwe nkwa sekọnd.',
        'Ibe ọnọdụ na-egosi nzọụkwụ ọ bụla. Ọ bụrụ na ụlọ akụ ajụ ego ahụ, ọ ka bụ nke gị, i nwekwara ike itinye akaụntụ ọzọ.',
        'Ebe ọtụtụ mmadụ na-ekerịta onyinye, òkè ọ bụla na-aga n’akaụntụ ụlọ akụ nke ya: otu akaụntụ, otu òkè. Mmadụ na-ebu ụzọ lelee akaụntụ ọzọ nwere otu aha ahụ.',
      ],
      alsoAsked: 'withdraw withdrawal oge igbu oge pending',
    },
    rules: {
      question: 'Gịnị bụ iwu onyinye?',
      answer: [
        'Iwu na-ekpebi onye ga-enweta onyinye: onye mepere ya n’ọnọdụ ị họrọ, ihe ruru mmadụ ise ga-ekerịta ya, ọtụtụ mmadụ nke onye ọ bụla ga-enweta òkè hà nhata ma ọ bụ òkè nza, ma ọ bụ onye bịara n’ime oge a kara aka. Ọ bụrụ na iwu adịghị, onye mbụ ga-enweta ya niile.',
        'Naanị onye zitere ya nwere ike ime iwu: tinyere onyinye ahụ tupu ọ kwụọ ụgwọ, ma ọ bụ na “Hazie iwu onyinye” tupu mmadụ anwaa imepe ya. Mgbe nke ahụ gasịrị, e mechiela ya, ọ dịghị onye nwere ike ịgbanwe ya.',
        'Onye zitere ya na-ahọrọkwa mgbe ọ ga-eru ha aka: anyị na-eziga koodu na email ozugbo a kwụrụ ụgwọ, ma ọ bụ n’oge nwere ike iru otu afọ n’ihu, a ga-emechikwa ya ruo mgbe ahụ. Ma ọ bụ gị onwe gị kesaa koodu ahụ: mgbe ahụ anyị anaghị ezigara onye ọ bụla email, adreesị adịghịkwa anyị mkpa. Oge niile bụ oge Lagos.',
      ],
      alsoAsked: 'rule schedule later birthday ụbọchị ọmụmụ whatsapp without email',
    },
    unclaimed: {
      question: 'Gịnị na-eme onyinye onye ọ bụla na-anaraghị?',
      answer: [
        'Ọ na-eche ụbọchị 365, ma ọ bụ 7, 30 ma ọ bụ 90 ma ọ bụrụ na onye zitere ya họrọ otú ahụ, malite n’ụbọchị e nwere ike imepe ya. Akụkụ abụọ ahụ na-ahụ ụbọchị ikpeazụ. Mgbe nke ahụ gasịrị, ma ọ bụ mgbe onye zitere ya kagburu ya, ihe onye ọ bụla na-emepeghị na-alaghachi na kaadị kwụrụ ụgwọ, mgbe e wepụrụ ihe ụlọ ọrụ ịkwụ ụgwọ na-ejide n’ụgwọ ọrụ ha, dịka e gosiri tupu a kwụọ. Ọ naghị aghọ ego anyị ma ọlị.',
        'Ụlọ akụ gị ga-egosi ego a kwụghachiri n’ime ụbọchị ọrụ 5-10. Ọ bụrụ na kaadị gị anabataghị ya, ibe onyinye gị ga-ajụ gị akaụntụ ụlọ akụ, anyị ga-ajụkwa gị na email. Anyị anaghị ajụ PIN, okwuntughe ma ọ bụ koodu.',
      ],
      alsoAsked: 'refund nkwụghachi ego reverse reversal undo dormant expired gwụrụ',
    },
    reminders: {
      question: 'Gịnị mere m ji nweta ncheta, kedu ka m ga-esi kwụsị ya?',
      answer: [
        'Anyị na-echetara onye na-anata onyinye nke a na-emepebeghị: mgbe ụbọchị atọ gachara, na ụbọchị atọ tupu ọ gwụ. Onye zitere ya na-anụ ụbọchị atọ tupu ọ gwụ. Onyinye e mepere, kwụsịtụrụ ma ọ bụ kagburu, anyị anaghị ekwu maka ya ọzọ.',
        'Pịa “Kwụsị ncheta ndị a” na email ahụ, ma ọ bụ bọtịnụ unsubscribe nke ngwa email gị. Ncheta ọ bụla agaghị aga n’adreesị ahụ ọzọ, maka onyinye ọ bụla; ma onyinye, risiti na ozi ego gị ka ga-abịa. Otu linkị ahụ na-eme ka ncheta bịaghachi.',
      ],
      alsoAsked: 'reminder unsubscribe spam email karịrị akarị notification',
    },
    safety: {
      question: 'Nke a ọ bụ eziokwu? Kedu ka m ga-esi mara na ọ bụghị aghụghọ?',
      answer: (product) => [
        `Ezigbo onyinye ${product} anaghị asị gị kwụọ ihe ọ bụla, ọ naghị ajụ kaadị gị, PIN, BVN, OTP ma ọ bụ okwuntughe ụlọ akụ, ọ naghịkwa asị gị zigara ya ndị enyi.`,
        'Iji zitere gị ego, naanị nọmba akaụntụ na ụlọ akụ gị dị anyị mkpa. Lelee adreesị dị n’elu ibe tupu i dee koodu, were aka gị dee adreesị ahụ ma ọ bụrụ na linkị adịghị gị mma n’anya.',
        'Tapawa linkị ma ọ bụ koodu ọ bụla e zitere gị na “Lelee onyinye ọha”, n’ala ibe ọ bụla: ọ ga-ekwu ma ọ bụ eziokwu, ma ọ gwụla, ma ọ bụ na ọ bụghị nke anyị.',
        'Ego anyị na-edebere ndị mmadụ na ihe anyị ji ha dị n’ihu ọha, ruo na kobo: lee “Ebe ego ahụ dị” ebe ahụ.',
      ],
      alsoAsked: 'fake giveaway fraud scam ụgha wayo check verify trust',
    },
    giveaways: {
      question: 'Kedu ka m ga-esi nye ọtụtụ mmadụ n’ihu ọha?',
      answer: [
        'Zipu onyinye nwere iwu maka ọtụtụ mmadụ, dịka òkè hà nhata, òkè nza ma ọ bụ nza. Mgbe ahụ mepee ibe ya na “Ịkwụ ụgwọ gị” pịa “Mee ya nke ọha”: ọ ga-enweta ibe maka onye ọ bụla, ebe a na-ahụ ego ahụ, otu e si ahọpụta ndị mmeri, ọgụgụ oge, na mpempe akwụkwọ mgbasa ozi ị ga-ebipụta.',
        'Tupu onye mbụ anwaa ya, i nwere ike ịgbanwe okwu ya na mgbe ọ ga-amalite. Naanị mkpụrụedemede mbụ, ụlọ akụ na òkè nke ndị mmeri ka a na-egosi.',
        'Òkè onye ọ bụla na-ezigaghị n’ụlọ akụ n’ime oge ị họrọ, ụbọchị 7 ma ọ bụrụ na i kwughị ihe ọzọ, na-agakwuru onye na-esote. Na nza, onye ọ bụla batara nwere otu ohere ahụ, onye ọ bụla na-enweta risiti, onye ọ bụla nwekwara ike ịgbakọ ndị mmeri ọzọ mgbe e mechara.',
      ],
      alsoAsked: 'public giveaway raffle influencer ụka ụlọ akwụkwọ poster winners asọmpi',
    },
    mistakes: {
      question: 'Ezigara m ya n’adreesị na-ezighị ezi, ma ọ bụ koodu furu',
      answer: [
        'Adreesị ahụ nwetara koodu na email ozugbo a kwụrụ ụgwọ, ma ọ bụ ọ ga-enweta ya n’oge ị họrọ, onye ọ bụla nwere koodu nwekwara ike imepe onyinye ahụ. Ọ bụrụhaala na onye ọ bụla emepebeghị ya, mepee onyinye ahụ na “Ịkwụ ụgwọ gị” pịa “Mezie adreesị”: ọ ga-enweta koodu ọhụrụ, nke anyị ga-eziga n’adreesị ziri ezi, nke ochie agaghịzi emepe ihe ọ bụla. N’ebe ahụ i nwekwara ike ịgbanwe ozi na akwa ya, kwụsịtụ ya, ma ọ bụ kagbuo ya. Ihe onye ọ bụla na-emepeghị na-alaghachi na kaadị gị, dịka ị hụrụ tupu ị kwụọ.',
        'Koodu furu efu dị na “Ịkwụ ụgwọ gị” na ngwaọrụ i ji kwụọ ụgwọ. Na ngwaọrụ ọzọ, ibe ahụ nwere ike iziga linkị onyinye gị n’adreesị ị hapụrụ maka risiti. Ọ ka siiri gị ike? Degara anyị akwụkwọ tinye nọmba ntụaka ịkwụ ụgwọ.',
      ],
      alsoAsked:
        'njehie typo wrong email mezie correct edit cancel kagbuo refund nkwụghachi ego reverse undo agbanweela m obi',
    },
  },
};
