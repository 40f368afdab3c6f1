import { askForListLink } from '@jara/contract/mailed-links';
import { email } from '@jara/contract/scalars';
import { ApiError, call } from '../lib/api.ts';
import { fieldOf, type Presses } from '../lib/presses.ts';

/** Whoever paid elsewhere has the link to their gifts mailed. */
export const listLinkPresses: Presses = {
  mail: async (form) => {
    const checked = email.safeParse(fieldOf(form, 'email'));
    if (!checked.success)
      throw new ApiError(422, { code: 'invalid_input', message: checked.error.issues[0]?.message ?? '' });
    const { idempotencyKey } = form;
    const { message } = await call(askForListLink, { body: { email: checked.data } }, { idempotencyKey });
    return { said: message };
  },
};
