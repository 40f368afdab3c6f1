import { PAYSTACK_URL } from '../../platform/config.ts';
import { namesOfOrigin } from '../../platform/loopback.ts';
import { type Check, fine, warning, wrong } from './check.ts';
import { shownAddress } from './failure.ts';

const isThisMachine = (address: string): boolean => namesOfOrigin(address).length > 1;

/** Whatever a start refuses is said before anything can be looked at; here is what it lets pass. */
export const lookAtSettings: Check = async ({ config: { mode, publicUrl, paystack }, wishes }) => {
  const site = shownAddress(publicUrl);
  if (mode === 'live') {
    return paystack.baseUrl === PAYSTACK_URL
      ? fine(`Live at ${site}.`)
      : warning(
          `Live at ${site}, but the live key is sent to ${shownAddress(paystack.baseUrl)}.`,
          'Take PAYSTACK_BASE_URL out, unless you put that address there yourself.',
        );
  }
  if (wishes.live)
    return wrong(
      `No real money is taken at ${site}: PAYSTACK_SECRET_KEY is not a live key.`,
      'Set PAYSTACK_SECRET_KEY=sk_live_… and what else a live start then asks for: docs/deployment, Going live.',
    );
  return isThisMachine(publicUrl)
    ? fine(`Sandbox mode at ${site}: no real money.`)
    : warning(
        `Sandbox mode at ${site}: no real money, and demo logins whose password everybody can read.`,
        'Set PAYSTACK_SECRET_KEY=sk_live_…, or let the proxy ask visitors of a test site for a password.',
      );
};

/** `openssl rand -hex 32` has all sixteen but for one time in four, and practically never fewer than this. */
const FEWEST_CHARACTERS = 12;

export const lookAtSecretKey: Check = async ({ config: { secretKey } }) => {
  if (secretKey === undefined) return fine('Sandbox mode made one, in the data folder.');
  const different = new Set(secretKey).size;
  return different >= FEWEST_CHARACTERS
    ? fine('SECRET_KEY is long, and is no word said again and again.')
    : wrong(
        `SECRET_KEY can be guessed: it has only ${different} different characters.`,
        'Make one with `openssl rand -hex 32`, and put the present one into SECRET_KEY_PREVIOUS if it has been used.',
      );
};
