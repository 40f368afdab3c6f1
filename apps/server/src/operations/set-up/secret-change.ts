import { masterSecretsOf, readRotation } from '../rotation/rotate-secret.ts';
import { type Check, fine, warning, wrong } from './check.ts';

const PAGE = 'docs/operations/rotation.md';

/** Where a change of SECRET_KEY stands: one that was begun and forgotten leaves the old key lying about. */
export const lookAtSecretChange: Check = async ({ config, db }) => {
  const secrets = masterSecretsOf(config);
  if (!secrets) return fine('Sandbox mode made the secret, and nobody changes it.');
  const { keys, authenticators } = await readRotation(db, secrets);
  if (keys.closed > 0)
    return wrong(
      `${keys.closed} sets of keys from before are sealed with a secret that is not here: cookies and links of that time do not open.`,
      'Name it in SECRET_KEY_PREVIOUS and run `npm run rotate-secret`, or give them up: `npm run rotate-secret -- --forget`.',
    );
  if (authenticators.closed > 0)
    return wrong(
      `${authenticators.closed} members of staff have an authenticator that no secret here opens.`,
      'Name the secret from before in SECRET_KEY_PREVIOUS, or reset them: Users in the portal.',
    );
  if (secrets.next !== undefined)
    return warning(
      'A change has begun: SECRET_KEY_NEXT opens, and SECRET_KEY still makes.',
      `Go on with step 2 of ${PAGE}.`,
    );
  const waiting = keys.waiting + authenticators.waiting;
  if (waiting > 0)
    return warning(
      `${keys.waiting} sets of keys and ${authenticators.waiting} authenticators still need SECRET_KEY_PREVIOUS.`,
      'When every process has the new SECRET_KEY, run `npm run rotate-secret`.',
    );
  if (secrets.previous.length > 0)
    return warning('SECRET_KEY_PREVIOUS is needed no more.', `Take it out and restart: step 4 of ${PAGE}.`);
  return fine('SECRET_KEY alone opens everything.');
};
