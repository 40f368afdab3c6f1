import type { ClaimCheck, ClaimState } from '@jara/contract/claims';
import { REFUSALS } from '@jara/contract/refusals';
import { isOnHold, isOpenForClaims } from '@jara/domain/gift/gift-status';
import type { Quid } from '@jara/domain/gift/quid';
import type { BrowserId } from '@jara/domain/ids';
import { feeOf } from '@jara/domain/money/fee';
import { decideClaim } from '@jara/domain/rule/decide-claim';
import { spokenLagos } from '@jara/domain/time/lagos';
import { presentFace } from '../gifts/gift-face.ts';
import { checkGiftPassword, type Guess } from '../gifts/gift-password-guard.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { ClaimDeps } from './claim-gift.ts';
import { DRAW_OVER, NOT_DRAWN, NOT_THIS_TIME, youAreIn } from './claim-gift.ts';
import { atTheDoor, type ClaimableRow, NOBODY, readDoor } from './claims.store.ts';

interface Ask {
  quid: Quid;
  browserId: BrowserId | undefined;
  password: string | undefined;
  ip: string;
}

/** How a gift stands for this browser. It claims nothing and may be asked by anyone, any number of times. */
export const verifyClaim =
  (deps: Pick<ClaimDeps, 'db' | 'claiming' | 'throttle' | 'keys' | 'clock'>) =>
  async ({ quid, browserId, password, ip }: Ask): Promise<ClaimCheck> => {
    const face = await deps.claiming.faceOf(quid);
    // A browser without an id has been told nothing yet; any id that is nobody's asks the same question.
    const question = atTheDoor([{ giftId: face.giftId, browserId: browserId ?? NOBODY }]);
    const { gifts, known } = readDoor((await question.execute(deps.db)).rows);
    const gift = gifts.get(face.giftId);
    if (!gift) throw new Refusal('gift_not_found');
    if (gift.quid !== quid) throw new Refusal('gift_replaced');
    const answer = (state: ClaimState, message: string, unlocked: boolean): ClaimCheck => ({
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

    const [mine] = known;
    if (mine?.isLapsed) return { ...answer('LAPSED', REFUSALS.claim_lapsed.message, true), entry: mine.entry };
    if (mine?.claimId) {
      return {
        ...answer('YOURS', 'This gift is yours.', true),
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
        ? answer('NOT_THIS_TIME', NOT_DRAWN, unlocked)
        : answer('ENTERED', youAreIn(mine.entry, gift, deps.clock.now()), unlocked);
      return { ...check, entry: mine.entry };
    }
    if (mine?.outcome === 'not_this_time') return answer('NOT_THIS_TIME', NOT_THIS_TIME, unlocked);
    const closed = (await sentBack(deps, gift)) ?? closedState(gift, deps.clock.now());
    if (closed) return answer(closed.state, closed.message, unlocked);
    if (!unlocked) {
      return password
        ? answer('WRONG_PASSWORD', 'That password is not right.', false)
        : answer('PASSWORD_NEEDED', 'This gift is protected. Enter the password the sender gave you.', false);
    }
    return answer('OPEN', 'This gift is waiting to be opened.', true);
  };

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
async function sentBack({ db }: Pick<Deps, 'db'>, gift: ClaimableRow): Promise<Closed | undefined> {
  if (gift.status === 'CLAIMED' || isOpenForClaims(gift.status)) return undefined;
  const refunds = await db
    .selectFrom('refunds')
    .select('status')
    .where('giftId', '=', gift.id)
    .where('status', '!=', 'FAILED')
    .execute();
  if (refunds.length === 0) return undefined;
  const where = refunds.every(({ status }) => status === 'DONE') ? 'went back' : 'is on its way back';
  return { state: 'SENT_BACK', message: `This gift has ended. The money nobody claimed ${where} to the sender.` };
}

interface Closed {
  state: ClaimState;
  message: string;
}

/** Why a gift cannot be opened now, without telling how many came before. */
function closedState(gift: ClaimableRow, now: Date): Closed | undefined {
  if (gift.draw && gift.status === 'CLAIMED') return { state: 'ENDED', message: DRAW_OVER };
  if (gift.status === 'CLAIMED') return { state: 'TAKEN', message: 'This gift has already been claimed.' };
  if (gift.status === 'EXPIRED' || gift.expiresAt <= now) return { state: 'ENDED', message: 'This gift has ended.' };
  if (isOnHold(gift.status)) return { state: 'ON_HOLD', message: 'This gift is on hold. Its money is safe.' };
  if (gift.pausedAt) return { state: 'PAUSED', message: REFUSALS.gift_paused.message };
  const next = decideClaim(gift, now.getTime());
  if (next.kind === 'too_early')
    return { state: 'NOT_OPEN_YET', message: `This gift opens ${spokenLagos(next.opensAt, now)}.` };
  if (next.kind === 'ended') return { state: 'ENDED', message: gift.draw ? DRAW_OVER : 'This gift has ended.' };
  return undefined;
}
