import type { Words } from './en.ts';

export const words: Words = {
  emailRequired: 'Tinye email',
  validEmail: 'Biko tinye adreesị email ziri ezi',
  plainEmail: 'Biko dee adreesị email naanị na mkpụrụedemede nkịtị, na-enweghị akara',
  validKey: 'Igodo ahụ ezighị ezi',
};
