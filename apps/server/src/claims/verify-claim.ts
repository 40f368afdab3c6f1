import type { ClaimCheck, ClaimState } from '@jara/contract/claims';
import { isOnHold, isOpenForClaims } from '@jara/domain/gift/gift-status';
import type { Quid } from '@jara/domain/gift/quid';
import type { BrowserId } from '@jara/domain/ids';
import type { Language } from '@jara/domain/language';
import { feeOf } from '@jara/domain/money/fee';
import { decideClaim } from '@jara/domain/rule/decide-claim';
import { type GiftFace, presentFace } from '../gifts/gift-face.ts';
import { checkGiftPassword, type Guess } from '../gifts/gift-password-guard.ts';
import { Refusal } from '../platform/refusal.ts';
import { sentenceOf } from '../platform/refusal-words/told-in.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { ClaimDeps } from './claim-gift.ts';
import { drawIsOver, opensAt, youAreIn } from './claim-gift.ts';
import { type ClaimableRow, NOBODY } from './claims.store.ts';
import { createLooks } from './look-at-gifts.ts';
import { claimWords } from './words/all.ts';

interface Ask {
  quid: Quid;
  browserId: BrowserId | undefined;
  password: string | undefined;
  ip: string;
  /** What the answer is written in. */
  language: Language;
}

/** How a gift stands for this browser. It claims nothing and may be asked by anyone, any number of times. */
export function verifyClaim(deps: Pick<ClaimDeps, 'db' | 'claiming' | 'throttle' | 'keys' | 'clock'>) {
  const lookAt = createLooks(deps.db);
  return async ({ quid, browserId, password, ip, language }: Ask): Promise<ClaimCheck> => {
    const words = claimWords[language];
    const face = await deps.claiming.faceOf(quid);
    // A browser without an id has been told nothing yet; any id that is nobody's asks the same question.
    const { gift, mine } = await lookAt({ giftId: face.giftId, browserId: browserId ?? NOBODY });
    if (!gift) throw new Refusal('gift_not_found');
    if (gift.quid !== quid) throw new Refusal('gift_replaced');
    const answer = answerFor(face, gift);

    if (mine?.isLapsed) return { ...answer('LAPSED', sentenceOf('claim_lapsed', language), true), entry: mine.entry };
    if (mine?.claimId) {
      return {
        ...answer('YOURS', words.yours, true),
        accessKey: deps.keys.accessKeyAgain(mine.claimId, mine.keyHash ?? '') ?? null,
        amount: mine.share,
        fee: mine.share === null ? null : feeOf({ share: mine.share, fee: mine.fee }),
        thanks: mine.thanks,
        entry: mine.entry,
        sendBy: mine.sendBy === null ? null : new Date(mine.sendBy).toISOString(),
      };
    }
    const unlocked = face.passwordHash === null || (await opens(deps, face, { password, ip, browserId }));
    if (mine?.entry && (gift.draw?.isDrawn || gift.status !== 'EXPIRED')) {
      const check = gift.draw?.isDrawn
        ? answer('NOT_THIS_TIME', words.notDrawn, unlocked)
        : answer('ENTERED', youAreIn(mine.entry, gift, deps.clock.now(), words), unlocked);
      return { ...check, entry: mine.entry };
    }
    if (mine?.outcome === 'not_this_time') return answer('NOT_THIS_TIME', words.notThisTime, unlocked);
    if (face.passwordHash === null) return told(gift, language, () => asItStands(deps, { face, gift, language }));
    if (unlocked) return asItStands(deps, { face, gift, language });
    const closed = await closedTo(deps, gift, language);
    if (closed) return answer(closed.state, closed.message, false);
    return password
      ? answer('WRONG_PASSWORD', sentenceOf('wrong_password', language), false)
      : answer('PASSWORD_NEEDED', sentenceOf('password_required', language), false);
  };
}

const answerFor =
  (face: GiftFace, gift: ClaimableRow) =>
  (state: ClaimState, message: string, unlocked: boolean): ClaimCheck => ({
    quid: presentFace(face, gift, unlocked),
    allowAccess: state === 'OPEN' || state === 'YOURS',
    message,
    accessKey: null,
    state,
    amount: null,
    fee: null,
    currency: face.currency,
    thanks: null,
    entry: null,
    sendBy: null,
  });

interface Standing {
  face: GiftFace;
  gift: ClaimableRow;
  language: Language;
}

/** What everybody is told whom nothing keeps from it and who was told nothing before. */
async function asItStands(deps: Pick<Deps, 'db' | 'clock'>, { face, gift, language }: Standing): Promise<ClaimCheck> {
  const answer = answerFor(face, gift);
  const closed = await closedTo(deps, gift, language);
  return closed ? answer(closed.state, closed.message, true) : answer('OPEN', claimWords[language].waiting, true);
}

/** Who looked together at a gift without a password is given one answer, so that it is put into words and written once. */
const toldOf = new WeakMap<ClaimableRow, Map<Language, Promise<ClaimCheck>>>();

function told(gift: ClaimableRow, language: Language, make: () => Promise<ClaimCheck>): Promise<ClaimCheck> {
  const inLanguages = toldOf.get(gift) ?? new Map<Language, Promise<ClaimCheck>>();
  const answer = inLanguages.get(language) ?? make();
  toldOf.set(gift, inLanguages.set(language, answer));
  return answer;
}

const closedTo = async (deps: Pick<Deps, 'db' | 'clock'>, gift: ClaimableRow, language: Language) =>
  (await sentBack(deps, gift, language)) ?? closedState(gift, deps.clock.now(), language);

async function opens(
  deps: Pick<Deps, 'throttle'>,
  face: Parameters<typeof checkGiftPassword>[1],
  guess: Guess,
): Promise<boolean> {
  try {
    await checkGiftPassword(deps, face, guess);
    return true;
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'wrong_password' || error.code === 'password_required'))
      return false;
    throw error;
  }
}

/** A gift that is over or on hold may have given its rest back. A refund that failed has not: the money is here again. */
async function sentBack({ db }: Pick<Deps, 'db'>, gift: ClaimableRow, language: Language): Promise<Closed | undefined> {
  if (gift.status === 'CLAIMED' || isOpenForClaims(gift.status)) return undefined;
  const refunds = await db
    .selectFrom('refunds')
    .select('status')
    .where('giftId', '=', gift.id)
    .where('status', '!=', 'FAILED')
    .execute();
  if (refunds.length === 0) return undefined;
  const { wentBack, goesBack } = claimWords[language];
  return { state: 'SENT_BACK', message: refunds.every(({ status }) => status === 'DONE') ? wentBack : goesBack };
}

interface Closed {
  state: ClaimState;
  message: string;
}

/** Why a gift cannot be opened now, without telling how many came before. */
function closedState(gift: ClaimableRow, now: Date, language: Language): Closed | undefined {
  const hasEnded = sentenceOf('gift_expired', language);
  if (gift.draw && gift.status === 'CLAIMED') return { state: 'ENDED', message: drawIsOver(language) };
  if (gift.status === 'CLAIMED') return { state: 'TAKEN', message: sentenceOf('gift_taken', language) };
  if (gift.status === 'EXPIRED' || gift.expiresAt <= now) return { state: 'ENDED', message: hasEnded };
  if (isOnHold(gift.status)) return { state: 'ON_HOLD', message: sentenceOf('claim_frozen', language) };
  if (gift.pausedAt) return { state: 'PAUSED', message: sentenceOf('gift_paused', language) };
  const next = decideClaim(gift, now.getTime());
  if (next.kind === 'too_early') return { state: 'NOT_OPEN_YET', message: opensAt(next.opensAt, now)(language) };
  if (next.kind === 'ended') return { state: 'ENDED', message: gift.draw ? drawIsOver(language) : hasEnded };
  return undefined;
}
