import type { Role } from '@jara/domain/staff/roles';
import { ProviderError } from '@jara/paystack/provider-error';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { createWorld, naira, type World } from '../../../testing/world.ts';
import { backToSender } from '../../money-back/testing/back-to-sender.ts';
import { wordsOfTheBank } from '../../money-back/testing/words-of-the-bank.ts';
import { openDisputeAtBank } from '../../money-back/testing.ts';
import { signInEverybody } from '../../staff/testing.ts';
import { reconcile } from './reconcile.ts';

describe('a comparison of which the provider does not answer', { timeout: 60_000 }, () => {
  let world: World;
  let staff: Record<Role, Browser>;
  beforeAll(async () => {
    world = await createWorld();
    staff = await signInEverybody(world);
    await world.control('POST', '/webhooks', { mode: 'drop' });
  });
  afterEach(() => world.expectCleanBooks());
  afterAll(() => world.close());

  const { heard, gotBack } = backToSender(() => ({ world, staff }));
  const { disputeOf, says, opened, whileProvider } = wordsOfTheBank(() => ({ world, staff }));

  /** Open here, and given up by their banks. */
  async function givenUp(count: number) {
    const all = [];
    for (let nth = 0; nth < count; nth += 1) {
      const made = await opened();
      const dispute = await openDisputeAtBank(world, made.payment.reference, naira(5_000));
      await heard(dispute);
      await says(dispute, 'won');
      all.push({ ...made, dispute });
    }
    return all;
  }
  async function compareWithout(silent: readonly string[]) {
    const asked: string[] = [];
    const run = await whileProvider(
      ({ fetchDispute }) => ({
        fetchDispute: (id) => {
          asked.push(id);
          if (!silent.includes(id)) return fetchDispute(id);
          throw new ProviderError({ kind: 'unknown', route: '/dispute/:id', status: 500 });
        },
      }),
      () => reconcile(world.deps)(),
    );
    return { run, asked };
  }

  it('one thing goes on with the others, and has not come through', async () => {
    const [other, silent] = await givenUp(2);
    if (!other || !silent) throw new Error('nothing was opened');
    // The last to be opened is listed first.
    const { run } = await compareWithout([silent.dispute]);
    expect(run).toMatchObject({ failure: expect.stringContaining('/dispute/:id'), balanceTheirs: null });
    expect((await disputeOf(other.dispute)).status).toBe('WON');
    expect((await disputeOf(silent.dispute)).status).toBe('OPEN');
    expect((await reconcile(world.deps)()).failure).toBeNull();
    expect((await disputeOf(silent.dispute)).status).toBe('WON');
    expect(await gotBack(silent)).toEqual({ card: 0, bank: 0, account: 0 });
  });

  it('several things ends, so that nobody is asked in vain', async () => {
    const all = await givenUp(5);
    const { asked } = await compareWithout(all.map(({ dispute }) => dispute));
    expect(new Set(asked).size).toBeLessThan(5);
    expect((await reconcile(world.deps)()).failure).toBeNull();
  });
});
