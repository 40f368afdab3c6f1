import type { Words } from './en.ts';

export const words: Words = {
  keywords: ['cash gift', 'Nigeria', 'kyautar kuɗi', 'Nijeriya', 'aika kuɗi', 'lambar kyauta'],
  home: 'Ku aika kyautar kuɗi ga kowa a Nijeriya. Ku biya da kati ko tura kuɗi, ku raba lamba mai harafi 13, su cire kuɗin a kowane banki. Ba sai da rajista ba.',
  create: 'Ku zaɓi adadi, yadi da ’yan kalmomi. Ku biya cikin tsaro, ku sami lambar kyautar da za ku raba.',
  claim: 'Kun sami lambar kyauta? Ku rubuta ta, ku buɗe kyautarku, ku aika kuɗin zuwa asusun bankinku.',
  withdraw:
    'Ku aika kyautar da kuka karɓa zuwa kowane asusun banki a Nijeriya. Kuɗin aiki kashi 3 ne cikin 100, kuɗin kuma yana isa cikin awa 24.',
  rules:
    'Ku zaɓi wanda zai sami kyautar: mutum na wane a buɗewa, mutane da dama da za su raba ta, ko wanda ya zo a kan lokaci.',
  transactions: 'Kyaututtukan da aka biya daga wannan na’ura, tare da lambobinsu da rasitansu.',
  help: 'Amsoshin tambayoyin da aka fi yi, yadda za a same mu, da gajeren bayani kan aika kyauta da karɓarta.',
  trust: 'Kuɗin da muke riƙe wa mutane, abin da ake bin mu, da abin da Paystack ya ce yana nan, har zuwa kobo.',
  check: 'Ku liƙa link ko lamba, ku ga ko rabon kyautar na gaskiya ne, ya ƙare, ko ba namu ba ne.',
  yourData: 'Ku ga abin da muke riƙe da shi game da adireshin imel ɗinku, ku gyara shi, ko a goge shi.',
  privacy:
    'Abin da muke karɓa, dalilinsa, tsawon lokacin da muke ajiye shi, da haƙƙoƙinku a dokar kare bayanai ta Nijeriya.',
  terms:
    'Yarjejeniyar da ke tsakaninmu da ku: kuɗin aiki, kyautar da ba a karɓa ba, mayar da kuɗi, alhaki da dokar da ake bi.',
  cookies: 'Cookies kaɗan da muke ajiyewa, aikin kowannensu, da yadda za ku sarrafa su.',
  anyOther: 'Kyautar kuɗi ga kowa a Nijeriya: biya, raba lamba, karɓa, cire kuɗi a kowane banki.',
};
