import { approvePayout, askForPayout, endPayout, rejectPayout, sendPayout } from './cash-out.ts';
import { giveRule, lookAtPayment, muteThanks, openGift, sayThanks, tryCard } from './give-and-open.ts';
import { drawClosed, publish, report, takeBackLate } from './give-away.ts';
import type { Life } from './life.ts';
import type { Move } from './outline.ts';
import { callOff, haltGift, nameAccount, sayItAnew, sendElsewhere } from './second-thoughts.ts';
import type { Stage } from './stage.ts';
import { changeStatus, closeGifts, endDispute, endRefund, openDispute, reopenGift, sendBack } from './take-back.ts';

/** Does one move of a life, with the product's real use cases. */
export async function perform(stage: Stage, life: Life, move: Move): Promise<void> {
  switch (move.does) {
    case 'try_card':
      return tryCard(stage, life, move);
    case 'look_at_payment':
      return lookAtPayment(stage, life);
    case 'save_rule':
      return giveRule(stage, life, move.rule);
    case 'open':
      return openGift(stage, life, move.person);
    case 'publish':
      return publish(stage, life, move);
    case 'draw':
      return drawClosed(stage);
    case 'lapse':
      return takeBackLate(stage);
    case 'report':
      return report(stage, life, move);
    case 'pause':
      return haltGift(stage, life);
    case 'cancel':
      return callOff(stage, life);
    case 'name_account':
      return nameAccount(stage, life, move.account);
    case 'correct_address':
      return sendElsewhere(stage, life, move.email);
    case 'change_words':
      return sayItAnew(stage, life, move);
    case 'thank':
      return sayThanks(stage, life, move);
    case 'mute_thanks':
      return muteThanks(stage, life);
    case 'ask_for_payout':
      return askForPayout(stage, life, move);
    case 'approve':
      return approvePayout(stage, life, move);
    case 'reject':
      return rejectPayout(stage, life, move);
    case 'send_payout':
      return sendPayout(stage, life, move);
    case 'end_payout':
      return endPayout(stage, life, move);
    case 'expire':
      await closeGifts(stage);
      return;
    case 'revive':
      return reopenGift(stage, life, move);
    case 'change_status':
      return changeStatus(stage, life, move);
    case 'open_dispute':
      return openDispute(stage, life);
    case 'end_dispute':
      return endDispute(stage, life, move.as);
    case 'start_refund':
      return sendBack(stage, life, move);
    case 'end_refund':
      return endRefund(stage, life);
  }
}
