import { accountNameOf } from '@jara/paystack-sandbox/banks/account-names';
import { ask, said } from './ask.ts';
import { deed, oneOfTheLast } from './deed.ts';
import { accountKey, type RememberedGift } from './memory.ts';
import { BANK } from './people.ts';
import type { SimulatedWorld } from './world.ts';

const DEEDS = { cancel: 5, pause: 2, resume: 3, prolong: 2, resend: 1 } as const;
type SendersDeed = keyof typeof DEEDS;

const changeMind = deed<{ gift: string; what: SendersDeed }>({
  weight: 8,
  choose: ({ memory }, random) => {
    const gift = oneOfTheLast(random, [...memory.gifts.values()]);
    return gift && { gift: gift.name, what: random.weighted<SendersDeed>(DEEDS) };
  },
  tell: ({ gift, what }) => `the sender of ${gift} presses "${what}"`,
  perform: async (world, { gift, what }) => {
    const chosen = world.memory.gifts.get(gift);
    const body = what === 'prolong' ? { lifetimeDays: 90 } : {};
    return chosen && said(await ask(world, chosen.sender, 'POST', `/api/sent/${chosen.paymentId}/${what}`, body));
  },
});

const nameAccount = deed<{ gift: string; ending: string }>({
  weight: 6,
  choose: ({ memory }, random) => {
    const gift = oneOfTheLast(random, [...memory.gifts.values()], 12);
    return gift && { gift: gift.name, ending: random.pick(['00', '00', '11', '22', '33']) };
  },
  tell: ({ gift, ending }) => `the sender of ${gift} names an account ending in ${ending}`,
  perform: async (world, { gift, ending }) => {
    const chosen = world.memory.gifts.get(gift);
    return chosen && takeToBank(world, chosen, ending);
  },
});

/** Does what the room offers to somebody whose card did not take the money back. */
export async function takeToBank(world: SimulatedWorld, gift: RememberedGift, ending: string): Promise<string> {
  const { body } = await ask(world, gift.sender, 'GET', `/api/sent/${gift.paymentId}`);
  if (!body?.may?.includes('bank')) return 'no account is asked for';
  const accountNumber = `${gift.name.replace(/\D/g, '').padStart(7, '0').slice(-7)}9${ending}`;
  const account = { accountNumber, bankCode: BANK, accountName: accountNameOf(BANK, accountNumber) ?? '' };
  gift.asked.add(accountKey(account));
  return said(await ask(world, gift.sender, 'POST', `/api/sent/${gift.paymentId}/bank`, account));
}

export const SENDERS = { changeMind, nameAccount };
