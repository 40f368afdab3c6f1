import { readOptions } from '../local/read-options.ts';
import { runCommand } from '../local/run-command.ts';
import { masterSecretsOf, readRotation, rotateSecret } from '../src/operations/rotation/rotate-secret.ts';
import { forgetClosedKeys } from '../src/platform/keys/former-keys.ts';

const USAGE = 'npm run rotate-secret [-- --forget]';

// Makes SECRET_KEY_PREVIOUS unnecessary, and says when it is. Exits with 1 while it is not: docs/operations/rotation.md.
const given = readOptions(USAGE, { forget: { type: 'boolean' } });
if (given)
  await runCommand(async (deps) => {
    const secrets = masterSecretsOf(deps.config);
    const say = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);
    if (!secrets) {
      say('SECRET_KEY is not set: the one that sandbox mode made is not changed.');
      return 1;
    }
    if (secrets.next !== undefined) {
      say('SECRET_KEY_NEXT is still set: nothing is rewritten before every process was started with it as SECRET_KEY.');
      return 1;
    }
    if (given.forget)
      say(`Given up, as no secret here opens them: sets of keys ${await forgetClosedKeys(deps.db, secrets)}.`);
    const done = await rotateSecret(deps)(secrets);
    say(`Sealed with SECRET_KEY now: sets of keys ${done.kept}, authenticators ${done.authenticators}.`);
    const { keys, authenticators } = await readRotation(deps.db, secrets);
    if (keys.closed > 0) {
      say(
        `Sealed with a secret that is neither SECRET_KEY nor in SECRET_KEY_PREVIOUS: sets of keys ${keys.closed}.`,
        'Name it there and run this again, or give them up with --forget.',
      );
      return 1;
    }
    if (authenticators.closed > 0)
      say(`Opened by no secret here: authenticators ${authenticators.closed}. Reset them in the portal.`);
    if (keys.waiting + authenticators.waiting > 0) {
      say('Something was sealed with an earlier secret meanwhile. Is every process restarted? Then run this again.');
      return 1;
    }
    say(
      secrets.previous.length > 0
        ? 'SECRET_KEY_PREVIOUS is needed no more. Backups from before need it: keep it in the safe for as long as those.'
        : 'SECRET_KEY alone opens everything.',
    );
    return 0;
  });
