import type { Words } from './en.ts';

export const words: Words = {
  emailRequired: 'A nílò ímeèlì',
  validEmail: 'Jọ̀ọ́ kọ àdírẹ́sì ímeèlì tó tọ́',
  plainEmail: 'Jọ̀ọ́ kọ àdírẹ́sì ímeèlì pẹ̀lú lẹ́tà lásán, láìsí àmì',
  validKey: 'Kọ́kọ́rọ́ yẹn kò tọ́',
};
