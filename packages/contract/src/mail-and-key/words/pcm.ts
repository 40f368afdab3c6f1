import type { Words } from './en.ts';

export const words: Words = {
  emailRequired: 'You must put email',
  validEmail: 'Abeg put correct email address',
  plainEmail: 'Abeg write the email address with plain letters, no put accent',
  validKey: 'That key no correct',
};
