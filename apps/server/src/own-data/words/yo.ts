import type { Words } from './en.ts';

export const words: Words = {
  onItsWay: 'Tí a bá ní ohunkóhun nípa àdírẹ́sì yìí, línkì rẹ̀ ti ń bọ̀ níbẹ̀.',
};
