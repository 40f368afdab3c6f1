import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files of database tests that take longest, those that keep a core busy in turn with those that mostly wait. They come
 * first, or one of them would be what all the others have ended before. Without this a clean clone goes by the size of files.
 * @internal A test looks whether they are there.
 */
export const LONGEST: readonly string[] = [
  'apps/server/journeys/fuzz.db.test.ts',
  'apps/server/journeys/crash-soak.db.test.ts',
  'apps/server/simulator/simulator.db.test.ts',
  'apps/server/src/provider/killed-worker.db.test.ts',
  'apps/server/src/provider/payout-faults.db.test.ts',
  'apps/server/local/start-local.db.test.ts',
  'apps/server/sample-data/make-sample-data.db.test.ts',
  'apps/server/src/sent/killed-worker.db.test.ts',
  'apps/server/src/claims/claims-across-processes.db.test.ts',
  'apps/server/journeys/processes.db.test.ts',
  'apps/server/journeys/crowd.db.test.ts',
  'apps/server/src/withdrawals/decide-many-attacks.db.test.ts',
  'apps/server/journeys/model.db.test.ts',
  'apps/server/commands/commands.db.test.ts',
  'apps/server/src/sent/cancel-across-processes.db.test.ts',
  'apps/server/commands/doctor.db.test.ts',
  'apps/server/src/draws/draws.db.test.ts',
  'apps/server/src/portal/trust/while-money-moves.db.test.ts',
  'apps/server/src/operations/reconciliation/remedies.db.test.ts',
  'apps/server/journeys/rolling-restart.db.test.ts',
  'apps/server/src/own-data/erasure.db.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.sort((one, other) => placeOf(one) - placeOf(other));
  }
}

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex((path) => moduleId.endsWith(`/${path}`));
  return place === -1 ? LONGEST.length : place;
};
