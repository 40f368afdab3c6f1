import type { ClaimId } from '@jara/domain/ids';
import { DAY_MS, HOUR_MS } from '@jara/domain/time/lagos';
import { sql } from 'kysely';
import { addMails } from '../outbox/outbox.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { UNASKED } from './lapse-claims.ts';
import { claimLinkUrl } from './mail-claim-link.ts';

const BATCH = 100;
const BEFORE_MS = DAY_MS;
/** Where the whole time is a day, nobody is told what they have just read. */
const SINCE_MS = 6 * HOUR_MS;

interface Due {
  id: ClaimId;
  keyHash: string;
  contactEmail: string;
  quid: string;
}

/** Tells whoever left an address, once, that their share has to be sent to a bank within a day. */
export const warnClaims = (deps: Pick<Deps, 'db' | 'clock' | 'keys' | 'config'>) => async (): Promise<void> => {
  for (let size = BATCH; size === BATCH; )
    size = await deps.db.transaction().execute((trx) => warnBatch(deps, trx, deps.clock.now()));
};

async function warnBatch({ keys, config }: Pick<Deps, 'keys' | 'config'>, trx: Trx, now: Date): Promise<number> {
  const { rows } = await sql<Due>`
    update claims c set warned_at = ${now} from gifts g
    where g.id = c.gift_id and c.id in (
      select id from claims
      where ${UNASKED} and contact_email is not null and warned_at is null
        and send_by > ${now} and send_by <= ${new Date(now.getTime() + BEFORE_MS)}
        and created_at <= ${new Date(now.getTime() - SINCE_MS)}
      order by send_by limit ${BATCH} for update skip locked
    )
    returning c.id, encode(c.access_key_hash, 'hex') as key_hash, c.contact_email, g.quid
  `.execute(trx);
  await addMails(
    trx,
    now,
    rows.flatMap(({ id, keyHash, contactEmail, quid }) => {
      const key = keys.accessKeyAgain(id, keyHash);
      const url = key && claimLinkUrl(config.publicUrl, quid, key);
      // One that was given another day is told of that day too.
      const identity = `share_lapses:${id}:${now.getTime()}`;
      return url ? [{ kind: 'share_lapses' as const, to: contactEmail, identity, data: { claimId: id, url } }] : [];
    }),
  );
  return rows.length;
}
