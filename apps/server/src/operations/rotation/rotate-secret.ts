import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/database/db.ts';
import { keepFormerKeys, type MasterSecrets, openKeys, readFormerKeys } from '../../platform/keys/former-keys.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { findAuthenticators, sealAuthenticators } from '../../staff/seal-authenticators.ts';

/** Undefined where sandbox mode made the secret, which nobody changes. */
export const masterSecretsOf = ({
  secretKey: present,
  nextSecretKey: next,
  previousSecretKeys: previous,
}: Pick<Config, 'secretKey' | 'nextSecretKey' | 'previousSecretKeys'>): MasterSecrets | undefined =>
  present === undefined ? undefined : { present, next, previous };

/**
 * Makes the secrets before the present one unnecessary: what they made is kept, sealed with the present one, and what they sealed is
 * sealed anew. Each step stands by itself, so that it can be stopped and run again.
 */
export const rotateSecret =
  ({ db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>) =>
  async (secrets: MasterSecrets): Promise<{ kept: number; authenticators: number }> => {
    const kept = await db.transaction().execute((trx) => keepFormerKeys(trx, secrets, clock.now()));
    return { kept, authenticators: await sealAuthenticators({ db, keys })() };
  };

/** How far a change has come. */
export interface Rotation {
  /** Keys of earlier secrets that the present one does not keep yet, and those that no secret here opens. */
  keys: { waiting: number; closed: number };
  authenticators: { waiting: number; closed: number };
}

export async function readRotation(db: Db, secrets: MasterSecrets): Promise<Rotation> {
  const { waiting, closed } = await readFormerKeys(db, secrets);
  const keys = await openKeys(db, secrets);
  const authenticators = await findAuthenticators(db, keys);
  return {
    keys: { waiting, closed },
    authenticators: { waiting: authenticators.toSeal.length, closed: authenticators.closed },
  };
}
