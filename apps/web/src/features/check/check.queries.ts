import type { Reply } from '@jara/contract/endpoint';
import { checkGiveaway } from '@jara/contract/giveaways';
import { call } from '../../lib/api.ts';
import { useMutation } from '../../lib/query/use-mutation.ts';

export type Checked = Reply<typeof checkGiveaway>;

/** Asked at a press, and kept nowhere: what somebody was sent is nobody else's business. */
export const useCheck = () => useMutation({ mutationFn: (code: string) => call(checkGiveaway, { params: { code } }) });
