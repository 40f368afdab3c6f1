import type { Words } from './en.ts';

export const words: Words = {
  onThisPage: 'A wannan shafin',
  inForceSince: (date) => `Yana aiki tun ${date}`,
  inShort: 'A taƙaice',
  whichTextBinds:
    'Wannan taƙaitawa ce domin ku fahimta da sauƙi. Cikakken rubutun yana ƙasa da Turanci, kuma na Turancin ne yake da ƙarfin doka.',
  privacy: {
    title: 'Manufar sirri',
    inShort: [
      'Muna karɓar abin da kyauta take buƙata domin ta isa asusun banki kawai. Ba ma sayar da shi, ba ma amfani da shi don talla.',
      'Ba kwa buƙatar rajista. Bayanan katinku suna zuwa Paystack, ba sa zuwa gare mu.',
      'Ba ma tambayar BVN, NIN, ranar haihuwa, lambobin abokanku ko inda kuke.',
      'Idan wani ya ba mu imel ɗinku domin ya aiko muku kyauta, muna amfani da shi don wannan kyautar kaɗai. Kowace tunatarwa tana da link da yake dakatar da duk tunatarwa.',
      'Paystack, bankuna, da masu kula da imel da shafinmu suna ganin abin da ya shafe su. Hukumomi suna ganin abin da doka ta tilasta mana mu bayar kaɗai.',
      'Muna ajiye bayanan kuɗi aƙalla shekara biyar.',
      'A shafin “Bayananku” za ku ga abin da muke riƙe da shi game da ku, ku gyara shi, ko a goge shi. Kyauta ne. Sauran tambayoyi muna amsawa cikin awa 72.',
      'Za ku kuma iya kai ƙara ga Nigeria Data Protection Commission a kowane lokaci.',
    ],
  },
  terms: {
    title: 'Sharuɗɗa da ƙa’idoji',
    inShort: [
      'Za ku biya adadin kyautar. Mai karɓa yana biyan kashi 3 cikin 100 lokacin da kuɗin zai tafi banki, sai dai idan kun zaɓi biya masa.',
      'Duk wanda yake da lambar zai iya buɗe kyautar, don haka ku yi hankali da wanda za ku ba.',
      'Dole ne ku kai shekara 18, ku yi amfani da kuɗinku, kada ku yi zamba. Ba a sayar da shiga kyauta.',
      'Kyauta tana jira kwana 365, ko kwana 7, 30 ko 90 da mai aikawa ya zaɓa. Abin da ba a karɓa ba yana komawa katin da ya biya, bayan an cire abin da kamfanin biyan kuɗi yake riƙewa na kuɗin aikinsa. Ba ya taɓa zama namu.',
      'Mai aikawa zai iya soke kyauta har sai an buɗe duka; abin da aka karɓa na mai karɓa ne. Idan an rufe shiga ƙuri’a, mai aikawa ba zai iya soke ta ba.',
      'Ana aika kuɗi zuwa banki cikin awa 24 bayan kun tabbatar. Wasu mutum ne yake fara dubawa.',
      'Za mu iya riƙe kyauta idan ana jayayya kan biyan kuɗi ko ana zargin zamba. Toshe kyauta ba ya mai da kuɗin namu.',
      'Idan akwai saɓani, ku fara magana da mu. Abin da ya rage ana warware shi ta sulhu (arbitration) a Nijeriya, bisa dokar Nijeriya. Haƙƙoƙinku na masu saye suna nan.',
    ],
  },
  cookies: {
    title: 'Manufar cookies',
    inShort: [
      'Muna ajiye cookies kaɗan. jara_browser yana taimaka wa burauzarku ta sake gano kyaututtukanta, yana zama kwana 400 bayan ziyararku ta ƙarshe.',
      'jara_language yana riƙe harshen da kuka zaɓa, har shekara ɗaya. Idan harshen ya fito daga kyauta ne, sai don wannan ziyarar kaɗai.',
      'Idan mutane da yawa sun zo kyauta ɗaya lokaci guda, jara_work yana riƙe wurinku na minti 5.',
      'Ba ma ƙidayar masu ziyara, ba talla, ba cookies na wasu a shafukanmu. Shi ya sa babu sanarwar da take tambayarku.',
      'Kalar shafi da kyautar da ba ku biya ba tukuna suna nan a na’urarku. Ba a aiko mana su.',
      'Idan kuka goge komai, wannan burauzar ba za ta sake gano kyaututtukanta da makullanta ba. Ku fara kwafin lambobi da makullan da kuke buƙata.',
      'Idan kuka biya a shafin Paystack ko kuka raba a WhatsApp, suna da cookies nasu a can.',
    ],
  },
  clearing: {
    what: 'Kalar shafi, abin da kuka fara, adadin ƙarshe da asusun bankin da wannan na’ura ta tuna. Makullan kyaututtukanku suna nan.',
    clear: 'Goge zaɓi da rubutu',
    cleared: 'An goge.',
  },
};
