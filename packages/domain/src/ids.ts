declare const idKind: unique symbol;

/** Knows what it is the id of, as `Minor` knows that it is money. Where the code runs it is a string and nothing more. */
type Id<Kind extends string> = string & { readonly [idKind]: Kind };

export type GiftId = Id<'gift'>;
export type PaymentId = Id<'payment'>;
export type ChargeId = Id<'charge'>;
export type ClaimId = Id<'claim'>;
export type WithdrawalId = Id<'withdrawal'>;
export type RefundId = Id<'refund'>;
/** What somebody said is wrong with a giveaway. */
export type ReportId = Id<'report'>;
export type DisputeId = Id<'dispute'>;
/** What we said to a dispute, or are about to say. */
export type AnswerId = Id<'dispute answer'>;
/** What a member of staff wrote down about something. */
export type NoteId = Id<'note'>;
/** A list as a member of staff wants to see it again. */
export type ViewId = Id<'saved view'>;
/** Somebody by whom staff look: an address, a browser or a bank account. */
export type PersonId = Id<'person'>;
export type StaffId = Id<'staff'>;
/** A person without an account is known by their browser. */
export type BrowserId = Id<'browser'>;

export type SessionId = Id<'session'>;
export type InvitationId = Id<'invitation'>;
/** A mailed link that brings a sender's gifts to another browser. */
export type ListLinkId = Id<'list link'>;
/** A report that is made again and again. */
export type ScheduleId = Id<'report schedule'>;
/** A mailed link that shows a person what we hold about their address. */
export type DataLinkId = Id<'data link'>;
/** What a person asked us to do with their data. */
export type DataRequestId = Id<'data request'>;
/** A browser in which a member of staff has signed in. */
export type DeviceId = Id<'device'>;
export type MailId = Id<'mail'>;
export type HoldId = Id<'hold'>;
/** What can be held. */
export type HeldId = GiftId | ClaimId | WithdrawalId;
/** A difference between the provider and us, as an item for staff. */
export type ItemId = Id<'reconciliation item'>;
export type ReconciliationId = Id<'reconciliation'>;
export type BooksCheckId = Id<'books check'>;
export type RestoreId = Id<'restore'>;
export type WorkerId = Id<'worker'>;

const SHAPE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text has the shape of an id, where an address takes an id or something else. */
export const isId = <Own extends string>(text: string): text is Own => SHAPE.test(text);
