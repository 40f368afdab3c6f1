import { sql } from 'kysely';

/**
 * Words of our own after `in`, for a statement that is a text. They are written out and not passed as parameters, so that an index
 * which has these very words in its condition is sure to be found.
 */
export const literalText = (words: readonly string[]): string => `('${words.join("', '")}')`;

export const literals = (words: readonly string[]) => sql.raw(literalText(words));
