import type { GiftId } from '@jara/domain/ids';
import { createBatcher } from '../platform/batcher.ts';
import { isLockTimeout, isOfTheDatabaseItself } from '../platform/database/database-away.ts';
import { PIPELINED } from '../platform/database/db.ts';
import { createTurns } from '../platform/turns.ts';
import type { ClaimAsk } from './claims.store.ts';
import type { ClaimAnswer, Patience } from './decide-claims.ts';

type Decide = (asks: ClaimAsk[], patience: Patience) => Promise<ClaimAnswer[]>;

/** What became of a claim. A failure is a value here: it is told to whoever asked, and to nobody else. */
type Decided = { answer: ClaimAnswer } | { error: unknown };

interface Line {
  ask(ask: ClaimAsk): Promise<Decided>;
  waiting: number;
  hasFailed: boolean;
}

const MAX_BATCH = 1_000;
/** As many gifts go alone at a time as there are connections for it; the others wait so long for their turn. */
const TURN_WITHIN_MS = 2_000;
/** A gift whose claims could not be written goes alone for so long: with others it would fail their batch as well. */
const APART_FOR_MS = 10_000;
const HELD: Decided = { answer: { kind: 'held', gift: undefined } };

/**
 * Claims that arrive together are decided together, whichever gifts they are for, and never wait for a gift that somebody
 * holds. Its claims go to a line of their own, where they wait for it, briefly. While a gift has such a line, whoever comes
 * for it joins its end, so that the order of arrival stays. A gift whose claims cannot be written goes the same way: the
 * halves of a failed batch are tried again until it is by itself, and in its line until the one claim is.
 */
export function createClaimLines(decide: Decide): (ask: ClaimAsk) => Promise<ClaimAnswer> {
  const lines = new Map<GiftId, Line>();
  const turns = createTurns(PIPELINED - 1);

  const decideTogether = async (asks: ClaimAsk[]): Promise<(Decided | Promise<Decided>)[]> => {
    try {
      const answers = await decide(asks, { waits: false });
      return asks.map((ask, index) => {
        const answer = answers[index] as ClaimAnswer;
        return answer.kind === 'held' ? joinLine(ask) : { answer };
      });
    } catch (error) {
      if (isOfTheDatabaseItself(error)) throw error;
      const gifts = [...new Set(asks.map(({ giftId }) => giftId))];
      if (gifts.length === 1 || isLockTimeout(error)) return asks.map(joinLine);
      const some = new Set(gifts.slice(0, gifts.length / 2));
      return inTwo(asks, ({ giftId }) => some.has(giftId), { these: decideTogether, others: decideTogether });
    }
  };

  const together = createBatcher<ClaimAsk, Decided>({
    maxBatch: MAX_BATCH,
    run: (asks) =>
      lines.size === 0
        ? decideTogether(asks)
        : inTwo(asks, ({ giftId }) => lines.has(giftId), {
            these: async (part) => part.map(joinLine),
            others: decideTogether,
          }),
  });

  const joinLine = async (ask: ClaimAsk): Promise<Decided> => {
    const line = lines.get(ask.giftId) ?? openLine(ask.giftId);
    line.waiting += 1;
    const decided = await line.ask(ask);
    line.waiting -= 1;
    line.hasFailed ||= 'error' in decided;
    if (line.waiting > 0) return decided;
    const close = () => {
      if (line.waiting === 0 && lines.get(ask.giftId) === line) lines.delete(ask.giftId);
    };
    if (line.hasFailed) setTimeout(close, APART_FOR_MS).unref();
    else close();
    return decided;
  };

  const openLine = (giftId: GiftId): Line => {
    const run = async (asks: ClaimAsk[]) =>
      (await turns.within(TURN_WITHIN_MS, () => decideAlone(asks))) ?? asks.map(() => HELD);
    const line = { ask: createBatcher<ClaimAsk, Decided>({ maxBatch: MAX_BATCH, run }), waiting: 0, hasFailed: false };
    lines.set(giftId, line);
    return line;
  };

  const decideAlone = async (asks: ClaimAsk[]): Promise<Decided[]> => {
    try {
      return (await decide(asks, { waits: true })).map((answer) => ({ answer }));
    } catch (error) {
      if (isLockTimeout(error)) return asks.map(() => HELD);
      if (asks.length === 1 || isOfTheDatabaseItself(error)) return asks.map(() => ({ error }));
      const middle = asks.length / 2;
      return [...(await decideAlone(asks.slice(0, middle))), ...(await decideAlone(asks.slice(middle)))];
    }
  };

  return async (ask) => {
    const decided = await together(ask);
    if ('error' in decided) throw decided.error;
    return decided.answer;
  };
}

type Work = (asks: ClaimAsk[]) => Promise<(Decided | Promise<Decided>)[]>;

/** These first, the others after them; the answers come in the order of the asks. */
async function inTwo(asks: ClaimAsk[], isThese: (ask: ClaimAsk) => boolean, work: { these: Work; others: Work }) {
  const these: ClaimAsk[] = [];
  const others: ClaimAsk[] = [];
  for (const ask of asks) (isThese(ask) ? these : others).push(ask);
  const first = these.length > 0 ? await work.these(these) : [];
  const then = others.length > 0 ? await work.others(others) : [];
  const decided = [...first, ...then];
  const answers = new Map([...these, ...others].map((ask, index) => [ask, decided[index] as Decided]));
  return asks.map((ask) => answers.get(ask) as Decided);
}
