import { newKey } from '@jara/client/new-key';
import { changeGift, type SentGift } from '@jara/contract/sent';
import { call, messageOf } from '../../lib/api.ts';
import { useMutation } from '../../lib/query/use-mutation.ts';
import { useQueryClient } from '../../lib/query/use-query.ts';
import { toast } from '../../lib/toast.ts';
import { Deed } from './deed.tsx';
import { placeOf, type RoomDoor, sentGiftQuery } from './sent-gift.queries.ts';
import { words } from './words/en.tsx';

/** Whether the sender hears what people write to them. Whoever writes is not told. */
export function ThanksSetting({ gift, door }: { gift: SentGift; door: RoomDoor }) {
  const queryClient = useQueryClient();
  const { queryKey } = sentGiftQuery(door);
  const isMuted = gift.thanksMuted;
  const muting = useMutation({
    mutationFn: () =>
      call(changeGift, { ...placeOf(door), body: { thanksMuted: !isMuted } }, { idempotencyKey: newKey() }),
    onSuccess: (now) => {
      queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, now);
      toast.success(now.thanksMuted ? words.thanks.muted : words.thanks.heard);
    },
  });
  return (
    <Deed
      action={isMuted ? words.thanks.hear : words.thanks.mute}
      press={isMuted ? 'hear' : 'mute'}
      busy={muting.isPending}
      problem={muting.error ? messageOf(muting.error, words.somethingWentWrong) : undefined}
      onPress={() => muting.mutate()}
    >
      {isMuted ? words.thanks.hearMeans : words.thanks.muteMeans}
    </Deed>
  );
}
