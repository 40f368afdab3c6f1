import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { Limit } from '../platform/tools/throttle.ts';
import type { GiftFace } from './gift-face.ts';
import { hasPassedBefore, isPasswordRight } from './gift-password.ts';

/** Wrong guesses are counted per gift, whoever makes them and on whichever server. */
const GUESSES: Limit = { name: 'gift-password', hits: 10, windowSeconds: 900 };

/** Refuses unless the gift has no password or this is it. */
export async function checkGiftPassword(
  deps: Pick<Deps, 'throttle'>,
  gift: GiftFace,
  password: string | undefined,
): Promise<void> {
  if (gift.passwordHash === null) return;
  if (password === undefined || password === '') throw new Refusal('password_required');
  if (hasPassedBefore(gift.passwordHash, password)) return;
  // A place is taken before the guess is tried, so that many guesses at once cannot slip past the count together.
  const { hits, retryAfterSeconds } = await deps.throttle.count(GUESSES, gift.giftId);
  if (hits > GUESSES.hits) {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    throw new Refusal('too_many_requests', {
      retryAfterSeconds,
      message: `Too many wrong passwords. Try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
    });
  }
  if (await isPasswordRight(gift.passwordHash, password)) {
    await deps.throttle.giveBack(GUESSES, gift.giftId);
    return;
  }
  const left = GUESSES.hits - hits;
  throw new Refusal('wrong_password', {
    message:
      left > 0
        ? `That password is not right. ${left} ${left === 1 ? 'try' : 'tries'} left.`
        : 'That password is not right.',
  });
}
