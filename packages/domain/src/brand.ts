export const TAGLINE = 'Cash gifts with a little extra.';
