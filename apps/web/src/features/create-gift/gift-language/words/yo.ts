import type { Words } from './en.ts';

export const words: Words = {
  title: 'Èdè wọn',
  ask: 'Èdè wo ni wọ́n lè kà jù?',
  means: 'Ímeèlì, káàdì àti ojú ìwé ẹ̀bùn náà yóò wà ní èdè yìí. Wọ́n lè yí i padà níbẹ̀.',
};
