import type { ReportKind } from '@jara/contract/giveaways';
import { CLAIM_DAYS } from '@jara/domain/giveaway/giveaway-fields';
import { type GiveawayState, isForEverybody } from '@jara/domain/giveaway/giveaway-state';
import { sharesOf } from '@jara/domain/rule/shares';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jara/domain/time/lagos';
import type { Making } from './lessons.ts';
import { standingOf } from './present-giveaway.ts';
import type { PracticeGift, PracticeGiveaway, World } from './world.ts';

const HOSTS = [
  { title: 'Harvest thanksgiving', host: 'Grace Assembly, Enugu' },
  { title: 'We are ten thousand', host: 'DJ Kelechi' },
  { title: 'Back to school', host: 'Sunrise Academy' },
  { title: 'One year of us', host: 'Mama Bisi Foods' },
  { title: 'Thank you, Kano', host: 'Northern Star FC' },
  { title: 'Eid for everybody', host: 'Al-Noor Foundation' },
  { title: 'Graduation party', host: 'Class of 2026' },
  { title: 'New shop, new friends', host: 'Tobi Fabrics' },
] as const;

const REPORTED: readonly { kind: ReportKind; words: string | null }[] = [
  { kind: 'ASKS_FOR_MONEY', words: 'Somebody wrote to me that I must pay ₦2,000 before I get my share.' },
  { kind: 'FALSE_HOST', words: 'This is not the real page of the church.' },
  { kind: 'OTHER', words: null },
];

/** Some gifts for a crowd have been made public, as far as there is one in each state. One of them needs somebody to look. */
export function makeGiveaways(world: World, making: Making): PracticeGiveaway[] {
  const { dice, now } = making;
  const found = world.gifts.filter(({ rule, cancelledAt }) => isForEverybody(rule?.rule) && cancelledAt === null);
  const draw = openDraw(found, making);
  const byState = new Map<GiveawayState, PracticeGift[]>();
  for (const gift of found.filter((each) => each !== draw)) {
    const state = standingOf(gift, now);
    byState.set(state, [...(byState.get(state) ?? []), gift]);
  }
  const others = [...byState.values()].flatMap((gifts) => gifts.slice(0, 2));
  const chosen = [...(draw ? [draw] : []), ...others].slice(0, HOSTS.length);
  return chosen.map((gift, index) => {
    const words = HOSTS[index] ?? HOSTS[0];
    const isWatched = gift === draw;
    return {
      giftId: gift.id,
      ...words,
      publishedAt: gift.createdAt + 20 * MINUTE_MS,
      claimDays: CLAIM_DAYS.usual,
      stopReason: gift.status === 'BLOCKED' ? 'Somebody asked winners for money. We are looking into it.' : null,
      networks: isWatched
        ? [47, 9, 3, 2].map((browsers) => ({ network: dice.hex(8), browsers }))
        : gift.attempts === 0
          ? []
          : [{ network: dice.hex(8), browsers: Math.min(gift.attempts, 12) }],
      reports: (isWatched || gift.status === 'BLOCKED' ? REPORTED : []).map((report, place) => ({
        ...report,
        id: dice.uuid(),
        at: now - (place + 1) * HOUR_MS,
        handled: null,
      })),
    };
  });
}

/** A draw that people can still enter. */
function openDraw(gifts: readonly PracticeGift[], { dice, now }: Making): PracticeGift | undefined {
  const gift = gifts
    .filter(
      ({ status, claims, expiresAt }) => status === 'ACTIVE' && claims.length === 0 && expiresAt > now + 3 * DAY_MS,
    )
    .sort((a, b) => b.createdAt - a.createdAt)[0];
  if (!gift?.rule) return undefined;
  const rule = { type: 'DRAW', winners: 3, closesAt: now + 2 * DAY_MS } as const;
  gift.rule = { ...gift.rule, rule };
  gift.shares = sharesOf(rule, gift.amount);
  gift.attempts = dice.int(120, 400);
  return gift;
}
