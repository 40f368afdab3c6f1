import type { Words } from './en.ts';

export const words: Words = {
  theyReceive: 'Abin da za su samu',
  feeChargedToYou: 'Kuɗin aikin da kuka biya',
  gift: 'Kyauta',
  paid: 'An biya',
  failures: {
    cancelled: 'An soke biyan kuɗin',
    neverCompleted: 'Ba a kammala biyan kuɗin ba',
    declined: 'Bankin ya ƙi biyan kuɗin',
    notOpened: 'Ba a iya buɗe shafin biyan kuɗi ba',
    differs: 'Kuɗin da suka iso ba su yi daidai da kyautar ba. Muna bincikawa.',
    differed: 'Kuɗin da suka iso ba su yi daidai da kyautar ba. Sun koma katinku.',
    wentBack: 'Kuɗin wannan kyauta sun koma katinku.',
    takenBack: 'Bankinku ya janye wannan kuɗin da aka biya',
  },
  advice: {
    cancelled: 'Ba a cire komai ba. Ku biya duk lokacin da kuka so, ko ku bar shi haka.',
    noFunds: 'Babu isassun kuɗi a asusun. Ku ƙara kuɗi, ku yi amfani da wani kati, ko ku ba da ƙaramar kyauta.',
    noCodes:
      'Bankinku bai fara aika lambar sau ɗaya (OTP) ga wannan kati ba. Ku nemi bankinku ya kunna ta, ko ku yi amfani da wani kati ko tura kuɗi daga banki.',
    wrongCode:
      'Lambar sau ɗaya (OTP) ba daidai ba ce ko ta zo a makare. Ku sake gwadawa da sabuwar lambar da bankinku ya aiko.',
    wrongPin:
      'PIN ɗin ba daidai ba ne. Ku duba shi ku sake gwadawa: idan aka yi kuskure sau da dama, banki yana kulle katin.',
    wrongDigits: 'Lambobi ukun da ke bayan katin ba daidai ba ne. Ku duba su ku sake gwadawa.',
    cardPastDate: 'Wa’adin wannan katin ya ƙare. Ku yi amfani da wani kati ko tura kuɗi daga banki.',
    overLimit:
      'Wannan ya wuce abin da katin zai iya kashewa. Ku ƙara iyakarsa a manhajar bankinku, ko ku tura kuɗi daga banki.',
    notSureItIsYou:
      'Bankinku bai tabbatar cewa ku ne ba. Ku sake gwadawa ku amince a manhajar bankinku, ko ku yi amfani da wani kati.',
    cardStopped: 'Bankinku ya dakatar da wannan kati. Ku kira bankinku, ko ku yi amfani da wani kati.',
    notOnline:
      'Ba a iya amfani da wannan kati a yanar gizo. Ku kunna hakan a manhajar bankinku, ko ku yi amfani da wani kati ko tura kuɗi daga banki.',
    tookTooLong: 'Ya ɗauki lokaci da yawa, kuma ba a cire komai ba. Ku sake gwadawa da wayarku da katinku a kusa.',
    bankNotWorking:
      'Bankin ko hanyar zuwa gare shi ba ta aiki. Ku sake gwadawa nan da mintuna, ko ku yi amfani da wani kati.',
    declined:
      'Bankinku ya ƙi kuma bai gaya mana dalili ba. Bankinku zai iya gaya muku; wani kati ko tura kuɗi daga banki yakan yi aiki.',
  },
};
