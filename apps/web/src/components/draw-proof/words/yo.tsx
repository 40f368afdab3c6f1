import { formatCount } from '@jara/domain/money/format';
import type { Words } from './en.tsx';

export const words: Words = {
  download: 'Gba ẹ̀rí náà sílẹ̀',
  notFetched: 'A kò lè mú ẹ̀rí náà wá',
  compute: 'Tún un ṣírò nínú búráúsà yìí',
  checkYourself: (format, command) => (
    <>
      Má kàn gba ọ̀rọ̀ ojú ìwé wa gbọ́: a kọ bí ẹ̀rí náà ṣe rí sínú {format} nínú orísun ètò wa, ó tó fún ọ láti kọ ètò
      tìrẹ, {command} sì jẹ́ ọ̀kan tí kò nílò ohunkóhun tiwa.
    </>
  ),
  everythingFits: 'Gbogbo rẹ̀ bára mu. Kò sí ẹni tó ṣe màgòmágó.',
  somethingDoesNotFit: 'Nǹkan kan kò bára mu. Jọ̀ọ́, sọ fún wa.',
  justComputed: 'Búráúsà tìrẹ ló ṣẹ̀ṣẹ̀ ṣírò rẹ̀.',
  holds: 'Ó bára mu',
  doesNotHold: 'Kò bára mu',
  drawnNumbers: 'Àwọn nọ́ńbà tó jáde',
  passedOn: (shares, list) =>
    `${shares === 1 ? 'Ìpín kan' : `Ìpín ${formatCount(shares)}`} padà wá lásìkò, ó sì lọ sọ́dọ̀ ẹni tó kàn lórí ìlà: ${list}.`,
  claims: {
    seal: 'Àṣírí náà ni èyí tí a fi èdìdì tì kí ẹnikẹ́ni tó wọlé',
    shares: (count) =>
      count === 1
        ? 'Ẹ̀bùn olúborí ni èyí tó wà nínú òfin: ẹ̀bùn náà lódindi'
        : `Ẹ̀bùn olúborí ${formatCount(count)} ni àwọn tó wà nínú òfin, àpapọ̀ wọn sì jẹ́ ẹ̀bùn náà lódindi`,
    beacon: 'Nọ́ńbà ìta gbangba náà wá láti ìgbà tí a ti kéde ṣáájú, kò sì sí ẹni tó lè mọ̀ ọ́n kí àkókò ìwọlé tó parí',
    chain: (entries) =>
      `Gbogbo àwọn ${formatCount(entries)} tó wọlé wà níbẹ̀ bí wọ́n ṣe dé: a kò fi ẹnikẹ́ni kún un, a kò yọ ẹnikẹ́ni, a kò sì sún ẹnikẹ́ni`,
    outcome: 'Àṣírí náà, àwọn tó wọlé àti nọ́ńbà ìta gbangba ló mú àwọn olúborí jáde, kì í ṣe ohun mìíràn',
  },
  ownReceipt: (number) => `Rìsíìtì tìrẹ, nọ́ńbà ${formatCount(number)}, wà nínú ẹ̀wọ̀n náà, pẹ̀lú gbogbo àwọn tó ṣáájú rẹ`,
  ownReceiptDoesNotFit: 'Rìsíìtì rẹ kò bára mu. Pa á mọ́, kí o sì sọ fún wa.',
};
