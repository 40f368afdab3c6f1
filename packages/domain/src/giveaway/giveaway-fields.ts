import { isWritten, lettersIn, ONE_LINE } from '../free-text.ts';

export const TITLE = { shortest: 3, longest: 80 } as const;
export const HOST = { shortest: 2, longest: 60 } as const;
export const CLAIM_DAYS = { least: 1, most: 30, usual: 7 } as const;

/** Nothing in it reads otherwise than it is written: no marks of direction, no joiners, no letters that nobody sees. */
export const AS_READ = /^[^\p{Cf}\p{Zl}\p{Zp}\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]*$/u;

/** What is wrong with what a sender typed, by the name of its sentence in the contract. */
export const titleProblem = (typed: string): 'titleTooLong' | 'sayTitle' | 'visibleLetters' | undefined =>
  nameProblem(typed, { ...TITLE, tooLong: 'titleTooLong', missing: 'sayTitle' });

export const hostProblem = (typed: string): 'hostTooLong' | 'sayHost' | 'visibleLetters' | undefined =>
  nameProblem(typed, { ...HOST, tooLong: 'hostTooLong', missing: 'sayHost' });

interface Name<Word> {
  shortest: number;
  longest: number;
  tooLong: Word;
  missing: Word;
}

function nameProblem<Word>(typed: string, name: Name<Word>): Word | 'visibleLetters' | undefined {
  if (!isWritten(typed, ONE_LINE, name.longest)) return name.tooLong;
  if (lettersIn(typed.trim()) < name.shortest) return name.missing;
  return AS_READ.test(typed.trim()) ? undefined : 'visibleLetters';
}

export function claimDaysProblem(days: number): 'daysMissing' | 'daysBetween' | undefined {
  if (!Number.isSafeInteger(days)) return 'daysMissing';
  return days < CLAIM_DAYS.least || days > CLAIM_DAYS.most ? 'daysBetween' : undefined;
}
