const escaped = (text: string) => text.toLowerCase().replace(/[\\%_]/g, (symbol) => `\\${symbol}`);

/** A LIKE pattern for lower-cased text that holds this anywhere. */
export const likeAnywhere = (text: string): string => `%${escaped(text)}%`;

/** A LIKE pattern for lower-cased text with a word that begins like this. */
export const likeWordStart = (text: string): string => `% ${escaped(text)}%`;

/** A LIKE pattern for text that begins like this; the case is the caller's. */
export const likeStart = (text: string): string => `${text.replace(/[\\%_]/g, (symbol) => `\\${symbol}`)}%`;
