import type { Words } from './en.ts';

export const words: Words = {
  emailRequired: 'A nílò ímeèlì',
  validEmail: 'Jọ̀ọ́ kọ àdírẹ́sì ímeèlì tó tọ́',
  validKey: 'Kọ́kọ́rọ́ yẹn kò tọ́',
};
