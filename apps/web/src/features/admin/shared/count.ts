/** Numbers of things, as people in Nigeria write them: 12,000. */
export const count = new Intl.NumberFormat('en-NG');
