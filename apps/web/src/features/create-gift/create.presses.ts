import { startPayment } from '@jara/contract/payments';
import { ApiError, call } from '../../lib/api.ts';
import { EMPTY_DRAFT } from '../../lib/gift-draft.ts';
import { limitsQuery } from '../../lib/limits.ts';
import type { Presses } from '../../lib/presses.ts';
import { type GiftForm, giftProblems, startPaymentBody } from './gift-form.ts';
import { typedGift } from './typed-gift.ts';
import { words } from './words/en.tsx';

/** The form of `/create` as it works without scripts. */
export const createPresses: Presses = {
  /** Brings what can be said about who may open it; most senders need none of it. */
  rule: async ({ fields }) => ({ typed: keptOf(Object.fromEntries(fields)) }),

  pay: async (form) => {
    const fields = Object.fromEntries(form.fields);
    const typed = keptOf(fields);
    // Without them the server alone says that it is too little or too much.
    const limits = await form.queryClient.fetchQuery(limitsQuery).catch(() => undefined);
    const gift: GiftForm = { ...EMPTY_DRAFT, password: '', ...typedGift(fields) };
    const problems = giftProblems(gift, limits);
    // It was typed once and is shown to nobody, so that a gift would go out without it unnoticed.
    if (fields.wantsPassword !== undefined && !fields.password) problems.password = words.password.againOrNone;
    if (Object.keys(problems).length > 0)
      return { refusal: new ApiError(422, { code: 'invalid_input', message: '', fields: problems }), typed };
    const { idempotencyKey } = form;
    // The page was the file that everybody gets, in a moment when no other could be drawn: two presses on it would be two gifts.
    if (idempotencyKey === undefined) return { said: words.paying.onceMore, typed };
    // Which piece of the cloth it is, nobody has seen yet.
    const { clothSeed: _, ...body } = startPaymentBody(gift, `${form.origin}/payment/callback`);
    try {
      const { reference } = await call(startPayment, { body }, { idempotencyKey });
      return { goTo: `/payment/callback?reference=${encodeURIComponent(reference)}` };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { refusal: error, typed };
    }
  },
};

/** What comes back with the page: all but the password, of which only that there was one. */
const keptOf = ({ password, ...others }: Record<string, string>): Record<string, string> =>
  password ? { ...others, wantsPassword: 'yes' } : others;
