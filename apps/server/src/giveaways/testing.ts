import type { Giveaway } from '@jara/contract/giveaways';
import type { Browser } from '../../testing/browser.ts';
import { naira, type World } from '../../testing/world.ts';

export const WORDS = { title: 'December love', host: 'Grace Chapel, Surulere' };

export const publish = (sender: Browser, id: string, giveaway: Record<string, unknown> = WORDS) =>
  sender.request({
    method: 'PATCH',
    url: `/api/sent/${id}`,
    payload: JSON.stringify({ giveaway }),
    headers: { 'content-type': 'application/json' },
  });

/** A gift that everybody may see: equal shares for three unless something else is said. */
export async function publicGift(
  world: World,
  gift: Record<string, unknown> = {},
  giveaway: Record<string, unknown> = WORDS,
) {
  const made = await world.paidGift({
    amount: naira(30_000),
    senderEmail: 'host@example.com',
    rule: { equalShares: 3 },
    ...gift,
  });
  const { status, body } = await publish(made.sender, made.payment.id, giveaway);
  if (status !== 200) throw new Error(`not public: ${JSON.stringify(body)}`);
  return made;
}

/** As a stranger sees it, a second after whatever was seen before. */
export async function lookAt(world: World, code: string): Promise<Giveaway> {
  await new Promise((resolve) => setTimeout(resolve, 1_001));
  return (await world.browser().get(`/api/giveaways/${code}`)).body;
}
