import type { AskedQuestion } from '@jara/contract/staff/stuck-payouts';
import { spokenStatus } from '@jara/domain/spoken';
import type { PayoutQuestion, TellProblem } from '@jara/domain/withdrawal/stuck-payout';

export const QUESTION_WORDS: Record<PayoutQuestion, string> = {
  ACCOUNT: 'Told where the money goes',
  SEND: 'Asked to send the money',
  LOOK: 'Asked what has become of it',
};

/** What the provider answered. No answer says nothing about the money: it may have left. */
export function answerWords({ answer, said }: Pick<AskedQuestion, 'answer' | 'said'>): string {
  switch (answer) {
    case 'OK':
      return said ? `It says: ${spokenStatus(said)}` : 'It has noted that';
    case 'REFUSED':
      return said ? `It refused: ${spokenStatus(said)}` : 'It refused';
    case 'NOT_FOUND':
      return 'It does not know this payout';
    case 'RATE_LIMITED':
      return 'It had too much to do';
    case 'UNKNOWN':
      return 'No answer that can be trusted';
  }
}

/** Why the recipient cannot be told now; one that is not stuck has no button to explain. */
export const TELL_PROBLEM_WORDS: Record<Exclude<TellProblem, 'payout_not_stuck'>, string> = {
  no_address: 'We have no address of theirs.',
  told_already: 'They can be told again a day later.',
};
