import type { GiftId } from '@jara/domain/ids';
import { DAY_MS } from '@jara/domain/time/lagos';
import { sql } from 'kysely';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/database/db.ts';
import { inPortions } from '../platform/database/in-portions.ts';
import type { Keys } from '../platform/keys/keys.ts';
import { networkDigest } from '../platform/keys/network-digest.ts';
import { neighbourhoodOf } from '../platform/network-of.ts';

/** Somebody who asks for a gift; without a network nobody counts from where. */
interface Comer {
  giftId: GiftId;
  network?: string | undefined;
}

/** Browsers of one network that have tried one gift. */
export interface GiftNetwork {
  giftId: GiftId;
  network: string;
  browsers: number;
}

const REMEMBERED = 20_000;

/** What is kept of the address a claim comes from: a keyed digest of its network, another one for every gift. */
export function createNetworkDigest(keys: Pick<Keys, 'tally'>): (giftId: GiftId, address: string) => string {
  // A crowd comes from few networks, and a digest costs more than looking it up.
  const known = new Map<string, string>();
  return (giftId, address) => {
    const text = `${giftId}/${neighbourhoodOf(address)}`;
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = networkDigest(keys, 'gift-network', giftId, address);
    if (known.size >= REMEMBERED) known.clear();
    known.set(text, made);
    return made;
  };
}

const keyOf = ({ giftId, network }: Comer) => `${giftId}/${network}`;

/** Each gift and network that is asked from, once. */
export function networksOf(asks: readonly Comer[]): { giftId: GiftId; network: string }[] {
  const networks = new Map<string, { giftId: GiftId; network: string }>();
  for (const { giftId, network } of asks)
    if (network !== undefined) networks.set(keyOf({ giftId, network }), { giftId, network });
  return [...networks.values()];
}

/** How many browsers of one network may try a gift: more where it is a giveaway to everybody. */
export const ceilingOf = (
  config: Pick<Config, 'browsersPerNetwork' | 'giveawayBrowsersPerNetwork'>,
  gift: { claimDays: number | null } | undefined,
): number | undefined => (gift?.claimDays == null ? config.browsersPerNetwork : config.giveawayBrowsersPerNetwork);

/** Counts those who are let in, while the gifts are locked. A ceiling of undefined lets everyone in and counts nobody. */
export function createDoorman<Ask extends Comer>(
  known: readonly GiftNetwork[],
  ceilingAt: (ask: Ask) => number | undefined,
) {
  const counts = new Map(known.map((each) => [keyOf(each), each.browsers]));
  const counted = new Map<string, GiftNetwork>();
  return {
    letsIn: (ask: Ask): boolean => {
      const { giftId, network } = ask;
      const ceiling = ceilingAt(ask);
      if (ceiling === undefined || network === undefined) return true;
      const key = keyOf({ giftId, network });
      const browsers = (counts.get(key) ?? 0) + 1;
      if (browsers > ceiling) return false;
      counts.set(key, browsers);
      counted.set(key, { giftId, network, browsers });
      return true;
    },
    counted: (): GiftNetwork[] => [...counted.values()],
  };
}

export const recordNetworks = (networks: readonly GiftNetwork[]) => sql`
    insert into gift_networks (gift_id, network, browsers)
    select * from unnest(
      ${networks.map(({ giftId }) => giftId)}::uuid[], ${networks.map(({ network }) => network)}::text[],
      ${networks.map(({ browsers }) => browsers)}::int[]
    )
    on conflict (gift_id, network) do update set browsers = excluded.browsers
  `;

/** What staff can still ask about the crowd at a giveaway after its end. */
const KEPT_DAYS = 30;

/** A gift that is over counts nobody any more, so what it knew of networks is forgotten: at once, or when staff have had their time. */
export const forgetNetworks = (db: Db, now: Date) =>
  inPortions(
    db,
    (atMost) => sql`delete from gift_networks where (gift_id, network) in (
      select n.gift_id, n.network from gift_networks n join gifts g on g.id = n.gift_id
      where g.status in ('CLAIMED', 'EXPIRED')
        and (not exists (select from giveaways w where w.gift_id = g.id)
          or g.closed_at <= ${new Date(now.getTime() - KEPT_DAYS * DAY_MS)})
      limit ${atMost}) returning 1`,
  );
