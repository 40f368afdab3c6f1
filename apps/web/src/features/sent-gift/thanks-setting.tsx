import { changeGift, type SentGift } from '@jara/contract/sent';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { call, messageOf } from '../../lib/api.ts';
import { newKey } from '../../lib/idempotency.ts';
import { Deed } from './deed.tsx';
import { placeOf, type RoomDoor, sentGiftQuery } from './sent-gift.queries.ts';

/** Whether the sender hears what people write to them. Whoever writes is not told. */
export function ThanksSetting({ gift, door }: { gift: SentGift; door: RoomDoor }) {
  const queryClient = useQueryClient();
  const { queryKey } = sentGiftQuery(door);
  const isMuted = gift.thanksMuted;
  const muting = useMutation({
    mutationFn: () =>
      call(changeGift, { ...placeOf(door), body: { thanksMuted: !isMuted } }, { idempotencyKey: newKey() }),
    onSuccess: async (now) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, now);
      toast.success(now.thanksMuted ? 'Thanks are muted.' : 'You hear thanks again.');
    },
  });
  return (
    <Deed
      action={isMuted ? 'Hear thanks again' : 'Mute thanks'}
      press={isMuted ? 'hear' : 'mute'}
      busy={muting.isPending}
      problem={muting.error ? messageOf(muting.error, 'Something went wrong') : undefined}
      onPress={() => muting.mutate()}
    >
      {isMuted
        ? 'Thanks are muted: notes are kept for you, and neither mailed nor shown. Whoever writes one is not told.'
        : 'Whoever opens it can write you a note. It is shown here, and mailed to you if you left your address.'}
    </Deed>
  );
}
