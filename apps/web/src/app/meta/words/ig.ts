import type { Words } from './en.ts';

export const words: Words = {
  keywords: ['cash gift', 'Nigeria', 'onyinye ego', 'Naịjirịa', 'izipu ego', 'koodu onyinye'],
  home: 'Zigara onye ọ bụla nọ na Naịjirịa onyinye ego. Were kaadị ma ọ bụ ụlọ akụ kwụọ ụgwọ, kesaa koodu nwere mkpụrụ 13, ha ewepụta ego ya n’ụlọ akụ ọ bụla.',
  create: 'Họrọ ego ole, akwa na okwu ole na ole. Kwụọ ụgwọ na nchekwa ma nweta koodu onyinye ị ga-ekesa.',
  claim: 'Ị nwere koodu onyinye? Dee ya, mepee onyinye gị ma ziga ego ya n’akaụntụ ụlọ akụ gị.',
  withdraw:
    'Ziga onyinye ị natara n’akaụntụ ụlọ akụ ọ bụla na Naịjirịa. Ụgwọ ọrụ bụ pasentị 3, ego ahụ ga-erukwa n’ime awa 24.',
  rules:
    'Kpebie onye ga-enweta onyinye: onye mepere ya n’ọnọdụ ị họrọ, ọtụtụ mmadụ ga-ekerịta ya, ma ọ bụ onye bịara n’oge.',
  transactions: 'Onyinye e si na ngwaọrụ a kwụọ ụgwọ ha, tinyere koodu na risiti ha.',
  help: 'Azịza ajụjụ a na-ajụkarị, otu ị ga-esi kpọtụrụ anyị, na nduzi dị mkpirikpi maka izipu na ịnara onyinye.',
  trust: 'Ego anyị na-edebere ndị mmadụ, ihe anyị ji ha, na ihe Paystack kwuru na ọ dị ebe ahụ, ruo na kobo.',
  check: 'Tapawa linkị ma ọ bụ koodu, wee hụ ma onyinye ọha ahụ ọ bụ eziokwu, ma ọ gwụla, ma ọ bụ na ọ bụghị nke anyị.',
  yourData: 'Hụ ihe anyị ji gbasara adreesị email gị, mezie ya, ma ọ bụ ka e hichapụ ya.',
  privacy:
    'Ihe anyị na-anakọta, ihe kpatara ya, ogologo oge anyị na-edebe ya, na ikike gị n’iwu nchekwa data nke Naịjirịa.',
  terms:
    'Nkwekọrịta dị n’etiti gị na anyị: ụgwọ ọrụ, onyinye a na-anaraghị, nkwụghachi ego, ibu ọrụ na iwu na-achị ya.',
  cookies: 'Cookie ole na ole anyị na-etinye, ihe nke ọ bụla na-eme, na otu ị ga-esi jikwaa ha.',
  anyOther: 'Onyinye ego maka onye ọ bụla na Naịjirịa: kwụọ ụgwọ, kesaa koodu, nara, wepụta n’ụlọ akụ ọ bụla.',
};
