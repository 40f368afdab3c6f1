import type { BrowserId } from '@jara/domain/ids';
import { fromNetwork } from '../platform/network-of.ts';
import { Refusal } from '../platform/refusal.ts';
import { toldWords } from '../platform/refusal-words/words/all.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { Limit } from '../platform/tools/throttle.ts';
import type { GiftFace } from './gift-face.ts';
import { hasPassedBefore, isPasswordRight } from './gift-password.ts';

/**
 * Wrong guesses at a gift are counted for the browser and for the network they come from, on whichever server: a stranger
 * who has the code uses up tries of their own and not the recipient's. All together come to 2,400 a day at the most, for
 * which ten networks are needed; one network has 240. Four digits withstand that for days, a word of six letters for
 * centuries, and whoever guesses has to hold the code of thirteen characters first.
 */
const BY_BROWSER: Limit = { name: 'gift-password-browser', hits: 10, windowSeconds: 3600 };
const BY_NETWORK: Limit = { name: 'gift-password-network', hits: 10, windowSeconds: 3600 };
const BY_GIFT: Limit = { name: 'gift-password', hits: 100, windowSeconds: 3600 };

export interface Guess {
  password: string | undefined;
  ip: string;
  /** Undefined for a browser that brought no mark of ours; it is one of its network. */
  browserId: BrowserId | undefined;
}

/** Refuses unless the gift has no password or this is it. */
export async function checkGiftPassword(
  { throttle }: Pick<Deps, 'throttle'>,
  gift: GiftFace,
  { password, ip, browserId }: Guess,
): Promise<void> {
  if (gift.passwordHash === null) return;
  if (password === undefined || password === '') throw new Refusal('password_required');
  if (hasPassedBefore(gift.passwordHash, password)) return;
  // In this order: what a browser or a network is refused for does not use up what is left for everybody else.
  const places: [Limit, who: string][] = [
    ...(browserId ? [[BY_BROWSER, `${gift.giftId} ${browserId}`] satisfies [Limit, string]] : []),
    [BY_NETWORK, fromNetwork(gift.giftId, ip)],
    [BY_GIFT, gift.giftId],
  ];
  let left = Number.POSITIVE_INFINITY;
  // A place is taken before the guess is tried, so that many guesses at once cannot slip past the count together.
  for (const [limit, who] of places) {
    const { hits, retryAfterSeconds } = await throttle.count(limit, who);
    if (hits > limit.hits) throw tooMany(retryAfterSeconds);
    left = Math.min(left, limit.hits - hits);
  }
  if (await isPasswordRight(gift.passwordHash, password)) {
    for (const [limit, who] of places) await throttle.giveBack(limit, who);
    return;
  }
  throw new Refusal('wrong_password', { message: (language) => toldWords[language].wrongPassword(left) });
}

function tooMany(retryAfterSeconds: number): Refusal {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return new Refusal('too_many_requests', {
    retryAfterSeconds,
    message: (language) => toldWords[language].tooManyPasswords(minutes),
  });
}
