import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { KINDS_WITH_A_KEY, type MailKind } from '../outbox/outbox.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { Loaded, Mail } from './kinds/mail.ts';
import { dataErased } from './kinds/own-data/data-erased.ts';
import { dataLink } from './kinds/own-data/data-link.ts';
import { payoutDelayed } from './kinds/payout/payout-delayed.ts';
import { payoutFailed } from './kinds/payout/payout-failed.ts';
import { payoutRequested } from './kinds/payout/payout-requested.ts';
import { payoutSent } from './kinds/payout/payout-sent.ts';
import { claimLink } from './kinds/recipient/claim-link.ts';
import { giftForYou } from './kinds/recipient/gift-for-you.ts';
import { giftReminder } from './kinds/recipient/gift-reminder.ts';
import { shareLapses } from './kinds/recipient/share-lapses.ts';
import { reportReady } from './kinds/report-ready.ts';
import { endingReminder } from './kinds/sender/ending-reminder.ts';
import { giftClaimed } from './kinds/sender/gift-claimed.ts';
import { listLink } from './kinds/sender/list-link.ts';
import { receipt } from './kinds/sender/receipt.ts';
import { refundNeedsAccount } from './kinds/sender/refund-needs-account.ts';
import { refundSent } from './kinds/sender/refund-sent.ts';
import { thanks } from './kinds/sender/thanks.ts';
import { staffInvitation } from './kinds/staff-invitation.ts';
import { type MailPlace, type RenderedMail, renderMail } from './writing/layout.ts';

export const MAILS = {
  gift_for_you: giftForYou,
  gift_reminder: giftReminder,
  ending_reminder: endingReminder,
  receipt,
  gift_claimed: giftClaimed,
  thanks,
  claim_link: claimLink,
  share_lapses: shareLapses,
  payout_requested: payoutRequested,
  payout_delayed: payoutDelayed,
  payout_sent: payoutSent,
  payout_failed: payoutFailed,
  refund_sent: refundSent,
  refund_needs_account: refundNeedsAccount,
  list_link: listLink,
  data_link: dataLink,
  data_erased: dataErased,
  staff_invitation: staffInvitation,
  report_ready: reportReady,
} satisfies { [Kind in MailKind]: Mail<Kind> };

export type MailRow = Selectable<Schema['mails']>;

export interface LoadedMail extends Loaded {
  render(place: MailPlace): RenderedMail;
}

/** A mail's row holds only ids: what it says is read when it is sent. Undefined when what it tells of is not there. */
export const loadMail =
  ({ db, clock, keys }: Pick<Deps, 'db' | 'clock' | 'keys'>) =>
  async ({ kind, data, createdAt, recipient }: MailRow): Promise<LoadedMail | undefined> => {
    if (!isKind(kind)) throw new Error(`no mail is of the kind ${kind}`);
    // Once it has been sent, a link that is a key is forgotten, and with it what there was to show.
    if (KINDS_WITH_A_KEY.includes(kind) && data.url === undefined) return undefined;
    const mail: Mail<MailKind> = MAILS[kind];
    const loaded = await mail.load(z.parse(mail.data, data), {
      db,
      now: clock.now(),
      at: createdAt,
      to: recipient,
      keys,
    });
    if (!loaded) return undefined;
    const { facts, language } = loaded;
    return { ...loaded, render: (place) => renderMail(mail.compose(facts, place, language), place, language) };
  };

const isKind = (kind: string): kind is MailKind => Object.hasOwn(MAILS, kind);
