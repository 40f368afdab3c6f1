/** An operator who shares no word with the practice one, so that a forgotten "Jara" stands out. */
export const KUDI = {
  PRODUCT_NAME: 'Kudi & Sons',
  OPERATOR_COMPANY: "Kudi's Gifts",
  OPERATOR_LEGAL_ENTITY: 'Kudi Gifts Limited (RC 1234567)',
  OPERATOR_CITY: 'Lagos',
  SUPPORT_EMAIL: 'care@kudi.ng',
  SUPPORT_PHONE: '+234 1 234 5678',
  SUPPORT_HOURS: 'Mon-Sat 7-19 UTC, Sun closed',
  LEGAL_EMAIL: 'law@kudi.ng',
  SECURITY_EMAIL: 'holes@kudi.ng',
  MAIL_FROM: 'Kudi & Sons <gifts@kudi.ng>',
};

/** All that live mode asks for. */
export const LIVE = {
  PAYSTACK_SECRET_KEY: 'sk_live_0123456789',
  SECRET_KEY: 'thirty-two bytes, or a few more..',
  DATABASE_URL: 'postgres://jara@localhost/jara',
  PUBLIC_URL: 'https://gifts.kudi.ng',
  SMTP_URL: 'smtps://mail.kudi.ng:465',
  ...KUDI,
};
