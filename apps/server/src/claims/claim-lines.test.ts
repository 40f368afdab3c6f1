import type { BrowserId, GiftId } from '@jara/domain/ids';
import { describe, expect, it } from 'vitest';
import { newId } from '../platform/ids.ts';
import { createClaimLines } from './claim-lines.ts';
import type { ClaimAsk } from './claims.store.ts';
import type { ClaimAnswer } from './decide-claims.ts';

const TAKEN: ClaimAnswer = { kind: 'all_taken', gift: undefined };
const HELD: ClaimAnswer = { kind: 'held', gift: undefined };

describe('the lines before gifts', () => {
  const [gift, otherGift] = [newId<GiftId>(), newId<GiftId>()];
  const asking = (giftId: GiftId): ClaimAsk => ({ giftId, quid: '', browserId: newId<BrowserId>() });

  /** A database in which `gift` is held until it is let go; it notes who was decided, in order. */
  const held = () => {
    const decided: ClaimAsk[] = [];
    let letGo: () => void = () => undefined;
    let isHeld = true;
    const free = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const ask = createClaimLines(async (asks, { waits }) => {
      if (waits) await free;
      const open = (each: ClaimAsk) => waits || !isHeld || each.giftId !== gift;
      decided.push(...asks.filter(open));
      return asks.map((each) => (open(each) ? TAKEN : HELD));
    });
    const seemFree = () => {
      isHeld = false;
    };
    return { ask, decided, letGo, seemFree };
  };

  it('take whoever comes for a gift that is waited for behind those who wait', async () => {
    const { ask, decided, letGo, seemFree } = held();
    const [first, second, third, other] = [asking(gift), asking(gift), asking(gift), asking(otherGift)];
    const answers = [ask(first), ask(other)];
    await answers[1];
    // From here on the gift could be had by anyone; those who came first still wait for it.
    seemFree();
    answers.push(ask(second), ask(third), ask(asking(otherGift)));
    await answers[4];
    expect(decided.map(({ giftId }) => giftId)).toEqual([otherGift, otherGift]);
    letGo();
    await Promise.all(answers);
    expect(decided.filter(({ giftId }) => giftId === gift)).toEqual([first, second, third]);
  });

  it('are gone once they are empty', async () => {
    const { ask, letGo, seemFree } = held();
    letGo();
    await ask(asking(gift));
    seemFree();
    expect(await ask(asking(gift))).toBe(TAKEN);
  });

  it('let a fault of the database itself fail everyone at once, instead of trying each by itself', async () => {
    let tries = 0;
    const ask = createClaimLines(async () => {
      tries += 1;
      throw Object.assign(new Error('could not extend file'), { code: '53100' });
    });
    const answers = await Promise.allSettled([ask(asking(gift)), ask(asking(otherGift)), ask(asking(gift))]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(tries).toBe(1);
  });
});
