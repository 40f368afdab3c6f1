import type { World } from '../../testing/world.ts';
import type { LadderDeps } from './ladder.ts';

/** The provider's next answer on this route goes wrong, and no other. */
export const failNext = (world: World, route: string, fault = 'timeout-before-effect') =>
  world.control('POST', '/faults', { route, fault, times: 1 });

/** The first denial is enough: for tests that are not about patience. */
export const soon = (deps: LadderDeps): LadderDeps => ({
  ...deps,
  pace: { checkAfterMs: [20], notFoundBeforeResend: 1, endAfterMs: 0 },
});
