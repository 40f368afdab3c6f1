import type { BrowserId, GiftId } from '@jara/domain/ids';
import { createBatcher } from '../platform/batcher.ts';
import { isOfTheDatabaseItself } from '../platform/database/database-away.ts';
import type { Db } from '../platform/database/db.ts';
import { type Attempt, atTheDoor, type ClaimableRow, readDoor } from './claims.store.ts';

export interface Look {
  giftId: GiftId;
  browserId: BrowserId;
}

/** A gift as it stands, and what this browser was told before. Those who look together are given one and the same gift. */
export interface Seen {
  gift: ClaimableRow | undefined;
  mine: Attempt | undefined;
}

/** A failure is a value here: it is told to whoever looked, and to nobody else. */
type Outcome = Seen | { error: unknown };

const MAX_BATCH = 1_000;

const keyOf = ({ giftId, browserId }: Look) => `${giftId}/${browserId}`;

/**
 * Looks that arrive together are one question to the database, whichever gifts they are at. Each is asked after it came, so
 * nobody is shown less than what was committed before they looked. When a question fails its halves are asked again, until
 * what cannot be read is by itself.
 */
export function createLooks(db: Db): (look: Look) => Promise<Seen> {
  const read = async (looks: Look[]): Promise<Outcome[]> => {
    try {
      const distinct = [...new Map(looks.map((look) => [keyOf(look), look])).values()];
      const { gifts, known } = readDoor((await atTheDoor(distinct).execute(db)).rows);
      const told = new Map(known.map((attempt) => [keyOf(attempt), attempt]));
      return looks.map((look) => ({ gift: gifts.get(look.giftId), mine: told.get(keyOf(look)) }));
    } catch (error) {
      if (isOfTheDatabaseItself(error)) throw error;
      if (looks.length === 1) return [{ error }];
      const middle = Math.floor(looks.length / 2);
      return [...(await read(looks.slice(0, middle))), ...(await read(looks.slice(middle)))];
    }
  };
  const together = createBatcher<Look, Outcome>({ maxBatch: MAX_BATCH, run: read });
  return async (look) => {
    const outcome = await together(look);
    if ('error' in outcome) throw outcome.error;
    return outcome;
  };
}
