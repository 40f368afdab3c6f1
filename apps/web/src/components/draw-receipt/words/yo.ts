import type { Words } from './en.ts';

export const words: Words = {
  youAreIn: (number) => `O ti wọlé. Nọ́ńbà ${number}`,
  comeBack:
    'Padà wá sí ojú ìwé yìí nínú búráúsà yìí lẹ́yìn tó bá ti parí: yóò sọ fún ọ bóyá o borí. Kò sí ẹlòmíì tó lè gba àyè rẹ.',
  title: 'Rìsíìtì rẹ',
  proves:
    'O lè fi í hàn lẹ́yìn náà pé o kópa, àti pé àyè rẹ nìyí: ó wà nínú àkójọ tí à ń tẹ̀ jáde, a kò sì lè yí ohunkóhun tó ṣáájú rẹ̀ padà láìjẹ́ pé orí ẹ̀wọ̀n náà yí padà.',
  number: 'Nọ́ńbà',
  ticket: 'Tíkẹ́ẹ̀tì',
  head: 'Orí ẹ̀wọ̀n tí o wà nínú rẹ̀',
  copy: 'Ṣe àdàkọ rìsíìtì',
};
