import type { Words } from './en.ts';

export const words: Words = {
  emailRequired: 'Tinye email',
  validEmail: 'Biko tinye adreesị email ziri ezi',
  validKey: 'Igodo ahụ ezighị ezi',
};
