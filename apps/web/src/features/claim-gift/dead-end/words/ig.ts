import type { Words } from './en.ts';

export const words: Words = {
  whatYouCanDo: 'Ihe i nwere ike ime',
  theSender: 'onye zitere ya',
  contactSupport: 'Kpọtụrụ nkwado',
  sendAGiftYourself: 'Zipụ onyinye nke gị',
  ended: 'Onyinye a agwụla',
  wasOpenUntil: (when) => `O meghere ruo ${when} (Lagos).`,
  tellThemYouCameLate: (sender) =>
    `Gwa ${sender} na ị bịara n’azụ oge: ego onye ọ bụla na-anaraghị anaghị efu efu, ha nwekwara ike ịgwa anyị maka ya.`,
  cameTooLate: 'Ị bịara n’azụ oge',
  drawWasOpenUntil: (when) => `Oge isonye na nza a ruru ${when} (Lagos).`,
  nobodyCanBeAdded:
    'A na-esi n’ime ndị niile sonyere tupu oge ahụ ahọpụta ndị mmeri, a gaghị etinyeli onye ọzọ. I nwere ike ile otu e si mee nza ahụ.',
  lapsed: 'Oge agafeela',
  lapsedMeans:
    'A ga-ezigarịrị òkè onyinye ọha n’ụlọ akụ n’ime ụbọchị ibe ya kwuru, ka onye ọzọ wee nweta ya ma onye mbụ abịaghị. Ọ bụrụ na ị rịọrọ ya n’oge, detara anyị ozi ka anyị leba ya anya.',
  askForANewOne: (sender) => `A gaghị emepeli ya ọzọ. Jụọ ${sender} maka ya: e nwere ike izitere gị nke ọhụrụ.`,
  taken: 'A narala ya',
  takenMeans:
    'Ọ bụrụ na ọ bụ gị, mepee ya n’ihe nchọgharị i ji n’oge ahụ, ma ọ bụ tinye igodo mbanye e gosiri gị. Ọ bụrụ na ọ bụghị gị, jụọ onye zitere ya onye ọzọ nwere koodu ahụ.',
  haveTheKey: 'E nwere m igodo mbanye',
  keyNeedsScripts: 'Iji igodo mbanye gaa n’ihu, ị chọrọ JavaScript.',
  onHold: 'E jidetụrụ onyinye a',
  onHoldMeans: (code) =>
    `Anyị na-elele ihe banyere ya. Ego ahụ dị nchebe ugbu a, otu linkị ahụ ga-arụkwa ọrụ ọzọ mgbe anyị mechara. I nwere ike ịjụ anyị maka ya ma nye anyị koodu ${code} ka anyị chọta ya ngwa ngwa.`,
  writeTo: (email) => `Detara ${email}`,
  paused: 'A kwụsịtụrụ onyinye a',
  pausedMeans: (sender) =>
    `Naanị ${sender} nwere ike ime ka ọ gaa n’ihu, ya mere jụọ onye ahụ. Hapụ ibe a oghe ma ọ bụ lọta ọzọ: otu linkị ahụ ga-arụ ọrụ mgbe ahụ, onweghịkwa onye ga-emepeli ya tupu mgbe ahụ.`,
  notThisTime: 'Ọ bụghị n’ugboro a',
  numberNotDrawn: (number) =>
    `I nwere nọmba ${number}, nweekwa otu ohere ahụ onye ọ bụla sonyere nwere. A họpụtaghị ya n’ugboro a. Onweghị onye nwere ike ịghọ aghụghọ na nza ahụ, ihe nchọgharị gị n’onwe ya nwekwara ike inyocha nke ahụ.`,
  notTheOneInLine: (sender) =>
    `Otu onye n’ahịrị ga-enweta onyinye a, naanị ${sender} maara onye ọ bụ. Ị nwaala nke gị na ngwaọrụ a. Ndị ọzọ ka nwere ike ịnwa, ya mere zigara ha linkị ahụ ma ọ masị gị. A họpụtara nọmba mmeri tupu onye ọ bụla abịa.`,
};
