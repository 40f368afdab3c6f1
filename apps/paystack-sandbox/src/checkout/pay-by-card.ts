import type { Db } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import { type CardStep, findCard, keepCard, OTP, type TestCard } from '../transactions/cards.ts';
import { approve, decline, line } from '../transactions/charge.ts';
import { type TransactionRow, updateTransaction } from '../transactions/transactions.store.ts';

type PayDeps = Pick<Deps, 'clock'>;

export interface CardInput {
  number: string;
  expiry: string;
  cvv: string;
}

/** What a tester may change about the charge itself. */
export interface ChargeWish {
  amount?: number | undefined;
  currency?: string | undefined;
}

/** A problem is something to correct on the form; the bank has not been asked yet. */
export type PayResult = { row: TransactionRow; problem?: { field: string; message: string } };

export async function startCard(
  trx: Db,
  deps: PayDeps,
  row: TransactionRow,
  input: CardInput,
  wish: ChargeWish = {},
): Promise<PayResult> {
  const problem = (field: string, message: string): PayResult => ({ row, problem: { field, message } });
  const card = /^[\d\s-]+$/.test(input.number) ? findCard(input.number) : undefined;
  if (card === undefined)
    return problem('number', 'Only the test cards below work here. Never type a real card number.');
  const expiry = readExpiry(input.expiry);
  if (expiry === undefined) return problem('expiry', 'Type the expiry as MM / YY');
  if (hasPassed(expiry, deps.clock.now())) return problem('expiry', 'This card has expired. Any future date works.');
  if (input.cvv.trim() !== card.cvv) return problem('cvv', `The CVV of this test card is ${card.cvv}`);

  const kept = keepCard(card, { month: expiry.month, year: expiry.year });
  const [first] = card.steps;
  const opened = { ...row, card: kept };
  return {
    row: first === undefined ? await finish(trx, deps, opened, card, wish) : await waitFor(trx, deps, opened, first),
  };
}

export async function answerStep(
  trx: Db,
  deps: PayDeps,
  row: TransactionRow,
  answer: string,
  wish: ChargeWish = {},
): Promise<PayResult> {
  const card = row.card === null ? undefined : findCard(row.card.name);
  const step = row.attempt?.waitingFor;
  if (card === undefined || step === undefined) return { row };
  if (step === 'phone' && !/^\+?\d{10,14}$/.test(answer.replace(/[\s-]/g, ''))) {
    return { row, problem: { field: 'answer', message: 'Type a phone number, such as 0810 000 0000' } };
  }
  const refusal = refusalOf(card, step as CardStep, answer.trim());
  if (refusal !== undefined) return { row: await decline(trx, deps, row, refusal, row.card) };
  const next = card.steps[card.steps.indexOf(step as CardStep) + 1];
  return { row: next === undefined ? await finish(trx, deps, row, card, wish) : await waitFor(trx, deps, row, next) };
}

/** The right answer to each step, for those who pay through the control API. */
export function rightAnswer(card: TestCard, step: CardStep): string {
  if (step === 'pin') return card.pin ?? '';
  if (step === 'otp') return OTP;
  return step === 'phone' ? '08100000000' : 'approve';
}

function refusalOf(card: TestCard, step: CardStep, answer: string): string | undefined {
  if (step === 'phone' || answer === rightAnswer(card, step)) return undefined;
  if (step === 'pin') return 'Incorrect PIN';
  return step === 'otp' ? 'Incorrect OTP' : 'Bank authentication failed';
}

const finish = (trx: Db, deps: PayDeps, row: TransactionRow, card: TestCard, wish: ChargeWish) =>
  card.decline === undefined
    ? approve(trx, deps, row, { channel: 'card', card: row.card, refundOutcome: card.refundOutcome, ...wish })
    : decline(trx, deps, row, card.decline.message, row.card);

const waitFor = (trx: Db, { clock }: PayDeps, row: TransactionRow, step: CardStep) =>
  updateTransaction(trx, row.id, {
    status: 'ongoing',
    channel: 'card',
    card: row.card,
    attempt: { waitingFor: step },
    history: [...row.history, line(clock.now(), 'action', `Asked for ${step}`)],
  });

function readExpiry(text: string): { month: string; year: string } | undefined {
  const [, month, year] = /^\s*(\d{1,2})\s*[/-]?\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) return undefined;
  return { month: month.padStart(2, '0'), year: `20${year}` };
}

/** A card is good until the last day of its month. */
function hasPassed({ month, year }: { month: string; year: string }, now: Date): boolean {
  return now.getTime() >= Date.UTC(Number(year), Number(month), 1);
}
