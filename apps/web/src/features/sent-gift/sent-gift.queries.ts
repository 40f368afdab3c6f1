import type { AskOptions } from '@jara/client/ask';
import type { CallInput } from '@jara/contract/endpoint';
import type { Payment } from '@jara/contract/payments';
import {
  cancelGift,
  changeGift,
  correctAddress,
  findSentGift,
  pauseGift,
  prolongGift,
  resendGift,
  resumeGift,
  type SentGift,
  takeToBank,
} from '@jara/contract/sent';
import type { LifetimeDays } from '@jara/domain/gift/gift-times';
import type { SenderDeed } from '@jara/domain/gift/sender-deeds';
import { ApiError, call, hasStatus, wire } from '../../lib/api.ts';
import { manageKeyOf, rememberManageKey } from '../../lib/device.ts';
import { useKeyring } from '../../lib/idempotency.ts';
import { queryOptions } from '../../lib/query/query-options.ts';
import { useMutation } from '../../lib/query/use-mutation.ts';
import { useQueryClient } from '../../lib/query/use-query.ts';
import { isOver, mayBeThanked } from './gift-standing.ts';

/** Whose room it is: this browser's own, or that of whoever came with the manage key. */
export interface RoomDoor {
  id: string;
  manageKey: string | undefined;
}

const LOOK_AGAIN_MS = 5_000;
/** Of a gift that has come to its end, only thanks are still to come. */
const LOOK_FOR_THANKS_MS = 30_000;

export const sentGiftQuery = ({ id, manageKey }: RoomDoor) =>
  queryOptions({
    queryKey: ['sent', id, manageKey],
    queryFn: ({ signal }) => call(findSentGift, placeOf({ id, manageKey }), { signal }),
    // Nobody looks at a page in the background, and it is not asked for there.
    refetchInterval: ({ state: { data, error } }) => {
      if (hasStatus(error, 404)) return false;
      // A page that came back every few seconds could not be read.
      if (!data || !isOver(data)) return wire.isServer ? LOOK_FOR_THANKS_MS : LOOK_AGAIN_MS;
      return mayBeThanked(data) && LOOK_FOR_THANKS_MS;
    },
  });

/** What is written on a gift and what it is wrapped in. */
export type CardWords = Pick<Payment, 'theme' | 'clothSeed'> & { message: string };

/** What everybody is told of a gift that its sender makes public. */
export type PublicWords = NonNullable<CallInput<typeof changeGift>['body']['giveaway']>;

export type Wish =
  | { deed: Exclude<SenderDeed, 'prolong' | 'change' | 'publish' | 'address' | 'bank'> }
  | { deed: Extract<SenderDeed, 'change'>; card: CardWords }
  | { deed: Extract<SenderDeed, 'publish'>; giveaway: PublicWords }
  | { deed: Extract<SenderDeed, 'address'>; email: string }
  | { deed: Extract<SenderDeed, 'prolong'>; lifetimeDays: LifetimeDays }
  | { deed: Extract<SenderDeed, 'bank'>; account: { accountNumber: string; bankCode: string; accountName: string } };

/** Does one thing with the gift. A press repeated after silence is the same press; after an answer it is a new one. */
export function useDeed(door: RoomDoor) {
  const queryClient = useQueryClient();
  const keyring = useKeyring();
  const { queryKey } = sentGiftQuery(door);
  return useMutation({
    mutationFn: (wish: Wish) => ask(door, wish, { idempotencyKey: keyring.keyFor(wish) }),
    onSuccess: (gift) => {
      keyring.forget();
      takeKeyAlong(queryClient.getQueryData(queryKey), gift);
      // A look that began before the deed would bring back how the gift stood then.
      queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, gift);
      void queryClient.invalidateQueries({ queryKey: ['payments'] });
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      keyring.forget();
      // Somebody may have opened it meanwhile; then other things can be done with it.
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** What this device remembers of a gift it finds by the code, which may be another one now. */
function takeKeyAlong(before: SentGift | undefined, { quid }: SentGift): void {
  const key = before?.quid != null && before.quid !== quid ? manageKeyOf(before.quid) : undefined;
  if (key !== undefined && quid !== null) rememberManageKey(quid, key);
}

export function ask(door: RoomDoor, wish: Wish, options: AskOptions): Promise<SentGift> {
  const place = placeOf(door);
  switch (wish.deed) {
    case 'resend':
      return call(resendGift, place, options);
    case 'address':
      return call(correctAddress, { ...place, body: { email: wish.email } }, options);
    case 'change':
      return call(changeGift, { ...place, body: wish.card }, options);
    case 'publish':
      return call(changeGift, { ...place, body: { giveaway: wish.giveaway } }, options);
    case 'pause':
      return call(pauseGift, place, options);
    case 'resume':
      return call(resumeGift, place, options);
    case 'prolong':
      return call(prolongGift, { ...place, body: { lifetimeDays: wish.lifetimeDays } }, options);
    case 'cancel':
      return call(cancelGift, place, options);
    case 'bank':
      return call(takeToBank, { ...place, body: wish.account }, options);
  }
}

export const placeOf = ({ id, manageKey }: RoomDoor) => ({ params: { id }, headers: { 'x-manage-key': manageKey } });
