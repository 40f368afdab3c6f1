import type { Words } from './en.tsx';

export const words: Words = {
  preview: {
    title: 'Otú ọ ga-adị',
    wrapped: 'Ihe linkị na-egosi',
    opened: 'Ihe ha ga-ahụ n’ime ya',
    seeOpened: 'Hụ ya n’emeghe',
    seeWrapped: 'Hụ ya n’ekechi',
  },
  cloth: {
    occasions: {
      adire: 'Ụbọchị ọ bụla',
      owambe: 'Agbamakwụkwọ na oriri',
      sallah: 'Sallah',
      sunrise: 'Ụbọchị ọmụmụ',
      harmattan: 'Ekele',
      christmas: 'Krismas',
      ivory: 'Nkasi obi, ma ọ bụ nke nsọpụrụ',
    },
    title: 'Akwa',
    shuffle: 'Gbanwee akwa',
  },
  quote: {
    youPay: 'Ị ga-akwụ',
    youPaid: 'Ị kwụrụ',
    feePaidByYou: 'Ụgwọ ọrụ anyị, pasent 3, ọ bụ gị na-akwụ ya',
    feeTakenFromThem: 'Ụgwọ ọrụ anyị, pasent 3, a na-ewepụ ya mgbe ha na-ewepụta ego',
    theyReceive: 'Ihe ga-abata n’ụlọ akụ ha',
    backToYou: 'Ihe ga-alọghachikwute gị ma ị kagbuo ya tupu onye ọ bụla emepee ya',
  },
  share: {
    title: 'Kesaa onyinye ahụ',
    giftForYou: 'Onyinye dịịrị gị',
    share: 'Kesaa',
    copyLink: 'Detuo linkị',
    copyCode: 'Detuo koodu',
    qrCode: 'Koodu QR',
    cardImage: 'Foto kaadị',
    linkByHand: (link) => <>Linkị ahụ, iji aka detuo: {link}</>,
    passwordApart: 'Zipụ okwuntughe iche, ọ bụghị n’otu nkata ahụ i zigara koodu.',
    likeCash: 'Were linkị na koodu ka ego dị n’aka: nye ha naanị ndị ị chọrọ inye.',
  },
  qr: { title: 'Nyochaa ya ka i mepee onyinye', ofLink: 'Koodu QR nke linkị ahụ' },
  cardPicture: {
    title: 'I nwere onyinye',
    from: (sender) => `si n’aka ${sender}`,
    scanOrType: 'Nyochaa ya, ma ọ bụ dee koodu na',
  },
  terms: 'Mgbe ọ ga-eru ha, na ego ole ga-eru',
  times: {
    howItReachesThem: 'Otú ọ ga-esi ruo ha',
    youShare: 'Ị ga-eji aka gị kesaa koodu ahụ: anyị agaghị ezigara onye ọ bụla email',
    mailNobody: 'Anyị agaghị ezigara onye ọ bụla email ọzọ',
    mailAt: (when) => `Anyị ga-ezigara ha email ${when}`,
    mailedAt: (when) => `Anyị zigaara ha email ${when}`,
    mailed: 'Anyị ezigarala ha koodu ahụ n’email',
    mailOncePaid: 'Anyị ga-ezigara ha koodu ahụ n’email mgbe a kwụrụ ụgwọ',
    onHold: 'Email ya na-eche n’ihi na e jidere onyinye ahụ',
    aboutToLeave: 'Email ya na-achọ ịpụ ugbu a',
    opens: 'Ọ ga-emepe',
    openSince: 'O mepere kemgbe',
    waits: 'Ọ ga-eche',
    waitsUntil: 'Ọ ga-eche ruo',
    waitedUntil: 'O chere ruo',
    daysFromPaying: (days) => `Ụbọchị ${days} site mgbe a kwụrụ ụgwọ`,
    daysFromOpening: (days) => `Ụbọchị ${days} site mgbe enwere ike imepe ya`,
  },
  timeline: 'Ihe ndị merela',
  manageKey: {
    name: 'igodo njikwa',
    setRule: 'Tinye iwu: onye ga-enweta ya, na mgbe',
    changeRule: 'Gbanwee iwu: onye ga-enweta ya, na mgbe',
    maySet: (link) => (
      <>
        Ọ bụrụ na enweghị iwu, onye buru ụzọ mepee onyinye ahụ ga-enweta ya niile. Tupu onye ọ bụla anwaa imepe ya, i
        nwere ike ịgbanwe nke ahụ na {link('Hazie iwu onyinye')}.
      </>
    ),
    mayChange: (link) => (
      <>
        Tupu onye ọ bụla anwaa imepe onyinye ahụ, i nwere ike ịgbanwe onye ga-enweta ya na {link('Hazie iwu onyinye')}.
      </>
    ),
    keepIt:
      'Ngwaọrụ a nwere ike ime ya ugbu a. Site na ngwaọrụ ọzọ, ị chọrọ igodo njikwa a. Debere ya onwe gị: ọ bụghị koodu onyinye.',
  },
  receipt: {
    title: 'Risiti',
    pdf: 'Risiti (PDF)',
    fetching: 'A na-ebute risiti',
    print: 'Bipụta',
    saveAsImage: 'Chekwaa ka foto',
    of: (product) => `Risiti ịkwụ ụgwọ ${product}`,
    status: 'Ọnọdụ',
    paid: 'A kwụọla ụgwọ',
    for: 'Maka',
    time: 'Oge (Lagos)',
    reference: 'Nọmba ntụaka',
    paystackNumber: 'Nọmba Paystack',
    questions: (email) => `Ajụjụ: ${email}`,
  },
};
