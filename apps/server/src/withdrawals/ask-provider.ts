import { parsePayoutReference } from '@jara/domain/withdrawal/payout-reference';
import type { PayoutAnswer, PayoutQuestion } from '@jara/domain/withdrawal/stuck-payout';
import { isProviderError, type ProviderErrorKind, withoutPersonalData } from '@jara/paystack/provider-error';
import type { Transfer } from '@jara/paystack/wire';
import type { Deps } from '../platform/tools/deps.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

interface About {
  reference: string;
  question: PayoutQuestion;
}

const ANSWERS: Record<ProviderErrorKind, PayoutAnswer> = {
  refused: 'REFUSED',
  not_found: 'NOT_FOUND',
  rate_limited: 'RATE_LIMITED',
  unknown: 'UNKNOWN',
};

/** Asks the provider about a payout, and keeps what was asked and what came back. What it means is decided by whoever asks. */
export async function askProvider<Answer extends object>(
  deps: Needs,
  about: About,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const askedAt = deps.clock.now();
  try {
    const answer = await ask();
    await keep(deps, about, { askedAt, answer: 'OK', said: 'status' in answer ? String(answer.status) : undefined });
    return answer;
  } catch (error) {
    if (isProviderError(error)) await keep(deps, about, { askedAt, answer: ANSWERS[error.kind], said: error.code });
    throw error;
  }
}

/** The provider's own word on a transfer. */
export const verifyTransfer = (deps: Needs & Pick<Deps, 'paystack'>, reference: string): Promise<Transfer> =>
  askProvider(deps, { reference, question: 'LOOK' }, () => deps.paystack.verifyTransfer(reference));

/** A transfer that somebody made by hand may bear any words as its reference; those are not ours to keep. */
async function keep(
  { db }: Needs,
  about: About,
  { said, ...answered }: { askedAt: Date; answer: PayoutAnswer; said: string | undefined },
): Promise<void> {
  if (!parsePayoutReference(about.reference)) return;
  await db
    .insertInto('payoutQuestions')
    .values({ ...about, ...answered, said: said === undefined ? null : withoutPersonalData(said).slice(0, 60) })
    .execute();
}
