import { claimGift } from '@jara/contract/claims';
import { askForClaimLink } from '@jara/contract/mailed-links';
import { email as emailSchema } from '@jara/contract/scalars';
import { parseQuid } from '@jara/domain/gift/quid';
import { codeFromPaste } from '../../components/quid-typing.ts';
import { thanksPresses } from '../../components/say-thanks.presses.ts';
import { ApiError, call } from '../../lib/api.ts';
import { fieldOf, ownKeyIn, type Presses, quidIn } from '../../lib/presses.ts';
import { claimCheckQuery } from './claim.queries.ts';
import { stateOfRefusal } from './claim-screen.ts';
import { codeProblem } from './code-problem.ts';
import { words } from './seldom/words/en.ts';

/** The forms of `/claim` and `/claim/{quid}` as they work without scripts. */
export const claimPresses: Presses = {
  ...thanksPresses,

  find: async (form) => {
    const code = codeFromPaste(fieldOf(form, 'quid'));
    const problem = codeProblem(code);
    const quid = parseQuid(code);
    if (problem === undefined && quid !== undefined) return { goTo: `/claim/${quid}` };
    const body = { code: 'invalid_input', message: problem ?? '' } as const;
    return { refusal: new ApiError(422, body), typed: { quid: code } };
  },

  open: async (form) => {
    const quid = quidIn(form);
    const password = form.fields.get('password') ?? '';
    const { idempotencyKey, work, queryClient } = form;
    try {
      await call(
        claimGift,
        { query: { quid }, body: password === '' ? {} : { password } },
        { idempotencyKey, ...(work === undefined ? {} : { headers: { 'X-Work': work } }) },
      );
      return { goTo: `/claim/${quid}` };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'work_needed') return waitInLine(error, work);
      const state = stateOfRefusal(error.code);
      if (state) {
        const check = await queryClient.fetchQuery(claimCheckQuery(quid));
        queryClient.setQueryData(claimCheckQuery(quid).queryKey, {
          ...check,
          state,
          message: error.message,
          allowAccess: false,
        });
      }
      return { refusal: error };
    }
  },

  mail: async (form) => {
    const { error, data: email = '' } = emailSchema.safeParse(fieldOf(form, 'email'));
    if (error)
      return { refusal: new ApiError(422, { code: 'invalid_input', message: error.issues[0]?.message ?? '' }) };
    const accessKey = await ownKeyIn(form);
    const { idempotencyKey } = form;
    const { message } = await call(
      askForClaimLink,
      { headers: { 'x-access-key': accessKey }, body: { email } },
      { idempotencyKey },
    );
    return { said: message };
  },
};

/** Whoever presses again too early keeps their place, and whoever comes too late gets a new one. */
function waitInLine({ status, body, retryAfterSeconds = 15 }: ApiError, work: string | undefined) {
  const waitedMs = Date.now() - Number.parseInt(work?.split('.')[0] ?? '', 36);
  const isInLine = Math.abs(waitedMs) < retryAfterSeconds * 1000;
  const challenge = 'challenge' in body && typeof body.challenge === 'string' ? body.challenge : '';
  const message = words.placeInLine(retryAfterSeconds);
  return {
    refusal: new ApiError(status, { ...body, message }),
    work: isInLine && work !== undefined ? work : challenge,
    waitSeconds: retryAfterSeconds,
  };
}
