/** What must hold, by the provider's books, whatever happened on the way. */
export const LAWS = [
  'a share is paid once',
  'a share goes to the account that was asked for',
  'an account receives one share of a gift',
  'a charge gives no more than it brought',
  'what people were told is so',
  'nothing is stranded',
  'what is in doubt is held',
  'a restore forgets nothing',
  'two persons are two',
  'our books agree with the provider’s',
  'winners follow from the proof',
  'whoever entered is in the proof',
  'what lapses goes to the next in line',
  'nothing is drawn before people have looked at a restore',
  'the books are clean',
  'nothing breaks',
] as const;
export type Law = (typeof LAWS)[number];

/** The laws that a person means by a part of their words; all of them where they name none. */
export function lawsLike(text: string): readonly Law[] {
  const meant = LAWS.filter((law) => law.includes(text));
  if (meant.length === 0) throw new Error(`no law says "${text}"; there are:\n${LAWS.join('\n')}`);
  return meant;
}

export interface Breach {
  law: Law;
  words: string;
}

/** What a judge says when something does not hold. */
export type Broken = (law: Law, words: string) => void;
