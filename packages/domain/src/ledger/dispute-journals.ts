import type { DisputeId } from '../ids.ts';
import { type Minor, minor, sum, ZERO } from '../money/money.ts';
import { type Account, CHARGEBACK_LOSS, disputeAccount, PROVIDER_BALANCE } from './accounts.ts';
import { credit, debit, type HeldPart, type InCurrency, inRound, type Journal, lines, moved } from './journal.ts';

/** A bank can change its mind: the round tells a second ending from the first, whose ref is already taken. */
type DisputeParts = InCurrency & { disputeId: DisputeId; held: readonly HeldPart[]; round?: number };

/** When everything was paid out before the dispute, nothing is held and the journal has no movements. */
export const disputeOpened = ({ disputeId, held, currency }: DisputeParts): Journal => ({
  ref: `dispute:${disputeId}`,
  event: 'dispute_opened',
  currency,
  movements: lines(
    ...held.map(({ account, amount }) => debit(account, amount)),
    credit(disputeAccount(disputeId), heldTotal(held)),
  ),
});

export const disputeWon = ({ disputeId, held, currency, round }: DisputeParts): Journal => ({
  ref: inRound(`dispute-won:${disputeId}`, round),
  event: 'dispute_won',
  currency,
  movements: lines(
    debit(disputeAccount(disputeId), heldTotal(held)),
    ...held.map(({ account, amount }) => credit(account, amount)),
  ),
});

/** What a lost dispute takes, and what of the held money it leaves; the two add up to what was held. */
interface Ending {
  charged: Minor;
  returned: readonly HeldPart[];
}

/** The provider takes the charged amount back. What had left our hands before is our loss. */
export const disputeLost = ({
  disputeId,
  held,
  currency,
  round,
  charged,
  returned,
}: DisputeParts & Ending): Journal => ({
  ref: inRound(`dispute-lost:${disputeId}`, round),
  event: 'dispute_lost',
  currency,
  movements: lines(
    debit(disputeAccount(disputeId), heldTotal(held)),
    debit(CHARGEBACK_LOSS, lossOf(held, charged)),
    credit(PROVIDER_BALANCE, charged),
    ...returned.map(({ account, amount }) => credit(account, amount)),
  ),
});

/** Money that came back after its dispute was lost makes up for what the bank took from us. */
export const lossCovered = ({
  disputeId,
  part: { account, amount },
  currency,
  round,
}: InCurrency & { disputeId: DisputeId; part: HeldPart; round: number }): Journal => ({
  ref: `dispute-covered:${disputeId}:${round}`,
  event: 'dispute_covered',
  currency,
  movements: moved(amount, account, CHARGEBACK_LOSS),
});

/** What came back to the gift takes the place of a share that a lost dispute had taken: whoever claimed that has it again. */
export const shareSpared = ({
  disputeId,
  from,
  share: { account, amount },
  currency,
  round,
}: InCurrency & { disputeId: DisputeId; from: Account; share: HeldPart; round: number }): Journal => ({
  ref: `dispute-covered:${disputeId}:${round}`,
  event: 'dispute_covered',
  currency,
  movements: moved(amount, from, account),
});

/**
 * The bank thought better of a dispute it had won: everything it took is here again. What it had left and has gone to others
 * since is missing from what was held, at our loss.
 */
export const disputeRegained = ({
  disputeId,
  held,
  currency,
  round,
  charged,
  returned,
  gone = ZERO,
}: DisputeParts & Ending & { gone?: Minor }): Journal => ({
  ref: inRound(`dispute-regained:${disputeId}`, round),
  event: 'dispute_regained',
  currency,
  movements: lines(
    debit(PROVIDER_BALANCE, charged),
    ...returned.map(({ account, amount }) => debit(account, amount)),
    debit(CHARGEBACK_LOSS, gone),
    credit(CHARGEBACK_LOSS, lossOf(held, charged)),
    ...held.map(({ account, amount }) => credit(account, amount)),
  ),
});

/**
 * What of the held money the bank leaves when it wants less than is there. People who claimed come first, also where their payout
 * came back after the rest was held, and a share comes back whole or not at all; what no whole share fits into is the gift's own again.
 */
export function leftByDispute(held: readonly HeldPart[], charged: Minor, rest: Account): HeldPart[] {
  let left = Math.max(0, heldTotal(held) - charged);
  const returned: HeldPart[] = [];
  const isShare = ({ account }: HeldPart) => account.kind === 'claim';
  for (const { account, amount } of [...held.filter(isShare), ...held.filter((part) => !isShare(part))]) {
    const taken = account.kind === 'claim' ? (amount <= left ? amount : 0) : Math.min(amount, left);
    left -= taken;
    if (taken > 0) returned.push({ account, amount: minor(taken) });
  }
  return left > 0 ? [...returned, { account: rest, amount: minor(left) }] : returned;
}

export const lossOf = (held: readonly HeldPart[], charged: Minor): Minor =>
  minor(Math.max(0, charged - heldTotal(held)));

const heldTotal = (held: readonly HeldPart[]): Minor => sum(held.map(({ amount }) => amount));
