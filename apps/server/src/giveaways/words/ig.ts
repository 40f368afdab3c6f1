import type { Words } from './en.ts';

export const words: Words = {
  titled: (title, host) => `${title}, site n’aka ${host}`,
  byline: (host) => `Onyinye ọha site n’aka ${host}`,
  openUntil: (until) => `O meghere ruo ${until} (Lagos)`,
  openFromUntil: (from, until) => `Site na ${from} ruo ${until} (Lagos)`,
  reported: 'Daalụ. Ndị ọrụ anyị ga-eleba ya anya.',
  square: {
    scan: 'Nyochaa ya ka i sonye',
    code: (code) => `Koodu ${code}`,
    nobodyPays: 'A naghị akwụ ụgwọ iji nata.',
  },
  poster: {
    cloth: (product) => `${product}: akwa e ji kechie onyinye ọha a`,
    qr: (address) => `Koodu QR na-eduga na ${address}`,
    howToTakePart: 'Otu e si esonye',
    scan: 'Jiri igwefoto ekwentị gị nyochaa nke a. Akaụntụ adịghị mkpa.',
    enter: 'Pịa otu ugboro ka i sonye. Onye ọ bụla nwere otu ohere ahụ.',
    open: 'Pịa ka i mepee ya. Ibe ahụ ga-agwa gị ozugbo ihe bụ nke gị.',
    password: 'Dee okwuntughe onye na-enye onyinye nyere gị.',
    nameYourBank: (days) =>
      `Ọ bụrụ na i merie, nye akaụntụ ụlọ akụ gị n’ime ụbọchị ${days}. Ebe ahụ ka a ga-eziga ego ahụ.`,
    checkIt: (address) => `Nyochaa ya n’onwe gị: ${address}`,
  },
};
