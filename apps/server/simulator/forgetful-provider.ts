import { parsePayoutReference } from '@jara/domain/withdrawal/payout-reference';
import { BEING_PAID_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import { literalText } from '../src/platform/database/literals.ts';
import { deed, oneOfTheLast } from './deed.ts';
import type { SimulatedWorld } from './world.ts';

const WHAT = { transfers: 5, refunds: 3, disputes: 3, transactions: 2 } as const;
type What = keyof typeof WHAT;

interface Forget {
  what: What;
  /** A gift, or a dispute. */
  about: string;
  /** Of a payout the place of its share and the attempt, of a refund which of its charge it is. */
  slot: number;
  nth: number;
  isForGood: boolean;
}

interface Forgettable {
  /** How the levers of the provider name it. */
  id: string;
  charge: string;
  nth: number;
  keepsCosts: boolean;
}

/** What our books have from the provider, so that it has spoken of it. */
const SPOKEN_OF: Record<What, string> = {
  transfers: `select p.reference as id, '' as charge, 0 as nth, t.is_cost_booked as "keepsCosts"
    from paystack_sandbox.transfers p join transfers t on t.reference = p.reference`,
  refunds: `select p.id::text as id, c.reference as charge, false as "keepsCosts", (
      select count(*) from paystack_sandbox.refunds e where e.transaction_id = p.transaction_id and e.id < p.id)::int as nth
    from paystack_sandbox.refunds p join charges c on c.provider_id = p.transaction_id::text`,
  disputes: `select p.id::text as id, '' as charge, 0 as nth, false as "keepsCosts"
    from paystack_sandbox.disputes p join disputes d on d.provider_id = p.id::text and d.status = 'OPEN'`,
  transactions: `select p.reference as id, p.reference as charge, 0 as nth, false as "keepsCosts"
    from paystack_sandbox.transactions p join charges c on c.provider_id = p.id::text and p.repeat_of is null`,
};

/**
 * For good it forgets as if a thing had never been: what it took is in the balance again. Not what our books have called done (a
 * refund, a lost dispute, a loss, a batch of settlements), because no item asks after that once more, and only the balance would
 * show that its money is here; nor what would be sent again under a name whose costs are booked, since they are booked once.
 */
const FOR_GOOD: Record<What, string> = {
  transfers: `t.written_off_at is null and not (t.is_cost_booked and exists (
    select from withdrawals w where w.reference = t.reference and w.status in ${literalText(BEING_PAID_STATUSES)}))`,
  refunds: `not exists (
    select from refunds r join journals j on j.ref ~ ('^refund-(done|elsewhere):' || r.id)
    where r.charge_id = c.id and (r.provider_id is null or r.provider_id = p.id::text))`,
  disputes: `not exists (select from journals j where j.ref ~ ('^dispute-lost:' || d.id))`,
  transactions: `not exists (select from paystack_sandbox.refunds where transaction_id = p.id)
    and not exists (select from paystack_sandbox.disputes where transaction_id = p.id)
    and not exists (select from paystack_sandbox.transactions where repeat_of = p.id)
    and not exists (select from journals where ref in ('charge-voided:' || c.id, 'settlement:' || p.settlement_id))`,
};

/**
 * For a while, with the money where it is, it forgets only what stops or has moved money here, since of anything else nobody could
 * know that it is there; and no refund that is under way, which three looks without an answer may end: here they take no time.
 */
const FOR_A_WHILE: Record<What, string> = {
  transfers: 't.may_have_paid',
  refunds: `p.taken > 0 and (
    exists (select from refunds r where r.provider_id = p.id::text and r.status = 'DONE') or
    exists (select from holds h where h.cause = 'REFUND_BY_HAND' and h.cause_id = p.id::text and h.lifted_at is null))`,
  disputes: 'true',
  transactions: `not exists (select from journals where ref = 'charge-voided:' || c.id)`,
};
/** A restored database can only learn from the provider what it has lost, so nothing is kept from it meanwhile. */
const NOTHING_IS_RESTORED = 'not exists (select from restores where released_at is null)';

async function findForgettable(
  { owner, memory }: SimulatedWorld,
  what: What,
  isForGood: boolean,
): Promise<(Forget & Pick<Forgettable, 'id' | 'keepsCosts'>)[]> {
  const which = isForGood ? FOR_GOOD[what] : `${FOR_A_WHILE[what]} and ${NOTHING_IS_RESTORED}`;
  const { rows } = await owner.query<Forgettable>(
    `${SPOKEN_OF[what]} where p.forgotten_at is null and ${which} order by p.id`,
  );
  const gifts = [...memory.gifts.values()];
  return rows.flatMap(({ id, charge, nth, keepsCosts }) => {
    const place = what === 'transfers' ? parsePayoutReference(id) : undefined;
    const about =
      what === 'disputes'
        ? [...memory.disputes].find(([, dispute]) => dispute.id === id)?.[0]
        : gifts.find((gift) => (place ? gift.giftId === place.giftId : gift.reference === charge))?.name;
    if (about === undefined) return [];
    return [{ what, about, slot: place?.slot ?? 0, nth: place?.attempt ?? nth, isForGood, id, keepsCosts }];
  });
}

const forget = deed<Forget>({
  weight: 8,
  choose: async (world, random) => {
    const isForGood = random.chance(0.5);
    const chosen = oneOfTheLast(random, await findForgettable(world, random.weighted<What>(WHAT), isForGood));
    if (!chosen) return undefined;
    const { what, about, slot, nth } = chosen;
    return { what, about, slot, nth, isForGood };
  },
  tell: (choice) => `the provider forgets ${inWords(choice)}${choice.isForGood ? ' for good' : ' for a while'}`,
  perform: async (world, { what, about, slot, nth, isForGood }) => {
    const found = (await findForgettable(world, what, isForGood)).find(
      (each) => each.about === about && each.slot === slot && each.nth === nth,
    );
    if (!found) return undefined;
    const forgotten = await world.control(`/${what}/${found.id}/forget`, {
      forGood: isForGood,
      // What our books have as its cost nobody would tell us to take out of them.
      ...(what === 'transfers' && { keepsCosts: found.keepsCosts }),
    });
    if (!forgotten) return 'no: something else hangs on it';
    world.memory.hasForgottenSinceBackup ||= isForGood;
    return undefined;
  },
});

const inWords = ({ what, about, slot, nth }: Forget): string =>
  ({
    transfers: `payout ${nth} of share ${slot} of ${about}`,
    refunds: `refund ${nth + 1} of ${about}`,
    disputes: about,
    transactions: `the payment of ${about}`,
  })[what];

export const FORGETFUL_PROVIDER = { forget };
