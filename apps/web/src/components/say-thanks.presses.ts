import { sayThanks } from '@jara/contract/thanks';
import { ApiError, call } from '../lib/api.ts';
import { fieldOf, ownKeyIn, type Press, type Presses } from '../lib/presses.ts';
import { words } from './words/en.tsx';

const say =
  (field: string): Press =>
  async (form) => {
    const text = fieldOf(form, field);
    if (text === '') return { refusal: new ApiError(422, { code: 'invalid_input', message: words.thanks.empty }) };
    const accessKey = await ownKeyIn(form);
    // The same words again get the same answer, so no key is needed for that.
    await call(sayThanks, { headers: { 'x-access-key': accessKey }, body: { text } });
    return { goTo: form.url };
  };

/** A word to the sender: one of those that are ready, which the button itself carries, or one's own. */
export const thanksPresses: Presses = { ready: say('ready'), thank: say('thanks') };
