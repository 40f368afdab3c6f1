import { isOnHold } from '@jara/domain/gift/gift-status';
import { isStillUseful, type Reminder, waitsBetween } from '@jara/domain/gift/reminders';
import type { GiftId } from '@jara/domain/ids';
import { spokenStatus } from '@jara/domain/spoken';
import { endsAtOf, GIFT_WORDS, giftFaces } from '../../gifts/gift-face.ts';
import { stopTokenOf, whoRefuses } from '../../outbox/refused-reminders.ts';
import { ruleOf } from '../../rules/rule-row.ts';
import type { MailPlace } from '../writing/layout.ts';
import type { Loaded, MailSource } from './mail.ts';

/** A gift as a reminder of it finds it, by the time that leaves. */
export async function readReminded({ db }: MailSource, giftId: GiftId) {
  const gift = await giftFaces(db)
    .select([...GIFT_WORDS, 'gifts.status', 'gifts.opensAt', 'gifts.expiresAt'])
    .select(['gifts.pausedAt', 'gifts.claimedAmount'])
    .select([
      'gifts.paymentId',
      'payments.recipientEmail',
      'payments.senderEmail',
      'payments.delivery',
      'payments.keptOnRefund',
      'payments.language',
      'payments.senderLanguage',
    ])
    .where('gifts.id', '=', giftId)
    .executeTakeFirst();
  if (!gift) return undefined;
  const row = await db.selectFrom('rules').selectAll().where('giftId', '=', giftId).executeTakeFirst();
  const rule = row && ruleOf(row);
  const window = rule?.type === 'TIME' ? rule : undefined;
  const end = endsAtOf(rule);
  const { availableAt, endsAt } = waitsBetween({
    ...gift,
    toldAt: null,
    freeAt: null,
    startsAt: window ? new Date(window.startsAt) : null,
    endsAt: end === undefined ? null : new Date(end),
  });
  return { ...gift, rule, availableAt, endsAt: new Date(endsAt) };
}

type Reminded = NonNullable<Awaited<ReturnType<typeof readReminded>>>;

/** Why it must not go out now, and whether it may later: the gift is asked again, whatever it was when the reminder was written. */
export async function judgeReminder(
  gift: Reminded,
  { what, endsAt }: { what: Reminder; endsAt: string },
  { db, keys, now, to }: MailSource,
): Promise<Pick<Loaded, 'outdated' | 'isPassing'>> {
  if (gift.endsAt.toISOString() !== endsAt) return { outdated: 'The gift ends at another time now' };
  if (!isStillUseful(what, { endsAt: gift.endsAt.getTime(), now: now.getTime() }))
    return { outdated: 'It is too late' };
  if ((await whoRefuses(db, keys, [to])).size > 0) return { outdated: 'Its reader wants no reminders' };
  if (isOnHold(gift.status)) return { outdated: `The gift is ${spokenStatus(gift.status)}`, isPassing: true };
  if (gift.pausedAt) return { outdated: 'The gift is paused', isPassing: true };
  if (gift.availableAt > now.getTime()) return { outdated: 'The gift is not open yet', isPassing: true };
  return {};
}

export const stopTokenFor = ({ keys, to }: MailSource): string => stopTokenOf(keys, to);
export const stopUrl = ({ publicUrl }: MailPlace, token: string): string => `${publicUrl}/reminders/${token}`;
