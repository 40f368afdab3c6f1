import { randomBytes } from 'node:crypto';
import type { DrawReceipt } from '@jara/contract/giveaways';
import { isOpenForClaims } from '@jara/domain/gift/gift-status';
import type { ClaimId, GiftId } from '@jara/domain/ids';
import { shareClaimed } from '@jara/domain/ledger/journals';
import { feeOf } from '@jara/domain/money/fee';
import type { Minor } from '@jara/domain/money/money';
import { countsAsAttempt, decideClaim } from '@jara/domain/rule/decide-claim';
import { nextHead } from '@jara/domain/rule/draw';
import type { RawBuilder } from 'kysely';
import { journalsStatement } from '../ledger/post-journal.ts';
import { mailsStatement } from '../outbox/outbox.ts';
import type { Keys } from '../platform/keys/keys.ts';
import { sha256Text } from '../platform/sha256-text.ts';
import type { Deps } from '../platform/tools/deps.ts';
import {
  type AtTheDoor,
  type Attempt,
  atTheDoor,
  type ClaimAsk,
  type ClaimableRow,
  giftsOf,
  insertClaims,
  lockUnclaimedGifts,
  type NewAttempt,
  type NewClaim,
  type NewEntry,
  readDoor,
  recordAttempts,
  recordEntries,
} from './claims.store.ts';
import { ceilingOf, createDoorman, recordNetworks } from './gift-networks.ts';
import { giveShare, mailsFor } from './give-share.ts';

type Decision =
  | {
      kind: 'granted';
      claimId: ClaimId;
      share: Minor;
      fee: Minor;
      accessKey: string | null;
      thanks: string | null;
      entry: DrawReceipt | null;
      sendBy: Date | null;
    }
  | { kind: 'lapsed'; entry: DrawReceipt | null }
  | { kind: 'entered'; entry: DrawReceipt }
  | { kind: 'not_this_time'; entry: DrawReceipt | null }
  | { kind: 'all_taken' }
  | { kind: 'too_early'; opensAt: number }
  | { kind: 'ended' }
  | { kind: 'on_hold' }
  | { kind: 'paused_by_sender' }
  | { kind: 'paused' }
  | { kind: 'replaced' }
  | { kind: 'no_draw' }
  | { kind: 'held' }
  | { kind: 'network_full' }
  | { kind: 'work_needed' };

/** The decision, and the gift as it stood when it was made. */
export type ClaimAnswer = Decision & { gift: ClaimableRow | undefined };

const keyOf = ({ giftId, browserId }: Pick<ClaimAsk, 'giftId' | 'browserId'>) => `${giftId}/${browserId}`;

/** Whether a gift that somebody holds is waited for, or its claims are given back undecided, as `held`. */
export interface Patience {
  waits: boolean;
}

/**
 * Decides many claims, on any number of gifts, in one database transaction: the gifts are locked in order, each claim is
 * decided as if it had come alone in the order of arrival, and everything is written by a handful of set-based
 * statements. Nobody is answered before the commit.
 */
export const decideClaims =
  (deps: Pick<Deps, 'twoTrips' | 'clock' | 'keys' | 'config'>) =>
  async (asks: ClaimAsk[], patience: Patience): Promise<ClaimAnswer[]> => {
    const { distinct, sameAs } = oncePerBrowser(asks);
    const lock = lockUnclaimedGifts(giftsOf(distinct), patience);
    // Read after the lock, in a statement of its own: what others committed while we waited is visible there.
    const { answers, gifts } = await deps.twoTrips({ lock, read: atTheDoor(distinct) }, (rows, locked) =>
      decideAtTheDoor(deps, distinct, { ...readDoor(rows), locked: new Set(locked.map(({ id }) => id)) }),
    );
    return asks.map((ask, index) => {
      const gift = gifts.get(ask.giftId);
      if (isReplaced(ask, gift)) return { kind: 'replaced', gift };
      if (isNoDraw(ask, gift)) return { kind: 'no_draw', gift };
      return { ...(answers.get(sameAs[index] ?? ask) ?? { kind: 'all_taken' }), gift };
    });
  };

/**
 * A browser that asks twice in one batch is one claimant, unless it asks with two codes, or for two things: one of them may open
 * nothing. One that was given its id just now cannot have asked before.
 */
function oncePerBrowser(asks: readonly ClaimAsk[]): { distinct: ClaimAsk[]; sameAs: ClaimAsk[] } {
  const first = new Map<string, ClaimAsk>();
  const distinct: ClaimAsk[] = [];
  const sameAs = asks.map((ask) => {
    const key = ask.isNew ? undefined : `${keyOf(ask)}/${ask.quid}/${ask.isEntry}`;
    const before = key === undefined ? undefined : first.get(key);
    if (before) return before;
    if (key !== undefined) first.set(key, ask);
    distinct.push(ask);
    return ask;
  });
  return { distinct, sameAs };
}

function decideAtTheDoor(
  { clock, keys, config }: Pick<Deps, 'clock' | 'keys' | 'config'>,
  asks: ClaimAsk[],
  { gifts, known: told, networks, isPaused, locked }: AtTheDoor & { locked: ReadonlySet<GiftId> },
) {
  const known = new Map(told.map((attempt) => [keyOf(attempt), answerOf(keys, attempt, gifts.get(attempt.giftId))]));
  const now = clock.now();
  const doorman = createDoorman(networks, ({ giftId }) => ceilingOf(config, gifts.get(giftId)));

  const answers = new Map<ClaimAsk, Decision>();
  const attempts: NewAttempt[] = [];
  const claims: NewClaim[] = [];
  const entries: NewEntry[] = [];
  const touched = new Set<ClaimableRow>();
  for (const ask of asks) {
    const gift = gifts.get(ask.giftId);
    if (isReplaced(ask, gift) || isNoDraw(ask, gift)) continue;
    const settled =
      (ask.isNew ? undefined : known.get(keyOf(ask))) ?? heldAnswer(gift, locked) ?? closedAnswer(gift, now);
    if (settled || !gift) {
      answers.set(ask, settled ?? { kind: 'all_taken' });
      continue;
    }
    if (isPaused) {
      answers.set(ask, { kind: 'paused' });
      continue;
    }
    if (ask.lacksWork) {
      answers.set(ask, { kind: 'work_needed' });
      continue;
    }
    const outcome = decideClaim(gift, now.getTime());
    if (countsAsAttempt(outcome) && !doorman.letsIn(ask)) {
      answers.set(ask, { kind: 'network_full' });
      continue;
    }
    touched.add(gift);
    switch (outcome.kind) {
      case 'too_early':
        answers.set(ask, { kind: 'too_early', opensAt: outcome.opensAt });
        continue;
      case 'ended':
        answers.set(ask, { kind: 'ended' });
        continue;
      case 'granted': {
        const { claim, accessKey } = giveShare(keys, gift, { ...outcome, browserId: ask.browserId, now });
        claims.push(claim);
        const { id: claimId, share, fee, sendBy } = claim;
        answers.set(ask, { kind: 'granted', claimId, share, fee, accessKey, thanks: null, entry: null, sendBy });
        break;
      }
      case 'entered': {
        const entry = enter(gift);
        entries.push({ giftId: gift.id, browserId: ask.browserId, ...entry });
        answers.set(ask, { kind: 'entered', entry });
        break;
      }
      case 'not_this_time':
        answers.set(ask, { kind: 'not_this_time', entry: null });
        break;
      case 'all_taken':
        answers.set(ask, { kind: 'all_taken' });
    }
    gift.attempts += 1;
    attempts.push({
      giftId: gift.id,
      browserId: ask.browserId,
      number: gift.attempts,
      outcome: outcome.kind,
      slot: outcome.kind === 'granted' ? outcome.slot : null,
    });
    // Whoever asks for two things at once has one attempt: for a draw, both of them are to enter it.
    const told = answers.get(ask);
    if (told && !ask.isNew) known.set(keyOf(ask), told);
  }

  const writes: RawBuilder<unknown>[] = [];
  if (touched.size > 0) writes.push(recordAttempts([...touched], attempts, now));
  if (entries.length > 0) writes.push(recordEntries(drawsOf(touched), entries));
  const counted = doorman.counted();
  if (counted.length > 0) writes.push(recordNetworks(counted));
  if (claims.length > 0) {
    const journals = claims.map((claim) => shareClaimed({ ...claim, claimId: claim.id }));
    writes.push(insertClaims(claims, now), journalsStatement(journals, now));
  }
  const mails = mailsFor(claims, gifts);
  if (mails.length > 0) writes.push(mailsStatement(now, mails));
  return { result: { answers, gifts }, writes };
}

const TICKET_BYTES = 16;

/** The next place in a draw. The ticket is chance of ours, which makes every head one that nobody could prepare. */
function enter({ draw }: ClaimableRow): DrawReceipt {
  if (!draw) throw new Error('a draw that was never begun');
  const number = draw.entries + 1;
  const ticket = randomBytes(TICKET_BYTES).toString('hex');
  draw.entries = number;
  draw.head = nextHead(draw.head, { number, ticket }, sha256Text);
  return { number, ticket, head: draw.head };
}

const drawsOf = (gifts: ReadonlySet<ClaimableRow>) =>
  [...gifts].flatMap(({ id, draw }) => (draw && !draw.isClosed ? [{ id, draw }] : []));

function answerOf(keys: Keys, attempt: Attempt, gift: ClaimableRow | undefined): Decision {
  const { outcome, claimId, share, fee, keyHash, thanks, entry, isLapsed } = attempt;
  const mayWin = outcome === 'granted' || outcome === 'entered';
  if (mayWin && claimId !== null && share !== null && keyHash !== null) {
    if (isLapsed) return { kind: 'lapsed', entry };
    const sendBy = attempt.sendBy === null ? null : new Date(attempt.sendBy);
    const accessKey = keys.accessKeyAgain(claimId, keyHash) ?? null;
    return { kind: 'granted', claimId, share, fee: feeOf({ share, fee }), accessKey, thanks, entry, sendBy };
  }
  if (entry) return stillIn(entry, gift);
  return outcome === 'not_this_time' ? { kind: 'not_this_time', entry } : { kind: 'all_taken' };
}

/** Somebody who is in a draw and has not won. One that ended another way is drawn no more. */
function stillIn(entry: DrawReceipt, gift: ClaimableRow | undefined): Decision {
  if (gift?.draw?.isDrawn) return { kind: 'not_this_time', entry };
  return gift?.status === 'EXPIRED' ? { kind: 'ended' } : { kind: 'entered', entry };
}

/** What a process remembers of a code may be older than the code that opens the gift. Such an ask decides and counts nothing. */
const isReplaced = ({ quid }: ClaimAsk, gift: ClaimableRow | undefined): boolean =>
  gift !== undefined && gift.quid !== quid;

/** Whoever asks to enter a draw does not want to open what is none. */
const isNoDraw = ({ isEntry }: ClaimAsk, gift: ClaimableRow | undefined): boolean =>
  isEntry === true && gift !== undefined && gift.draw === null;

/** Whoever holds a gift may be opening it again or giving its last share away: without its lock nothing is said about it. */
const heldAnswer = (gift: ClaimableRow | undefined, locked: ReadonlySet<GiftId>): Decision | undefined =>
  gift && gift.status !== 'CLAIMED' && !locked.has(gift.id) ? { kind: 'held' } : undefined;

/** The answer of a gift that takes no claims, whoever asks; undefined while it is open. */
function closedAnswer(gift: ClaimableRow | undefined, now: Date): Decision | undefined {
  // Nobody takes anything from a draw: whoever was not in it came too late.
  if (!gift || gift.status === 'CLAIMED') return { kind: gift?.draw ? 'ended' : 'all_taken' };
  if (gift.status === 'EXPIRED' || gift.expiresAt <= now) return { kind: 'ended' };
  if (!isOpenForClaims(gift.status)) return { kind: 'on_hold' };
  return gift.pausedAt ? { kind: 'paused_by_sender' } : undefined;
}
