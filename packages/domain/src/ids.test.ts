import { describe, expect, expectTypeOf, it } from 'vitest';
import type * as ids from './ids.ts';
import type { BrowserId, ClaimId, GiftId, StaffId, WithdrawalId } from './ids.ts';
import { claimAccount, giftAccount, payoutHold } from './ledger/accounts.ts';
import { shareClaimed } from './ledger/journals.ts';
import { minor } from './money/money.ts';

const giftId = 'g' as GiftId;
const claimId = 'c' as ClaimId;
const text: string = 'g';

/** Every kind there is; what can be held is one of three of them. */
interface Kinds {
  gift: GiftId;
  payment: ids.PaymentId;
  charge: ids.ChargeId;
  claim: ClaimId;
  withdrawal: WithdrawalId;
  refund: ids.RefundId;
  dispute: ids.DisputeId;
  staff: StaffId;
  browser: BrowserId;
  session: ids.SessionId;
  invitation: ids.InvitationId;
  listLink: ids.ListLinkId;
  device: ids.DeviceId;
  mail: ids.MailId;
  hold: ids.HoldId;
  item: ids.ItemId;
  reconciliation: ids.ReconciliationId;
  booksCheck: ids.BooksCheckId;
  restore: ids.RestoreId;
  worker: ids.WorkerId;
}

type PassingFor<Own, Others> = Others extends Own ? Others : never;

/** Whatever would pass for a kind that it is not. */
type Mixed = {
  [Kind in keyof Kinds]: PassingFor<Kinds[Kind], string | Kinds[Exclude<keyof Kinds, Kind>]>;
}[keyof Kinds];

/** The compiler reads these: a line that it no longer refuses fails the type check. */
describe('an id', () => {
  const open = (gift: GiftId, by: BrowserId | StaffId) => `${gift} ${by}`;

  it('does not pass for an id of another kind', () => {
    // @ts-expect-error A claim is not a gift.
    const gift: GiftId = claimId;
    // @ts-expect-error A gift is nobody.
    expect(open(giftId, gift)).toBe('g c');
    // @ts-expect-error Swapped.
    expect(open('b' as BrowserId, giftId)).toBe('b g');
    expectTypeOf<Mixed>().toBeNever();
  });

  it('opens no account of another kind', () => {
    // @ts-expect-error A claim's money does not lie with a gift.
    expect(giftAccount(claimId).subject).toBe('c');
    // @ts-expect-error Nor a gift's with a claim.
    expect(claimAccount(giftId).subject).toBe('g');
    // @ts-expect-error What is on hold belongs to the withdrawal.
    expect(payoutHold(claimId).subject).toBe('c');
  });

  it('stands in a journal only in its own place', () => {
    const claim = { slot: 0, share: minor(1), currency: 'NGN' } as const;
    // @ts-expect-error Swapped.
    expect(shareClaimed({ ...claim, giftId: claimId, claimId: giftId }).ref).toBe('claim:c:0');
  });

  it('is not just any text', () => {
    // @ts-expect-error Nobody has said what this is the id of.
    expect(giftAccount(text).subject).toBe('g');
    // @ts-expect-error Nor of this.
    expect(claimAccount('c').subject).toBe('c');
  });

  it('is a text where any text will do', () => {
    const shown: string[] = [giftId, claimId, 'w' as WithdrawalId];
    expect(shown.join(' ')).toBe('g c w');
  });
});
