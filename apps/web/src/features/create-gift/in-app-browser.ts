/** Apps that open links in a window of their own: by name, by Android's word for such a window, or as an iPhone's without Safari. */
const IN_APP = /\b(?:FBAN|FBAV|FB_IAB|Instagram|WhatsApp|Snapchat|musical_ly|Twitter)\b|; wv\)|\(iP(?!.*Safari)/;

/** Whether a user agent is the browser inside a chat or a social network. It has one window and cookies of its own. */
export const isInAppBrowser = (userAgent: string): boolean => IN_APP.test(userAgent);
