import type { Words } from './en.ts';

export const words: Words = {
  onThisPage: 'N’ibe a',
  inForceSince: (date) => `Ọ na-arụ ọrụ kemgbe ${date}`,
  inShort: 'Na mkpirikpi',
  whichTextBinds:
    'Nke a bụ nchịkọta ka o doo gị anya ngwa ngwa. Ederede zuru ezu dị n’okpuru n’asụsụ Bekee, ọ bụkwa nke Bekee nwere ike iwu.',
  privacy: {
    title: 'Iwu nzuzo',
    inShort: [
      'Naanị ihe onyinye chọrọ iji ruo n’akaụntụ ụlọ akụ ka anyị na-anakọta. Anyị anaghị ere ya, anyị anaghịkwa eji ya eme mgbasa ozi.',
      'Akaụntụ adịghị gị mkpa. Ozi kaadị gị na-aga na Paystack, ọ naghị abịakwute anyị.',
      'Anyị anaghị ajụ BVN, NIN, ụbọchị ọmụmụ, nọmba ndị enyi gị ma ọ bụ ebe ị nọ.',
      'Ọ bụrụ na mmadụ nyere anyị email gị ka o zitere gị onyinye, naanị maka onyinye ahụ ka anyị na-eji ya. Ncheta ọ bụla nwere linkị na-akwụsị ncheta niile.',
      'Paystack, ụlọ akụ, na ndị na-ebu email na saịtị anyị na-ahụ ihe gbasara ha. Ndị ọchịchị na-ahụ naanị ihe iwu manyere anyị inye.',
      'Anyị na-edebe ihe ndekọ ego ọ dịkarịa ala afọ ise.',
      'N’ibe “Ozi gị” ị ga-ahụ ihe anyị ji gbasara gị, mezie ya, ma ọ bụ ka e hichapụ ya. Ọ bụ n’efu. Anyị na-aza ihe ọzọ n’ime awa 72.',
      'I nwekwara ike ime mkpesa na Nigeria Data Protection Commission mgbe ọ bụla.',
    ],
  },
  terms: {
    title: 'Usoro na ọnọdụ',
    inShort: [
      'Ị ga-akwụ ego nke onyinye ahụ. Onye natara ya na-akwụ pasentị 3 mgbe ego ahụ na-aga n’ụlọ akụ, ma ọ bụghị na ị họrọ ịkwụrụ ya.',
      'Onye ọ bụla ji koodu nwere ike imepe onyinye ahụ, ya mere kpachara anya ka ị na-ekesa ya.',
      'Ị ga-erurịrị afọ 18, jiri ego gị, ghara ime aghụghọ. A naghị ere ohere ịbanye n’onyinye.',
      'Onyinye na-eche ụbọchị 365, ma ọ bụ ụbọchị 7, 30 ma ọ bụ 90 onye zitere ya họrọ. Ihe a na-anaraghị na-alaghachi na kaadị kwụrụ ụgwọ, mgbe e wepụrụ ihe ụlọ ọrụ ịkwụ ụgwọ na-ejide n’ụgwọ ọrụ ha. Ọ naghị aghọ nke anyị ma ọlị.',
      'Onye zitere ya nwere ike ịkagbu onyinye ruo mgbe e mepechara ya niile; ihe a narala bụ nke onye nara ya. Mgbe ịbanye na nza mechiri, onye zitere ya enweghịzi ike ịkagbu ya.',
      'A na-eziga ego n’ụlọ akụ n’ime awa 24 i kwenyechara. Mmadụ na-ebu ụzọ lelee ụfọdụ.',
      'Anyị nwere ike ijide onyinye ma ọ bụrụ na a na-arụ ụka n’ịkwụ ụgwọ ya ma ọ bụ na a na-enyo aghụghọ enyo. Igbochi onyinye anaghị eme ka ego ya bụrụ nke anyị.',
      'Ọ bụrụ na esemokwu dị, buru ụzọ gwa anyị. A ga-edozi ihe fọdụrụ site n’ikpe mkpezi (arbitration) na Naịjirịa, n’okpuru iwu Naịjirịa. Ikike gị dịka onye ahịa ka dị.',
    ],
  },
  cookies: {
    title: 'Iwu cookie',
    inShort: [
      'Anyị na-etinye cookie ole na ole. jara_browser na-enyere ihe nchọgharị gị aka ịhụ onyinye ya ọzọ, ọ na-anọ ụbọchị 400 site n’oge ikpeazụ ị bịara.',
      'jara_language na-edebe asụsụ ị họrọ ruo otu afọ. Ọ bụrụ na asụsụ ahụ si n’onyinye, ọ bụ naanị maka nleta ahụ.',
      'Mgbe ọtụtụ mmadụ bịara otu onyinye n’otu oge, jara_work na-edebe ọnọdụ gị ruo nkeji 5.',
      'Anyị anaghị agụ ndị na-abịa, mgbasa ozi adịghị, cookie nke ndị ọzọ adịghị n’ibe anyị. Ọ bụ ya mere na ọkwa ọ bụla anaghị ajụ gị.',
      'Agba ibe gị na onyinye ị na-akwụbeghị ụgwọ ya na-anọ na ngwaọrụ gị. A naghị ezitere anyị ha.',
      'Ọ bụrụ na ị hichapụ ihe niile, ihe nchọgharị a agaghịzi ahụ onyinye na igodo ya. Buru ụzọ detuo koodu na igodo ị ka chọrọ.',
      'Ọ bụrụ na ị kwụọ ụgwọ n’ibe Paystack ma ọ bụ kesaa na WhatsApp, ha nwere cookie nke ha ebe ahụ.',
    ],
  },
  clearing: {
    what: 'Agba ibe, ihe ị malitere, ego ikpeazụ na akaụntụ ụlọ akụ ngwaọrụ a chetara. Igodo onyinye gị ka dị.',
    clear: 'Hichapụ nhọrọ gị',
    cleared: 'E hichapụla ya.',
  },
};
