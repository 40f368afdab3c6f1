import { checkAudit, listAudit as listAuditEndpoint } from '@jara/contract/staff/audit';
import { checkLedger, sendLiveEvent } from '@jara/contract/staff/operations';
import type { FastifyInstance } from 'fastify';
import { checkBooks } from '../ledger/check-books.ts';
import { findPaymentByReference } from '../payments/payments.store.ts';
import { announcePayment } from '../platform/database/announce.ts';
import { serve } from '../platform/http/serve.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { checkFigures } from '../reports/check-figures.ts';
import { actorOf } from './actor.ts';
import { recordStaffAction } from './audit.ts';
import { readAnchors } from './audit-anchor.ts';
import { listAudit } from './list-audit.ts';
import { verifyAudit } from './verify-audit.ts';

export function registerOperations(app: FastifyInstance, deps: Deps): void {
  const { db, clock, keys, config } = deps;

  serve(app, deps, checkLedger, async () => {
    const books = await checkBooks(db);
    const problems = [...books.problems, ...(await checkFigures(db))];
    return { isClean: problems.length === 0, journals: books.journals, problems, checkedAt: clock.now().toISOString() };
  });

  serve(app, deps, listAuditEndpoint, ({ query }) => listAudit(deps)(query));

  serve(app, deps, checkAudit, async () => {
    const anchors = await readAnchors(config.dataDir);
    const report = await verifyAudit(db, { keys, anchors });
    return { ...report, anchoredAt: anchors.at(-1)?.at ?? null, checkedAt: clock.now().toISOString() };
  });

  serve(app, deps, sendLiveEvent, async ({ query }, { request }) => {
    if (config.mode !== 'sandbox') throw new Refusal('permission_denied');
    const payment = await findPaymentByReference(db, query.userId);
    await db.transaction().execute(async (trx) => {
      if (payment) await announcePayment(trx, payment.id);
      await recordStaffAction(
        trx,
        actorOf(request),
        {
          action: 'live.send',
          subjectKind: 'payment',
          subjectId: payment?.id ?? query.userId,
          details: { message: query.message },
        },
        clock.now(),
      );
    });
    return { sent: payment !== undefined };
  });
}
