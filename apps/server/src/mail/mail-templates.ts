import { renderClaimLink } from './templates/claim-link.ts';
import { renderGiftClaimed } from './templates/gift-claimed.ts';
import { renderGiftForYou } from './templates/gift-for-you.ts';
import { renderListLink } from './templates/list-link.ts';
import { renderPayoutFailed } from './templates/payout-failed.ts';
import { renderPayoutRequested } from './templates/payout-requested.ts';
import { renderPayoutSent } from './templates/payout-sent.ts';
import { renderReceipt } from './templates/receipt.ts';
import { renderRefundSent } from './templates/refund-sent.ts';
import { renderStaffInvitation } from './templates/staff-invitation.ts';
import { type MailContent, type MailPlace, type RenderedMail, renderContent } from './writing/layout.ts';
import type { MailFacts } from './writing/mail-facts.ts';

export const renderMail = (facts: MailFacts, place: MailPlace): RenderedMail =>
  renderContent(contentOf(facts, place), place);

function contentOf(facts: MailFacts, place: MailPlace): MailContent {
  switch (facts.kind) {
    case 'gift_for_you':
      return renderGiftForYou(facts, place);
    case 'receipt':
      return renderReceipt(facts, place);
    case 'gift_claimed':
      return renderGiftClaimed(facts, place);
    case 'claim_link':
      return renderClaimLink(facts);
    case 'payout_requested':
      return renderPayoutRequested(facts, place);
    case 'payout_sent':
      return renderPayoutSent(facts, place);
    case 'payout_failed':
      return renderPayoutFailed(facts, place);
    case 'refund_sent':
      return renderRefundSent(facts, place);
    case 'list_link':
      return renderListLink(facts, place);
    case 'staff_invitation':
      return renderStaffInvitation(facts, place);
  }
}
