import type { BrowserId } from '@jara/domain/ids';
import type { Language } from '@jara/domain/language';
import type { Deps } from '../platform/tools/deps.ts';
import { provePerson } from './data-links.ts';
import { noteRequest } from './data-requests.ts';

interface Ask {
  token: string;
  browserId: BrowserId | undefined;
  name: string;
  language: Language;
}

/**
 * Puts another name on everything they sent under a name. Their address is what proves them, and so is not changed here; the
 * one a gift goes to is corrected in its room, which also replaces its code.
 */
export const correctName =
  (deps: Pick<Deps, 'db' | 'clock' | 'keys'>) =>
  ({ name, language, ...proof }: Ask): Promise<void> =>
    deps.db.transaction().execute(async (trx) => {
      const { person } = await provePerson(trx, deps, proof);
      const now = deps.clock.now();
      await trx
        .updateTable('payments')
        .set({ senderName: name, updatedAt: now })
        .where((eb) => eb(eb.fn<string>('lower', ['senderEmail']), '=', person.address))
        .where('senderEmail', 'is not', null)
        .where('senderName', 'is not', null)
        .execute();
      await noteRequest(trx, { kind: 'CORRECTION', person, language, now, keys: deps.keys });
    });
