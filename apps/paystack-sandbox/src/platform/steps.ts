import type { Db, Id } from './database.ts';

/** The things that happen by themselves after a while. */
export type StepKind =
  | 'transaction.settle'
  | 'transaction.bank-transfer-arrives'
  | 'transfer.approve'
  | 'transfer.succeed'
  | 'transfer.fail'
  | 'transfer.reverse'
  | 'transfer.abandon'
  | 'refund.process'
  | 'refund.finish'
  | 'dispute.remind'
  | 'dispute.expire';

export interface Step {
  id: Id;
  kind: StepKind;
  subject_id: Id;
}

export async function planStep(db: Db, kind: StepKind, subjectId: Id, dueAt: Date): Promise<void> {
  await db.run('INSERT INTO paystack_sandbox.steps (kind, subject_id, due_at) VALUES ($1, $2, $3)', [
    kind,
    subjectId,
    dueAt,
  ]);
}

/** What was planned for something is off once a person, or an earlier event, has decided otherwise. */
export async function cancelSteps(db: Db, kindPrefix: string, subjectId: Id): Promise<void> {
  await db.run('DELETE FROM paystack_sandbox.steps WHERE subject_id = $1 AND starts_with(kind, $2)', [
    subjectId,
    kindPrefix,
  ]);
}
