import { askForDataLink } from '@jara/contract/own-data';
import { email } from '@jara/contract/scalars';
import { ApiError, call } from '../../lib/api.ts';
import { fieldOf, type Presses } from '../../lib/presses.ts';

/** The link is asked for without scripts too. What stands behind its `#` only a script can read. */
export const ownDataPresses: Presses = {
  mail: async (form) => {
    const checked = email.safeParse(fieldOf(form, 'email'));
    if (!checked.success)
      throw new ApiError(422, { code: 'invalid_input', message: checked.error.issues[0]?.message ?? '' });
    const { idempotencyKey } = form;
    const { message } = await call(askForDataLink, { body: { email: checked.data } }, { idempotencyKey });
    return { said: message };
  },
};
