export const APP_NAME = 'Jara';
export const TAGLINE = 'Cash gifts with a little extra.';
export const SUPPORT_EMAIL = 'help@jara.test';
export const LEGAL_EMAIL = 'legal@jara.test';
export const SUPPORT_PHONE = '+234 800 000 5272';
export const CITY = 'Portharcourt';
