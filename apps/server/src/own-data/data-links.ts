import type { BrowserId, DataLinkId } from '@jara/domain/ids';
import type { Language } from '@jara/domain/language';
import { MINUTE_MS } from '@jara/domain/time/lagos';
import { addMails } from '../outbox/outbox.ts';
import type { Trx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { isKnown, type Person, personOf } from './person.store.ts';

/** Long enough to read, to download and to decide. */
const LINK_MS = 30 * MINUTE_MS;

/** Mails the link that shows what we hold about an address. One we know nothing about is told nothing, here or there. */
export const mailDataLink =
  ({ db, clock, config, keys }: Pick<Deps, 'db' | 'clock' | 'config' | 'keys'>) =>
  ({ email, language }: { email: string; language: Language }): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const now = clock.now();
      const person = personOf(email);
      if (!(await isKnown(trx, person))) return;
      const id = newId<DataLinkId>();
      const expiresAt = new Date(now.getTime() + LINK_MS);
      await trx.insertInto('dataLinks').values({ id, email: person.address, createdAt: now, expiresAt }).execute();
      // Behind the `#`, which no browser sends and no log sees.
      const url = `${config.publicUrl}/your-data#${keys.signDataLink(id)}`;
      await addMails(trx, now, [
        {
          kind: 'data_link',
          // As it is matched, so that an erasure finds the mail.
          to: person.address,
          identity: `data_link:${id}`,
          data: { url, expiresAt: expiresAt.toISOString(), language },
        },
      ]);
    });

/** Whoever holds a link that has not ended has read what was mailed to the address. Tells whether they come for the first time. */
export async function provePerson(
  trx: Trx,
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  { token, browserId }: { token: string; browserId: BrowserId | undefined },
): Promise<{ person: Person; isFirst: boolean }> {
  const id = keys.readDataLink(token);
  if (id === undefined) throw new Refusal('list_link_invalid');
  const now = clock.now();
  const link = await trx.selectFrom('dataLinks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!link || link.expiresAt <= now) throw new Refusal('list_link_invalid');
  if (link.openedAt === null) await trx.updateTable('dataLinks').set({ openedAt: now }).where('id', '=', id).execute();
  return { person: personOf(link.email, browserId ?? null), isFirst: link.openedAt === null };
}
