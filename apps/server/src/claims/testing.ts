import { isWorkDone, type Work } from '@jara/domain/claim/work';
import type { Quid } from '@jara/domain/gift/quid';
import { expect } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import type { World } from '../../testing/world.ts';

interface Ask extends Record<string, unknown> {
  claimDays?: number;
}

/** A gift that everybody may see, with this rule. */
export async function madePublic(world: World, rule: Record<string, unknown>, { claimDays, ...gift }: Ask = {}) {
  const { quid, sender, payment } = await world.paidGift(gift);
  expect((await sender.post('/api/rules', { quid, ...rule })).status).toBe(200);
  const { giftId } = await world.deps.claiming.faceOf(quid as Quid);
  const published = await sender.request({
    method: 'PATCH',
    url: `/api/sent/${payment.id}`,
    payload: JSON.stringify({ giveaway: { title: 'Money for the street', host: 'Ada', claimDays } }),
    headers: { 'content-type': 'application/json' },
  });
  expect(published.status).toBe(200);
  return { quid: quid as Quid, giftId, sender, payment };
}

export const claimFrom = (
  remoteAddress: string,
  quid: string,
  browser: Browser,
  headers: Record<string, string> = {},
) =>
  browser.request({
    method: 'POST',
    url: `/api/rules/claim?quid=${quid}`,
    payload: '{}',
    headers: { 'content-type': 'application/json', ...headers },
    remoteAddress,
  });

/** What a page sends after it was asked for work. */
export function doWork({ challenge, difficulty }: Work): string {
  let n = 0;
  while (!isWorkDone({ challenge, difficulty }, n)) n += 1;
  return `${challenge}:${n}`;
}
