import { type Minor, minor } from '@jara/domain/money/money';
import type { Rule } from '@jara/domain/rule/rule';
import { claimGift } from '../src/claims/claim-gift.ts';
import { thankSender } from '../src/claims/thank-sender.ts';
import { findPayment } from '../src/payments/payments.store.ts';
import { settlePayment } from '../src/payments/settle-payment.ts';
import { callbackUrl, startPayment } from '../src/payments/start-payment.ts';
import { saveRule } from '../src/rules/save-rule.ts';
import { changeGift } from '../src/sent/change-gift.ts';
import { giftFrom, giftOf, type Life, paymentOf } from './life.ts';
import type { Card, PlannedRule } from './outline.ts';
import { addressOf, type Person } from './people.ts';
import type { Stage } from './stage.ts';

/** Each of these does its part of a life once, and nothing when a run before has already done it. */
export async function startGift({ deps }: Stage, life: Life): Promise<void> {
  if (life.payment) return;
  const { gift, sender, rule, mailedAfter } = life.story.outline;
  const ask = {
    ...gift,
    rule: rule && ruleOf(life, rule),
    deliverAt: mailedAfter === undefined ? undefined : new Date(life.story.startedAt + mailedAfter),
    callbackUrl: callbackUrl(deps.config.publicUrl),
  };
  const { id, reference } = await startPayment(deps)(ask, sender.browserId);
  life.payment = { id, reference, isSettled: false };
}

export async function tryCard(stage: Stage, life: Life, { card, amount }: { card: Card; amount?: Minor }) {
  const { reference, isSettled } = paymentOf(life);
  if (isSettled) return;
  await stage.levers.pay({ reference, card, amount });
  await lookAtPayment(stage, life);
}

export async function lookAtPayment({ deps }: Stage, life: Life): Promise<void> {
  const { id, reference, isSettled } = paymentOf(life);
  if (isSettled) return;
  await settlePayment(deps)(reference);
  const payment = await findPayment(deps.db, id);
  life.payment = { id, reference, isSettled: payment?.settledAt != null };
  life.gift = giftFrom(payment?.giftId, payment?.quid);
}

export async function giveRule({ deps }: Stage, life: Life, planned: PlannedRule): Promise<void> {
  if (life.hasRule) return;
  const proof = { browserId: life.story.outline.sender.browserId, manageKey: undefined };
  await saveRule(deps)({ quid: giftOf(life).quid, rule: ruleOf(life, planned), proof });
  life.hasRule = true;
}

/** A window and a closing count from the start of their gift. */
function ruleOf({ story: { startedAt } }: Life, planned: PlannedRule): Rule {
  if (planned.type === 'TIME')
    return { type: 'TIME', startsAt: startedAt + planned.opensAfter, endsAt: startedAt + planned.closesAfter };
  if (planned.type !== 'DRAW') return planned;
  const { closesAfter, ...draw } = planned;
  return { ...draw, closesAt: startedAt + closesAfter };
}

/** The same browser asking again gets the same answer, so a repeated run finds its keys again. */
export async function openGift({ deps }: Stage, life: Life, person: Person): Promise<void> {
  const { password } = life.story.outline.gift;
  const answer = await claimGift(deps)({
    quid: giftOf(life).quid,
    browserId: person.browserId,
    password,
    ip: addressOf(person),
  });
  if (answer.accessKey === null || answer.amount === null) return;
  life.shares.set(person, { accessKey: answer.accessKey, share: minor(answer.amount) });
}

export async function sayThanks({ deps }: Stage, life: Life, { person, words }: { person: Person; words: string }) {
  const share = life.shares.get(person);
  if (share) await thankSender(deps)({ accessKey: share.accessKey, text: words });
}

export const muteThanks = ({ deps }: Stage, life: Life): Promise<void> =>
  changeGift(deps)(paymentOf(life), { thanksMuted: true });
