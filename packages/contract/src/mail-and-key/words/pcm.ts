import type { Words } from './en.ts';

export const words: Words = {
  emailRequired: 'You must put email',
  validEmail: 'Abeg put correct email address',
  validKey: 'That key no correct',
};
