import type { ListLinkId } from '@jara/domain/ids';
import type { Language } from '@jara/domain/language';
import { DAY_MS, MINUTE_MS } from '@jara/domain/time/lagos';
import { addMails } from '../outbox/outbox.ts';
import type { Trx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { countPaidBy } from './own-payments.ts';

const LINK_MS = 30 * MINUTE_MS;
/** Long after it ended nobody asks what became of a link, and the address need not lie about here. */
const FORGOTTEN_AFTER_MS = DAY_MS;

/** Mails a sender the link that shows their gifts on another device. An address nobody paid with is told nothing. */
export const mailListLink =
  ({ db, clock, config, keys }: Pick<Deps, 'db' | 'clock' | 'config' | 'keys'>) =>
  ({ email, language }: { email: string; language: Language }): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const now = clock.now();
      await forgetOldLinks(trx, now);
      const gifts = await countPaidBy(trx, email);
      if (gifts === 0) return;
      // As it is matched: the box that the gifts are of, however whoever asks has spelled it.
      const address = email.toLowerCase();
      const id = newId<ListLinkId>();
      const expiresAt = new Date(now.getTime() + LINK_MS);
      await trx
        .insertInto('listLinks')
        .values({ id, email: address, createdAt: now, expiresAt, usedAt: null, usedBy: null })
        .execute();
      const url = listLinkUrl(config.publicUrl, keys.signListLink(id));
      await addMails(trx, now, [
        {
          kind: 'list_link',
          to: address,
          identity: `list_link:${id}`,
          data: { url, gifts, expiresAt: expiresAt.toISOString(), language },
        },
      ]);
    });

/** The token stands behind the `#`, which no browser sends and no log sees. */
const listLinkUrl = (publicUrl: string, token: string) => `${publicUrl}/transactions#${token}`;

const forgetOldLinks = (trx: Trx, now: Date) =>
  trx
    .deleteFrom('listLinks')
    .where('expiresAt', '<', new Date(now.getTime() - FORGOTTEN_AFTER_MS))
    .execute();
