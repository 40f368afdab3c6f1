import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../../testing/world.ts';
import { openKeys } from '../../platform/keys/former-keys.ts';
import type { Keys } from '../../platform/keys/keys.ts';
import { addStaff } from '../../staff/testing.ts';
import { sealSecret } from '../../staff/totp.ts';
import { masterSecretsOf, rotateSecret } from '../rotation/rotate-secret.ts';
import { lookAtSecretChange } from './secret-change.ts';
import { surroundings } from './testing/surroundings.ts';

const OLD = 'the.secret.of.the.world.that.is.left';
const NEW = 'the.secret.that.takes.its.place.here';

describe('the doctor, while SECRET_KEY is changed', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ env: { SECRET_KEY: OLD } });
    for (const role of ['ADMIN', 'SUPPORT'] as const) {
      const { id } = await addStaff(world, role);
      const totpSecret = sealSecret(world.deps.keys, id, 'JBSWY3DPEHPK3PXP');
      await world.deps.db
        .updateTable('staff')
        .set({ totpSecret, totpEnabledAt: world.deps.clock.now() })
        .where('id', '=', id)
        .execute();
    }
  });
  afterAll(() => world.close());

  const look = async (env: Record<string, string>) => {
    const { state, said } = await lookAtSecretChange(
      surroundings({ db: world.deps.db, env }),
      AbortSignal.timeout(5_000),
    );
    return `${state}: ${said}`;
  };

  it('says how far it has come, and names what was left behind', async () => {
    expect(await look({ SECRET_KEY: OLD })).toBe('ok: SECRET_KEY alone opens everything.');
    expect(await look({ SECRET_KEY: OLD, SECRET_KEY_NEXT: NEW })).toMatch(/^warning: A change has begun/);
    const both = { SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD };
    expect(await look(both)).toBe('warning: 1 sets of keys and 2 authenticators still need SECRET_KEY_PREVIOUS.');
    expect(await look({ SECRET_KEY: NEW })).toMatch(/^wrong: 2 members of staff have an authenticator that no secret/);

    const { config } = surroundings({ env: both });
    const secrets = masterSecretsOf(config);
    if (!secrets) throw new Error('both are set');
    const keys = await openKeys(world.deps.db, secrets);
    // Two are looked at and one is opened and sealed; then the machine goes down.
    let left = 4;
    const digests: Keys['digests'] = (...of) => {
      if (left-- === 0) throw new Error('the machine went down');
      return keys.digests(...of);
    };
    const cutShort = rotateSecret({ ...world.deps, keys: { ...keys, digests } })(secrets);
    await expect(cutShort).rejects.toThrow('the machine went down');
    expect(await look(both)).toBe('warning: 0 sets of keys and 1 authenticators still need SECRET_KEY_PREVIOUS.');
    expect(await rotateSecret({ ...world.deps, keys })(secrets)).toEqual({ kept: 0, authenticators: 1 });
    expect(await look(both)).toBe('warning: SECRET_KEY_PREVIOUS is needed no more.');
    expect(await look({ SECRET_KEY: NEW })).toBe('ok: SECRET_KEY alone opens everything.');
    expect(await look({ SECRET_KEY: OLD })).toMatch(/^wrong: 2 members of staff/);
  });
});
