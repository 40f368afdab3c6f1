import { formatCount } from '@jara/domain/money/format';
import type { Words } from './en.tsx';

export const words: Words = {
  download: 'Sauke hujjar',
  notFetched: 'Ba a iya kawo hujjar ba',
  compute: 'Sake lissafawa a wannan burauzar',
  checkYourself: (format, command) => (
    <>
      Kada ku yarda da maganar shafinmu kawai: an rubuta tsarin hujjar a cikin {format} na lambobin manhajarmu, daidai
      yadda za ku iya rubuta taku manhajar, kuma {command} wata ce da ba ta buƙatar komai namu.
    </>
  ),
  everythingFits: 'Komai ya dace. Babu wanda ya yi magudi.',
  somethingDoesNotFit: 'Wani abu bai dace ba. Don Allah ku faɗa mana.',
  justComputed: 'Burauzarku ce ta lissafa shi yanzun nan.',
  holds: 'Ya dace',
  doesNotHold: 'Bai dace ba',
  drawnNumbers: 'Lambobin da suka ci',
  passedOn: (shares, list) =>
    `${shares === 1 ? 'Kaso ɗaya ya dawo kan lokaci kuma ya' : `Kaso ${formatCount(shares)} sun dawo kan lokaci kuma sun`} tafi ga na gaba a layi: ${list}.`,
  claims: {
    seal: 'Sirrin shi ne wanda aka kulle kafin kowa ya shiga',
    shares: (count) =>
      count === 1
        ? 'Abin da aka ci shi ne na cikin ƙa’idar: duk kyautar'
        : `Kaso ${formatCount(count)} da aka ci su ne na cikin ƙa’idar, kuma jimlarsu ita ce duk kyautar`,
    beacon: 'Lambar jama’a ta zagayen da aka sanar ce tun da farko, kuma babu wanda zai iya saninta kafin a rufe shiga',
    chain: (entries) =>
      `Duk masu shiga ${formatCount(entries)} suna nan yadda suka zo: ba a saka wani ba, ba a cire wani ba, ba a matsar da wani ba`,
    outcome: 'Waɗanda suka ci sun fito ne daga sirrin, masu shiga da lambar jama’a, ba daga wani abu dabam ba',
  },
  ownReceipt: (number) =>
    `Rasit ɗinku, lamba ${formatCount(number)}, yana cikin sarƙar, tare da duk waɗanda suka zo kafin ku`,
  ownReceiptDoesNotFit: 'Rasit ɗinku bai dace ba. Ku ajiye shi, ku faɗa mana.',
};
