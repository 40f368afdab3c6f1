import { isWritten, LINES, lettersIn, ONE_LINE } from '../free-text.ts';

export const LONGEST_NAME = 80;
export const LONGEST_MESSAGE = 280;
export const LONGEST_THANKS = 280;
export const GIFT_PASSWORD = { shortest: 4, longest: 128 } as const;

/** What is wrong with what a sender typed, by the name of its sentence in the contract. */
export const senderNameProblem = (typed: string): 'nameTooLong' | undefined =>
  isWritten(typed, ONE_LINE, LONGEST_NAME) ? undefined : 'nameTooLong';

export const messageProblem = (typed: string): 'messageTooLong' | undefined =>
  isWritten(typed, LINES, LONGEST_MESSAGE) ? undefined : 'messageTooLong';

export function giftPasswordProblem(typed: string): 'passwordTooShort' | 'passwordTooLong' | undefined {
  const letters = lettersIn(typed);
  if (letters < GIFT_PASSWORD.shortest) return 'passwordTooShort';
  return letters > GIFT_PASSWORD.longest ? 'passwordTooLong' : undefined;
}
