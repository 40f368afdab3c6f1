import { MINUTE_MS } from '@jara/domain/time/lagos';
import { sql, type UpdateObject } from 'kysely';
import { KINDS_WITH_A_KEY } from '../outbox/outbox.ts';
import type { Db } from '../platform/database/db.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { loadMail, type MailRow } from './load-mail.ts';
import { CONNECTIONS, createPostman, isUndeliverable, type Postman } from './smtp.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'log' | 'clock' | 'keys'>;

/** How long after each failed try the next one comes; after the last of them we give up. */
const TRY_AGAIN_AFTER_MS = [1, 5, 30, 120, 720].map((minutes) => minutes * MINUTE_MS);
/** How long after a look a mail that waits for its gift to be free again is looked at the next time. */
const LOOK_AGAIN_MS = 5 * MINUTE_MS;
/** Longer than any try can take: a mail whose sender died comes back after this. */
const LEASE_MS = 5 * MINUTE_MS;
/** A run ends after this even with mail left, so that a server that is stopping does not wait for a long queue. */
const RUN_MS = 5_000;

/**
 * Sends what is due. Any number of processes may run this at once: each takes one mail at a time, and a mail that is
 * taken is not due for the others. A process that dies after the server took the mail and before it is recorded leaves
 * a mail that is sent again, under the same Message-ID; none is ever lost.
 */
export const sendMails = (deps: Needs) => async (): Promise<void> => {
  const { smtpUrl, mailFrom, publicUrl, operator } = deps.config;
  const endsAt = Date.now() + RUN_MS;
  // Opened with the first mail and closed with the last, because most runs find nothing to send.
  let postman: Postman | undefined;
  const openPostman = () => {
    if (smtpUrl) postman ??= createPostman({ smtpUrl, mailFrom, publicUrl, operator });
    return postman;
  };
  const sendInTurn = async () => {
    for (;;) {
      const mail = await takeDue(deps.db);
      if (!mail) return;
      await sendOne(deps, mail, openPostman());
      if (Date.now() >= endsAt) return;
    }
  };
  try {
    const lanes = smtpUrl ? CONNECTIONS : 1;
    const ends = await Promise.allSettled(Array.from({ length: lanes }, sendInTurn));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  } finally {
    postman?.close();
  }
};

/** Takes the mail that has been due longest, in one statement that skips what others are taking. */
const takeDue = (db: Db): Promise<MailRow | undefined> =>
  db
    .updateTable('mails')
    .set((eb) => ({ nextTryAt: after(LEASE_MS), tries: eb('tries', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('nextTryAt', '<=', sql<Date>`now()`)
        .orderBy('nextTryAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

/** Without a mail server the row itself is the delivery: the local inbox shows it. */
async function sendOne(deps: Needs, mail: MailRow, postman: Postman | undefined): Promise<void> {
  const { db, log } = deps;
  try {
    const loaded = await loadMail(deps)(mail);
    const heldBack = loaded ? loaded.outdated : 'What it tells of is not there';
    if (!loaded || heldBack !== undefined) {
      log.info({ mailId: mail.id, kind: mail.kind, heldBack }, 'mail.held_back');
      const failure = `Held back: ${heldBack}`;
      // Looking again is no try: those are for when it may go.
      return await recordUnsent(
        db,
        mail,
        loaded?.isPassing
          ? { nextTryAt: after(LOOK_AGAIN_MS), tries: mail.tries - 1, failure }
          : { nextTryAt: null, failure },
      );
    }
    await postman?.deliver(mail, loaded);
  } catch (error) {
    return await recordFailure(deps, mail, error);
  }
  const sent = { sentAt: sql<Date>`now()`, nextTryAt: null, failure: null, ...(postman && withoutKey(mail)) };
  await db.updateTable('mails').set(sent).where('id', '=', mail.id).execute();
  log.debug({ mailId: mail.id, kind: mail.kind }, 'mail.sent');
}

async function recordFailure({ db, log }: Needs, mail: MailRow, error: unknown): Promise<void> {
  const isFinal = isUndeliverable(error);
  const waitMs = isFinal ? undefined : TRY_AGAIN_AFTER_MS[mail.tries - 1];
  const failure = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  await recordUnsent(db, mail, { nextTryAt: waitMs === undefined ? null : after(waitMs), failure });
  // The server's answer may quote the reader's address, which stays out of the log; the row keeps it.
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const facts = { mailId: mail.id, kind: mail.kind, tries: mail.tries, smtp: code, reply: responseCode };
  if (code === undefined && !isFinal) log.error({ ...facts, err: error }, 'mail.broken');
  else log.warn(facts, waitMs === undefined ? 'mail.given_up' : 'mail.not_sent');
}

type Unsent = Pick<UpdateObject<Schema, 'mails'>, 'nextTryAt' | 'failure' | 'tries'>;

/** A link that is a key is nobody's business here any more, once its reader has it or never will. */
const withoutKey = ({ kind }: MailRow) => (KINDS_WITH_A_KEY.includes(kind) ? { data: sql<string>`data - 'url'` } : {});

/** A worker that was stopped for longer than its lease comes back late: what another did meanwhile stands. */
const recordUnsent = async (db: Db, mail: MailRow, outcome: Unsent): Promise<void> => {
  await db
    .updateTable('mails')
    .set({ ...outcome, ...(outcome.nextTryAt === null && withoutKey(mail)) })
    .where('id', '=', mail.id)
    .where('tries', '=', mail.tries)
    .where('sentAt', 'is', null)
    .execute();
};

/** Waiting is technical: it follows the database's clock and not business time, which a tester may move. */
const after = (ms: number) => sql<Date>`now() + make_interval(secs => ${ms / 1000})`;
