import { OPERATOR } from '../../lib/operator.ts';
import { words } from './words/en.tsx';

export interface Question {
  /** The anchor: links from mails and chats point at it. */
  id: string;
  question: string;
  answer: string[];
  alsoAsked: string;
}

const { questions } = words;

export const QUESTIONS: Question[] = [
  { id: 'what-is-a-quid', ...questions.quid },
  { id: 'what-does-it-cost', ...questions.cost },
  { id: 'how-do-i-pay', ...questions.paying },
  { id: 'payment-failed', ...questions.paymentFailed },
  { id: 'claim-a-gift', ...questions.claiming },
  { id: 'say-thanks', ...questions.thanks },
  { id: 'how-long-does-it-take', ...questions.howLong },
  { id: 'rules', ...questions.rules },
  { id: 'unclaimed', ...questions.unclaimed },
  { id: 'reminders', ...questions.reminders },
  { id: 'is-it-safe', ...questions.safety, answer: questions.safety.answer(OPERATOR.productName) },
  { id: 'giveaways', ...questions.giveaways },
  { id: 'mistakes', ...questions.mistakes },
];

/** Questions that contain every word that was typed: in the question, in its answer, or in what people say for it. */
export function searchQuestions(query: string, list: readonly Question[] = QUESTIONS): Question[] {
  const typed = plain(query).split(/\s+/).filter(Boolean);
  return list.filter(({ question, answer, alsoAsked }) => {
    const text = plain(`${question} ${answer.join(' ')} ${alsoAsked}`);
    return typed.every((word) => text.includes(word));
  });
}

/** Few phones type ọ́ or ɗ with ease, so "owo" finds "owó", and "kudi" finds "kuɗi". */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}’‘']/gu, '')
    .replace(/[ɓɗƙƴ]/g, (hooked) => PLAIN_LETTERS[hooked] ?? hooked);

const PLAIN_LETTERS: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' };
