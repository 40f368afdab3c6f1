import type { BrowserId } from '@jara/domain/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/postgres.ts';
import { connect, type Database } from '../database/db.ts';
import { newId } from '../ids.ts';
import { forgetClosedKeys, keepFormerKeys, openKeys, readFormerKeys } from './former-keys.ts';
import { createKeys } from './keys.ts';

const [first, second, third] = ['first', 'second', 'third'].map((name) => `${name} master secret, for these tests`) as [
  string,
  string,
  string,
];
const NOW = Date.parse('2026-11-17T12:00:00Z');

describe('the keys of a secret that went', () => {
  let test: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    test = await createTestDatabase();
    database = connect(test.url, { max: 4, onError: () => undefined });
  });
  afterAll(async () => {
    await database.close();
    await test.drop();
  });
  beforeEach(async () => {
    await database.db.deleteFrom('formerKeys').execute();
  });

  let days = 0;
  const keep = (present: string, ...previous: string[]) => {
    const now = new Date(NOW + 86_400_000 * ++days);
    return database.db.transaction().execute((trx) => keepFormerKeys(trx, { present, previous }, now));
  };
  const stand = async (present: string, ...previous: string[]) => {
    const { opened, ...rest } = await readFormerKeys(database.db, { present, previous });
    return { opened: opened.length, ...rest };
  };
  const alone = (present: string) => openKeys(database.db, { present, previous: [] });
  const id = newId<BrowserId>();
  const cookieOf = (secret: string) => createKeys(secret).signBrowser(id);

  it('open what it had signed, and whoever reads the database alone cannot sign with them', async () => {
    expect((await alone(second)).readBrowser(cookieOf(first))).toBeUndefined();
    expect(await keep(second, first)).toBe(1);
    const keys = await alone(second);
    expect(keys.readBrowser(cookieOf(first))).toBe(id);
    expect(keys.isFromBefore(cookieOf(first))).toBe(true);
    expect(keys.signBrowser(id)).toBe(cookieOf(second));
    expect((await alone(third)).readBrowser(cookieOf(first))).toBeUndefined();
  });

  it('are kept once, however often and by however many', async () => {
    expect(await stand(second, first)).toEqual({ opened: 0, closed: 0, waiting: 1 });
    await Promise.all([keep(second, first), keep(second, first), keep(second, first)]);
    expect(await keep(second, first)).toBe(0);
    expect(await stand(second, first)).toEqual({ opened: 0, closed: 0, waiting: 0 });
    expect(await stand(second)).toEqual({ opened: 1, closed: 0, waiting: 0 });
  });

  it('go on opening after a second change, which seals them anew', async () => {
    await keep(second, first);
    expect(await stand(third, second)).toEqual({ opened: 1, closed: 0, waiting: 2 });
    expect(await keep(third, second)).toBe(2);
    const keys = await alone(third);
    expect([cookieOf(first), cookieOf(second)].map(keys.readBrowser)).toEqual([id, id]);
    expect(keys.tally('throttle', 'somebody')).toBe(createKeys(first).tally('throttle', 'somebody'));
  });

  it('of two secrets at once are told apart by their age, and the present one is not kept with itself', async () => {
    expect(await keep(third, third, second, first)).toBe(2);
    expect(await stand(third, third)).toEqual({ opened: 2, closed: 0, waiting: 0 });
    const oldest = createKeys(first).tally('throttle', 'somebody');
    expect((await alone(third)).tally('throttle', 'somebody')).toBe(oldest);
    expect(createKeys(third, { previous: [second, first], next: 'one that comes' }).tally('throttle', 'somebody')).toBe(
      oldest,
    );
  });

  it('are kept the other way round by whoever goes back', async () => {
    await keep(second, first);
    await keep(first, second);
    expect(await stand(first)).toEqual({ opened: 1, closed: 0, waiting: 0 });
    expect((await alone(first)).readBrowser(cookieOf(second))).toBe(id);
  });

  it('are closed when the secret that sealed them is not here, and given up only on request', async () => {
    await keep(second, first);
    expect(await stand(third)).toEqual({ opened: 0, closed: 1, waiting: 0 });
    expect(await keep(third)).toBe(0);
    expect(await stand(second)).toEqual({ opened: 1, closed: 0, waiting: 0 });
    expect(await forgetClosedKeys(database.db, { present: third, previous: [] })).toBe(1);
    expect(await stand(second)).toEqual({ opened: 0, closed: 0, waiting: 0 });
  });
});
