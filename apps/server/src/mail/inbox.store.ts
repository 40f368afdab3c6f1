import type { MailId } from '@jara/domain/ids';
import type { Deps } from '../platform/tools/deps.ts';
import { loadMail, type MailRow } from './load-mail.ts';
import type { MailImages, RenderedMail } from './writing/layout.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'keys'>;

export interface InboxMail {
  row: MailRow;
  state: 'delivered' | 'waiting' | 'not sent';
  /** Undefined when what the mail tells of is not there. */
  mail: RenderedMail | undefined;
}

export const inboxPath = (id: MailId) => `/dev/inbox/${id}`;
const imagesOf = (id: MailId): MailImages => ({ cloth: `${inboxPath(id)}/card.png`, logo: '/dev/inbox/logo.png' });

interface Search {
  /** A part of the reader's address. */
  to: string;
  page: number;
  limit: number;
}

/** The mails, newest first, as their readers would see them. */
export async function listInbox(
  deps: Needs,
  { to, page, limit }: Search,
): Promise<{ mails: InboxMail[]; total: number }> {
  const matching = deps.db
    .selectFrom('mails')
    .$if(to !== '', (query) => query.where('recipient', 'ilike', `%${to.replace(/[\\%_]/g, '\\$&')}%`));
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll()
      // Ids are in the order of time.
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { mails: await Promise.all(rows.map((row) => rendered(deps, row))), total };
}

export async function findInInbox(deps: Needs, id: MailId): Promise<InboxMail | undefined> {
  const row = await deps.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
  return row && rendered(deps, row);
}

async function rendered(deps: Needs, row: MailRow): Promise<InboxMail> {
  const { publicUrl, operator } = deps.config;
  const loaded = await loadMail(deps)(row);
  return {
    row,
    state: row.sentAt ? 'delivered' : row.nextTryAt ? 'waiting' : 'not sent',
    mail: loaded?.render({ publicUrl, operator, images: imagesOf(row.id) }),
  };
}
