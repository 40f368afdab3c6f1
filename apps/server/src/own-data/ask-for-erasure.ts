import type { BrowserId } from '@jara/domain/ids';
import type { Language } from '@jara/domain/language';
import { recordStaffAction, SYSTEM } from '../audit/audit.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { provePerson } from './data-links.ts';
import { findOpenErasure, noteRequest } from './data-requests.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'keys'>;

interface Ask {
  token: string;
  browserId: BrowserId | undefined;
  language: Language;
}

/** A worker does the rest, now or as soon as the last money is where it belongs. Asked twice it is one request. */
export const askForErasure =
  (deps: Needs) =>
  ({ language, ...proof }: Ask): Promise<void> =>
    deps.db.transaction().execute(async (trx) => {
      const { person } = await provePerson(trx, deps, proof);
      if (await findOpenErasure(trx, person)) return;
      await noteRequest(trx, { kind: 'ERASURE', person, language, now: deps.clock.now(), keys: deps.keys });
    });

/** While it waits, whoever asked can change their mind. */
export const withdrawErasure =
  (deps: Needs) =>
  (proof: Omit<Ask, 'language'>): Promise<void> =>
    deps.db.transaction().execute(async (trx) => {
      const { person } = await provePerson(trx, deps, proof);
      const request = await findOpenErasure(trx, person);
      if (!request) return;
      if (request.status !== 'WAITING') throw new Refusal('erasure_begun');
      const now = deps.clock.now();
      await trx
        .updateTable('dataRequests')
        .set({ status: 'WITHDRAWN', address: null, browserId: null, parts: null, endedAt: now, nextStepAt: null })
        .where('id', '=', request.id)
        .execute();
      await recordStaffAction(
        trx,
        SYSTEM,
        { action: 'data_request.withdraw', subjectKind: 'data_request', subjectId: request.id, details: {} },
        now,
      );
    });
