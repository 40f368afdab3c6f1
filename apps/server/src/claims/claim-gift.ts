import type { ClaimCheck } from '@jara/contract/claims';
import type { DrawReceipt } from '@jara/contract/giveaways';
import { isOnHold } from '@jara/domain/gift/gift-status';
import type { Quid } from '@jara/domain/gift/quid';
import type { BrowserId, GiftId } from '@jara/domain/ids';
import type { Language } from '@jara/domain/language';
import { formatCount } from '@jara/domain/money/format';
import { spokenLagos } from '@jara/domain/time/lagos';
import { type GiftFace, giftFaces, presentFace } from '../gifts/gift-face.ts';
import { checkGiftPassword } from '../gifts/gift-password-guard.ts';
import { createBatcher } from '../platform/batcher.ts';
import { Refusal } from '../platform/refusal.ts';
import { sentenceOf } from '../platform/refusal-words/told-in.ts';
import { toldWords } from '../platform/refusal-words/words/all.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { noGiftBehind } from '../senders/replaced-codes.ts';
import { paused } from '../switches/paused.ts';
import { createWorkBook, WAIT_SECONDS } from './ask-for-work.ts';
import { createClaimLines } from './claim-lines.ts';
import type { ClaimAsk, ClaimableRow } from './claims.store.ts';
import { type ClaimAnswer, decideClaims } from './decide-claims.ts';
import { createNetworkDigest } from './gift-networks.ts';
import { createRush } from './rush.ts';
import { claimWords } from './words/all.ts';
import type { Words } from './words/en.ts';

export interface Claiming {
  /** While very many come for a public giveaway, a visitor who is new is asked for a little work first. */
  decide(ask: ClaimAsk, visitor?: Visitor): Promise<ClaimAnswer>;
  /** What is counted of the address a claim on this gift comes from; nothing, where there is no ceiling. */
  networkOf(giftId: GiftId, address: string | undefined): string | undefined;
  /** By a code that opened it when it was looked at; whether it still does is asked at the door. */
  faceOf(quid: Quid): Promise<GiftFace>;
}

/** Whoever comes over the wire, and what they bring. */
export interface Visitor {
  /** It carries a cookie of ours, so it may have an answer already. */
  isKnown: boolean;
  work: string | undefined;
}

/** What claiming needs beside the tools everybody has. */
export type ClaimDeps = Deps & { claiming: Claiming };

const REMEMBERED_FACES = 20_000;
const MAX_FACES = 500;
const TRY_AGAIN_AFTER_SECONDS = 2;

/** Claims that arrive together are decided together, whichever gifts they are for. */
export function createClaiming(
  deps: Pick<Deps, 'db' | 'twoTrips' | 'clock' | 'keys' | 'metrics' | 'config'>,
): Claiming {
  const faces = new Map<string, GiftFace>();
  const networkDigest = createNetworkDigest(deps.keys);
  const decideTogether = createClaimLines(deps.metrics.claimBatches(decideClaims(deps)));
  const { config } = deps;
  const countsNetworks = (config.browsersPerNetwork ?? config.giveawayBrowsersPerNetwork) !== undefined;
  const rush = createRush(config.rushFrom);
  const workBook = createWorkBook(deps);
  // A crowd that comes for many gifts at once has them looked up together.
  const findFace = createBatcher<Quid, GiftFace | undefined>({
    maxBatch: MAX_FACES,
    run: async (quids) => {
      const found = await giftFaces(deps.db).where('gifts.quid', 'in', quids).execute();
      const byQuid = new Map(found.map((face) => [face.quid, face]));
      return quids.map((quid) => byQuid.get(quid));
    },
  });
  return {
    decide: async (ask, visitor) => {
      const bits = visitor && rush.comesFor(ask.giftId);
      const lacksWork = bits !== undefined && !workBook.accepts(ask, visitor?.work);
      const workNeeded = () =>
        new Refusal('work_needed', { work: workBook.askFor(ask, bits ?? 0), retryAfterSeconds: WAIT_SECONDS });
      // Who has an answer gets it again for nothing, and only the door knows. Who has no cookie has none: the door is spared them.
      if (lacksWork && !visitor?.isKnown) throw workNeeded();
      const answer = await decideTogether(lacksWork ? { ...ask, lacksWork } : ask);
      if (answer.gift?.claimDays != null) rush.watch(ask.giftId);
      if (answer.kind === 'work_needed') throw workNeeded();
      return answer;
    },
    networkOf: (giftId, address) =>
      countsNetworks && address !== undefined ? networkDigest(giftId, address) : undefined,
    faceOf: async (quid) => {
      const known = faces.get(quid);
      if (known) return known;
      const face = await findFace(quid);
      if (!face) throw await noGiftBehind(deps.db, quid);
      // A guess at a password is counted before the door is asked, so nobody may guess at a gift by a code that was replaced.
      if (face.passwordHash !== null) return face;
      if (faces.size >= REMEMBERED_FACES) faces.clear();
      faces.set(quid, face);
      return face;
    },
  };
}

interface Ask {
  quid: Quid;
  browserId: BrowserId;
  password: string | undefined;
  ip: string;
  visitor?: Visitor;
  /** What the answer is written in. */
  language?: Language;
  /** To enter a draw, and to open nothing that is none. */
  isEntry?: boolean;
}

/** The one way to claim. The same browser asking again gets the same answer and the same key. */
export const claimGift =
  (deps: Pick<ClaimDeps, 'claiming' | 'throttle' | 'keys' | 'clock'>) =>
  async (ask: Ask): Promise<ClaimCheck> => {
    const { language = 'en' } = ask;
    const words = claimWords[language];
    const face = await deps.claiming.faceOf(ask.quid);
    if (face.passwordHash !== null) await checkGiftPassword(deps, face, ask);
    const network = deps.claiming.networkOf(face.giftId, ask.ip);
    const { quid, browserId, visitor, isEntry } = ask;
    const isNew = visitor?.isKnown === false;
    const answer = await deps.claiming.decide(
      { giftId: face.giftId, quid, browserId, isNew, network, isEntry },
      visitor,
    );
    switch (answer.kind) {
      case 'granted':
        return {
          quid: viewOf(face, answer.gift),
          allowAccess: true,
          message: answer.entry ? words.won : words.claimed,
          accessKey: answer.accessKey,
          state: 'YOURS',
          amount: answer.share,
          fee: answer.fee,
          currency: face.currency,
          thanks: answer.thanks,
          entry: answer.entry,
          sendBy: answer.sendBy?.toISOString() ?? null,
        };
      case 'entered':
        return {
          ...nothingYet(face, answer.gift, words),
          state: 'ENTERED',
          message: youAreIn(answer.entry, answer.gift, deps.clock.now(), words),
          entry: answer.entry,
        };
      case 'lapsed':
        // Who enters is told their number, as if they were in; who missed their share is not.
        if (isEntry) throw new Refusal('claim_lapsed');
        return {
          ...nothingYet(face, answer.gift, words),
          state: 'LAPSED',
          message: sentenceOf('claim_lapsed', language),
          entry: answer.entry,
        };
      case 'not_this_time':
        return answer.entry
          ? { ...nothingYet(face, answer.gift, words), message: words.notDrawn, entry: answer.entry }
          : notThisTime(face, answer.gift, language);
      case 'too_early':
        throw new Refusal('gift_not_open_yet', {
          message: opensAt(answer.opensAt, deps.clock.now()),
        });
      case 'all_taken':
        throw new Refusal('gift_taken');
      case 'ended':
        throw new Refusal('gift_expired', answer.gift?.draw ? { message: drawIsOver } : {});
      case 'on_hold':
        throw new Refusal('gift_blocked');
      case 'no_draw':
        throw new Refusal('not_a_draw');
      case 'replaced':
        throw new Refusal('gift_replaced');
      case 'paused_by_sender':
        throw new Refusal('gift_paused');
      case 'paused':
        throw paused('claims');
      case 'network_full':
        throw new Refusal('network_full');
      case 'work_needed':
        throw new Error('work was asked for where nobody asks for it');
      case 'held':
        throw new Refusal('gift_busy', { retryAfterSeconds: TRY_AGAIN_AFTER_SECONDS });
    }
  };

/** What may change is taken from the gift as it stood when it was decided about, never from what a process remembers. */
function viewOf(face: GiftFace, gift: ClaimableRow | undefined) {
  if (!gift) throw new Error('a gift was decided about that is not there');
  return presentFace(face, gift, true);
}

const told = new WeakMap<GiftFace, Map<Language, { reply: ClaimCheck; gift: ClaimableRow | undefined }>>();

/** Everyone a gift turns away is told the same while it stays as it is, since its rule is frozen by then; so it is put into words once in each language. */
function notThisTime(face: GiftFace, gift: ClaimableRow | undefined, language: Language): ClaimCheck {
  const inLanguages = told.get(face) ?? new Map();
  const before = inLanguages.get(language);
  if (before && looksTheSame(before.gift, gift)) return before.reply;
  const reply = nothingYet(face, gift, claimWords[language]);
  told.set(face, inLanguages.set(language, { reply, gift }));
  return reply;
}

const nothingYet = (face: GiftFace, gift: ClaimableRow | undefined, words: Words): ClaimCheck => ({
  quid: viewOf(face, gift),
  allowAccess: false,
  message: words.notThisTime,
  accessKey: null,
  state: 'NOT_THIS_TIME',
  amount: null,
  fee: null,
  currency: face.currency,
  thanks: null,
  entry: null,
  sendBy: null,
});

const looksTheSame = (one: ClaimableRow | undefined, other: ClaimableRow | undefined): boolean =>
  one?.status === other?.status &&
  one?.expiresAt.getTime() === other?.expiresAt.getTime() &&
  one?.senderName === other?.senderName &&
  one?.message === other?.message &&
  one?.theme === other?.theme &&
  one?.clothSeed === other?.clothSeed;

export const drawIsOver = (language: Language): string => toldWords[language].entriesClosed;

/** When a gift opens, for those who come before. */
export const opensAt =
  (at: number, now: Date) =>
  (language: Language): string => {
    const words = toldWords[language];
    return words.opensAt(spokenLagos(at, now, words.time));
  };

/** What somebody who is in a draw is told until it is drawn. */
export function youAreIn(receipt: DrawReceipt, gift: ClaimableRow | undefined, now: Date, words: Words): string {
  const number = formatCount(receipt.number);
  if (gift && isOnHold(gift.status)) return words.inOnHold(number);
  if (gift?.rule?.type !== 'DRAW' || gift.draw?.isClosed || gift.rule.closesAt <= now.getTime())
    return words.inAndClosed(number);
  return words.inUntil(number, spokenLagos(gift.rule.closesAt, now, words.time));
}
