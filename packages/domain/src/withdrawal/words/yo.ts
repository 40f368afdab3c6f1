import type { Words } from './en.ts';

export const words: Words = {
  account: {
    accountNumberRequired: 'Kọ nọ́ńbà àkáǹtì',
    accountNumberTooShort: 'Nọ́ńbà àkáǹtì gbọ́dọ̀ tó díjíìtì 10 ó kéré tán',
    accountNumberFormat: 'Bí a ṣe kọ nọ́ńbà àkáǹtì náà kò tọ́',
    accountNumberInvalid: 'Nọ́ńbà àkáǹtì náà kò tọ́',
    bankRequired: 'Jọ̀ọ́ yan báńkì',
    bankCodeFormat: 'Bí a ṣe kọ kóòdù báńkì náà kò tọ́',
    bankCodeInvalid: 'Kóòdù báńkì náà kò tọ́',
    accountNameUnresolved: 'A kò rí orúkọ àkáǹtì náà',
  },
  kindWait: 'Bí a ṣe ń ṣe fún àwọn owó kan, ọ̀kan nínú wa yóò wò ó kí ó tó lọ. Owó rẹ wà láìléwu.',
};
