import { parseQuid, type Quid } from '@jara/domain/gift/quid';
import type { GiftId, PaymentId } from '@jara/domain/ids';
import type { Minor } from '@jara/domain/money/money';
import type { Db } from '../src/platform/database/db.ts';
import type { WithdrawalRow } from '../src/withdrawals/withdrawals.store.ts';
import { PEOPLE, type Person } from './people.ts';
import type { Story } from './schedule.ts';

/** How far a story has come. A run that was cut short left some of it in the database; the rest is found by doing. */
export interface Life {
  story: Story;
  /** Nothing of it was there when this run began, so nothing needs to be looked for. */
  isNew: boolean;
  payment: { id: PaymentId; reference: string; isSettled: boolean } | undefined;
  gift: { id: GiftId; quid: Quid } | undefined;
  hasRule: boolean;
  shares: Map<Person, { accessKey: string; share: Minor }>;
  /** Withdrawals as they were last seen, by who asked and how often they had. */
  payouts: Map<string, Pick<WithdrawalRow, 'id' | 'reference' | 'status' | 'revision'>>;
}

/** All lives, each with what is there of it already: the sender's browser and the cloth tell which payment it is. */
export async function readLives(db: Db, stories: readonly Story[]): Promise<Life[]> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('paymentReferences', 'paymentReferences.reference', 'payments.reference')
    .leftJoin('gifts', 'gifts.paymentId', 'payments.id')
    .leftJoin('rules', 'rules.giftId', 'gifts.id')
    .select(['payments.id', 'payments.reference', 'payments.browserId', 'payments.clothSeed', 'payments.settledAt'])
    .select(['gifts.id as giftId', 'gifts.quid', 'rules.type as ruleType'])
    .where(
      'payments.browserId',
      'in',
      PEOPLE.map(({ browserId }) => browserId),
    )
    // One that was cut off before it had a checkout page can never be paid; it is started anew.
    .where('paymentReferences.authorizationUrl', 'is not', null)
    .execute();
  const known = new Map(rows.map((row) => [`${row.browserId}/${row.clothSeed}`, row]));
  return stories.map((story) => {
    const { sender, gift } = story.outline;
    const row = known.get(`${sender.browserId}/${gift.clothSeed}`);
    return {
      story,
      isNew: row === undefined,
      payment: row && { id: row.id, reference: row.reference, isSettled: row.settledAt !== null },
      gift: giftFrom(row?.giftId, row?.quid),
      hasRule: row?.ruleType != null,
      shares: new Map(),
      payouts: new Map(),
    };
  });
}

export function giftFrom(id: GiftId | null | undefined, code: string | null | undefined): Life['gift'] {
  const quid = code ? parseQuid(code) : undefined;
  return id && quid ? { id, quid } : undefined;
}

export function paymentOf({ payment, story }: Life): NonNullable<Life['payment']> {
  if (!payment) throw new Error(`${story.outline.name} was never started`);
  return payment;
}

export function giftOf({ gift, story }: Life): NonNullable<Life['gift']> {
  if (!gift) throw new Error(`${story.outline.name} was never paid`);
  return gift;
}

export function shareOf({ shares, story }: Life, person: Person) {
  const share = shares.get(person);
  if (!share) throw new Error(`${person.name} has no share of ${story.outline.name}`);
  return share;
}
