import { words as rule } from '../../rule/words/yo.ts';
import type { Words } from './en.ts';

export const words: Words = {
  rule,
  allHasLeft: 'wà níbí tẹ́lẹ̀, gbogbo rẹ̀ ti lọ',
  keptMeanwhile: 'wà ní ìpamọ́ níbí ní báyìí',
  isHere: (since) => `wà níbí, a ti tì í mọ́ láti ${since} (Lagos)`,
  isStillHere: (whole, since) => `nínú ${whole} ṣì wà níbí, a ti tì í mọ́ láti ${since} (Lagos)`,
  nobodyPays: 'Ẹnikẹ́ni kì í sanwó kí ó tó gbà á: kò sí owó iṣẹ́, kò sí káàdì ìpè, kò sí “activation”.',
  neverAskSecrets: 'A kì í béèrè PIN, OTP tàbí ọ̀rọ̀ aṣínà rárá.',
  onlyThisAddress: (address, product) => `${address} nìkan ni ${product}: wo òkè búráúsà rẹ kí o tó kọ ohunkóhun.`,
};
