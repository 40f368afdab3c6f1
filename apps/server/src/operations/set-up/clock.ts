import { clockStateOf, createClock } from '../../platform/database/clock.ts';
import { type Check, fine, type Surroundings, warning, wrong } from './check.ts';
import { answerOf, shownAddress } from './failure.ts';

/** Heads of answers tell whole seconds. */
const WHOLE_SECOND_MS = 1_000;

export const lookAtClock: Check = async (around, signal) => {
  const [offDatabase, offProvider] = await Promise.all([offTheDatabase(around), offTheProvider(around, signal)]);
  const both = [
    { whose: 'the database’s', offByMs: offDatabase },
    { whose: 'the provider’s', offByMs: offProvider ?? 0 },
  ];
  const worst = both.reduce((a, b) => (Math.abs(b.offByMs) > Math.abs(a.offByMs) ? b : a));
  const state = clockStateOf(worst.offByMs);
  if (state === 'right')
    return fine(
      offProvider === undefined
        ? 'This machine’s clock agrees with the database’s; the provider’s is not known.'
        : 'This machine’s clock agrees with the database’s and the provider’s.',
    );
  const seconds = Math.round(Math.abs(worst.offByMs) / 1000);
  const said = `This machine’s clock is ${seconds} s ${worst.offByMs > 0 ? 'ahead of' : 'behind'} ${worst.whose}.`;
  const todo = 'Let NTP keep the time of this machine and of the database’s (`timedatectl set-ntp true`).';
  return state === 'off' ? warning(said, todo) : wrong(said, todo);
};

async function offTheDatabase({ db, outside }: Surroundings): Promise<number> {
  const clock = createClock(db, { wall: outside.now });
  await clock.refresh();
  return clock.offByMs();
}

/** By the head of any answer of theirs; it was written at some moment between question and answer. */
async function offTheProvider({ config, outside }: Surroundings, signal: AbortSignal): Promise<number | undefined> {
  const askedAt = outside.now();
  const answer = await answerOf(
    outside.fetch(shownAddress(config.paystack.baseUrl), { method: 'HEAD', redirect: 'manual', signal }),
  );
  if ('failure' in answer) return undefined;
  const theirs = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(theirs)) return undefined;
  if (theirs > outside.now()) return outside.now() - theirs;
  return Math.max(0, askedAt - theirs - WHOLE_SECOND_MS);
}
