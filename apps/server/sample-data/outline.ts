import type { ReportKind } from '@jara/contract/giveaways';
import type { GiftTheme } from '@jara/contract/payments';
import type { Minor } from '@jara/domain/money/money';
import type { DrawRule, Rule, TimeRule } from '@jara/domain/rule/rule';
import type { NewGift } from '../src/payments/judge-order.ts';
import type { Feast } from './calendar.ts';
import type { BankAccount, Person } from './people.ts';

/**
 * A gift's whole life, told in durations: what happens never depends on the day the story is told, only its dates do.
 */
export interface Outline {
  /** Known by this name; its cloth is made from it. */
  name: string;
  when: When;
  sender: Person;
  gift: Omit<NewGift, 'rule' | 'deliverAt'>;
  /** How long after the start the mail to the recipient leaves, where its sender put it off. */
  mailedAfter?: number;
  /** Who may open it, where its sender decided that before paying. */
  rule?: PlannedRule;
  /** In the order they happen. */
  moves: readonly Move[];
}

/** When the sender starts to pay. Places run from 0 to 1. */
export type When =
  | { at: 'feast'; feast: Feast; daysBefore: number; timeOfDay: number }
  | { at: 'year'; place: number; timeOfDay: number }
  | { at: 'days_ago'; days: number; timeOfDay: number }
  | { at: 'ago'; ms: number };

export type StaffName = 'super' | 'admin';
export type Card =
  | 'success'
  | 'pin'
  | 'otp'
  | 'bank-auth'
  | 'declined'
  | 'insufficient'
  | 'token'
  | 'refund-fails'
  | 'refund-needs-attention';

/** A window and a closing in durations from the start; the other rules have no times in them. */
export type PlannedRule =
  | Exclude<Rule, TimeRule | DrawRule>
  | { type: 'TIME'; opensAfter: number; closesAfter: number }
  | (Omit<DrawRule, 'closesAt'> & { closesAfter: number });

/** Which payout: the person's first, or the one after that failed. */
export interface Payout {
  person: Person;
  nth: number;
}

/** One thing that somebody does, so many milliseconds after the sender started. */
export type Move = { after: number } & (
  | { does: 'try_card'; card: Card; amount?: Minor }
  | { does: 'look_at_payment' }
  | { does: 'save_rule'; rule: PlannedRule }
  | { does: 'open'; person: Person }
  | { does: 'publish'; title: string; host: string; startsAfter?: number; claimDays?: number }
  | { does: 'draw' }
  | { does: 'lapse' }
  | { does: 'report'; person: Person; kind: ReportKind; words?: string }
  | { does: 'pause' }
  | { does: 'cancel' }
  | { does: 'name_account'; account: BankAccount }
  | { does: 'correct_address'; email: string }
  | { does: 'change_words'; message: string; theme: GiftTheme }
  | { does: 'thank'; person: Person; words: string }
  | { does: 'mute_thanks' }
  | ({ does: 'ask_for_payout'; account: BankAccount } & Payout)
  | ({ does: 'approve'; by: StaffName } & Payout)
  | ({ does: 'reject'; by: StaffName; reason: string } & Payout)
  | ({ does: 'send_payout' } & Payout)
  | ({ does: 'end_payout'; as: 'success' | 'failed' | 'reversed' } & Payout)
  | { does: 'expire' }
  | { does: 'revive'; by: StaffName; reason: string }
  | { does: 'change_status'; by: StaffName; to: 'BLOCKED' | 'ACTIVE'; reason: string; publicReason?: string }
  | { does: 'open_dispute' }
  | { does: 'end_dispute'; as: 'won' | 'lost' }
  | { does: 'start_refund'; by: StaffName; reason: string; of: 'gift' | 'charge' }
  | { does: 'end_refund' }
);
