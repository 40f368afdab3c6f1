import { type RawBuilder, sql } from 'kysely';

/** Every word of an entry `a`, as the index has them: PostgreSQL uses it only for exactly this expression. */
export const auditWords = (details: RawBuilder<unknown> = sql`a.details::text`): RawBuilder<unknown> =>
  sql`lower(a.action || ' ' || a.subject_kind || ' ' || a.subject_id || ' ' || ${details} || ' ' || a.ip || ' ' || a.request_id)`;
