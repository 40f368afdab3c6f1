import { isWorkDone, type Work } from '@jara/domain/claim/work';
import { type ApiError, hasCode } from './errors.ts';

/** So many times it may be asked for again: the first answer was too old, or the crowd has grown. */
const ROUNDS = 5;
/** A page that hears of nothing for longer than this feels dead. */
const SLICE_MS = 12;
/** A challenge that is this old passes by itself. */
const WAIT_MS = 15_500;

type AskAgain<T> = (headers: Record<string, string>) => Promise<T>;

/** Does the work that a giveaway under rush asks of every new browser, and asks again with it, for as often as it takes. */
export async function askAfterWork<T>(ask: AskAgain<T>, first: ApiError, signal: AbortSignal | undefined): Promise<T> {
  let refusal = first;
  for (let round = 1; ; round += 1) {
    try {
      return await ask({ 'X-Work': await doWork(workOf(refusal), signal) });
    } catch (error) {
      if (round === ROUNDS || !hasCode(error, 'work_needed')) throw error;
      refusal = error;
    }
  }
}

function workOf({ body }: ApiError): Work {
  const { challenge, difficulty } = body;
  if (challenge === undefined || difficulty === undefined) throw new Error('Work is asked for, and not which');
  return { challenge, difficulty };
}

/** Finds a number that answers the challenge, in slices between which the page lives on; or waits until none is needed. */
export async function doWork(work: Work, signal?: AbortSignal, clock: () => number = () => performance.now()) {
  const began = clock();
  for (let n = 0; ; ) {
    for (const slice = clock(); clock() - slice < SLICE_MS; n += 1) {
      if (isWorkDone(work, n)) return `${work.challenge}:${n}`;
    }
    if (clock() - began > WAIT_MS) return work.challenge;
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
  }
}
