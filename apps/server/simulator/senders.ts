import { type Answer, ask, said } from './ask.ts';
import { deed, oneOfTheLast } from './deed.ts';
import type { RememberedGift } from './memory.ts';
import type { SimulatedWorld } from './world.ts';

const DEEDS = { cancel: 5, pause: 2, resume: 3, prolong: 2, resend: 1 } as const;
type SendersDeed = keyof typeof DEEDS;

export const doAsSender = (world: SimulatedWorld, gift: RememberedGift, what: SendersDeed): Promise<Answer> =>
  ask(
    world,
    gift.sender,
    'POST',
    `/api/sent/${gift.paymentId}/${what}`,
    what === 'prolong' ? { lifetimeDays: 90 } : {},
  );

const changeMind = deed<{ gift: string; what: SendersDeed }>({
  weight: 8,
  choose: ({ memory }, random) => {
    const gift = oneOfTheLast(random, [...memory.gifts.values()]);
    return gift && { gift: gift.name, what: random.weighted<SendersDeed>(DEEDS) };
  },
  tell: ({ gift, what }) => `the sender of ${gift} presses "${what}"`,
  perform: async (world, { gift, what }) => {
    const chosen = world.memory.gifts.get(gift);
    return chosen && said(await doAsSender(world, chosen, what));
  },
});

export const SENDERS = { changeMind };
