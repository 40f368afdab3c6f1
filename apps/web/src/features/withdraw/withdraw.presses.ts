import { requestWithdrawal } from '@jara/contract/withdrawals';
import { accountProblems, digitsOnly } from '../../components/bank-account/account-form.ts';
import { thanksPresses } from '../../components/say-thanks.presses.ts';
import { ApiError, call } from '../../lib/api.ts';
import { fieldOf, ownKeyIn, type Presses, quidIn, type SentForm } from '../../lib/presses.ts';
import { WITHDRAWABLE, withdrawableQuery } from '../../lib/withdrawable.ts';

/** The forms of `/withdraw` as they work without scripts: whose account it is comes first, and a second press sends the money. */
export const withdrawPresses: Presses = {
  ...thanksPresses,

  check: async (form) => {
    const typed = accountIn(form);
    const fields = accountProblems(typed);
    // The page itself asks the bank for the name, as it does with scripts.
    if (Object.keys(fields).length === 0) return { typed };
    return { typed, refusal: new ApiError(422, { code: 'invalid_input', message: '', fields }) };
  },

  edit: async (form) => ({ typed: accountIn(form) }),

  send: async (form) => {
    const { queryClient, idempotencyKey } = form;
    const typed = accountIn(form);
    const accessKey = await ownKeyIn(form);
    const { amount } = await queryClient.fetchQuery(withdrawableQuery(accessKey));
    const ask = { quid: quidIn(form), accessKey, amount, ...typed, accountName: fieldOf(form, 'accountName') };
    try {
      const { id } = await call(requestWithdrawal, { body: ask }, { idempotencyKey });
      return { goTo: `/withdraw/status/${id}` };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // It may have been sent from another tab meanwhile, and then the page shows that.
      queryClient.removeQueries({ queryKey: WITHDRAWABLE });
      const isTaken = error.code === 'account_already_paid';
      const fields = { ...error.fields, ...(isTaken && { accountNumber: error.message }) };
      return { typed, refusal: new ApiError(error.status, { ...error.body, fields }, error.retryAfterSeconds) };
    }
  },
};

const accountIn = (form: SentForm) => ({
  accountNumber: digitsOnly(fieldOf(form, 'accountNumber')),
  bankCode: fieldOf(form, 'bankCode'),
});
