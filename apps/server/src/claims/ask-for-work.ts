import { isWorkDone, type Work } from '@jara/domain/claim/work';
import type { BrowserId, GiftId } from '@jara/domain/ids';
import type { Clock } from '../platform/database/clock.ts';
import type { Keys } from '../platform/keys/keys.ts';

/** Who is asked: nobody can do the work for anybody else, nor for another gift. */
interface Asker {
  giftId: GiftId;
  browserId: BrowserId;
  network?: string | undefined;
}

const VALID_MS = 5 * 60_000;
/** Another process may have asked, whose clock is a little ahead. */
const SKEW_MS = 5_000;
/** Whoever cannot do the work waits so long instead. */
export const WAIT_SECONDS = 15;
const SIGNATURE_LENGTH = 22;
const SHAPE = /^(?<challenge>(?<at>[0-9a-z]{1,10})\.(?<bits>[0-9a-z])\.(?<signature>[\w-]{22}))(?::(?<n>\d{1,15}))?$/;

/** Challenges are remembered by nobody: each carries its time and its difficulty, under a signature of ours. */
export function createWorkBook({ keys, clock }: { keys: Pick<Keys, 'digest' | 'digests'>; clock: Clock }) {
  const textOf = (front: string, { giftId, browserId, network = '' }: Asker) =>
    `${front}/${giftId}/${browserId}/${network}`;
  return {
    askFor: (asker: Asker, difficulty: number): Work => {
      const front = `${clock.now().getTime().toString(36)}.${difficulty.toString(36)}`;
      const signature = keys.digest('work', textOf(front, asker)).slice(0, SIGNATURE_LENGTH);
      return { challenge: `${front}.${signature}`, difficulty };
    },

    /** Whether this is a challenge of ours to them, and either done or waited for. */
    accepts: (asker: Asker, given: string | undefined): boolean => {
      const { challenge, at, bits, signature, n } = SHAPE.exec(given ?? '')?.groups ?? {};
      if (!challenge || !at || !bits || !signature) return false;
      const ageMs = clock.now().getTime() - Number.parseInt(at, 36);
      if (ageMs < -SKEW_MS || ageMs > VALID_MS) return false;
      const made = keys.digests('work', textOf(`${at}.${bits}`, asker));
      if (!made.some((each) => each.startsWith(signature))) return false;
      if (ageMs >= WAIT_SECONDS * 1000) return true;
      return n !== undefined && isWorkDone({ challenge, difficulty: Number.parseInt(bits, 36) }, Number(n));
    },
  };
}
