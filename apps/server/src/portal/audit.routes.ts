import { checkAudit, listAudit as listAuditEndpoint } from '@jara/contract/staff/audit';
import { listDataRequests as listDataRequestsEndpoint } from '@jara/contract/staff/data-requests';
import type { FastifyInstance } from 'fastify';
import { readAnchors } from '../audit/audit-anchor.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import { serve } from '../platform/http/serve.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { staffOf } from '../staff/actor.ts';
import { listDataRequests } from './lists/data-request-list.ts';
import { listAudit } from './lists/list-audit.ts';

export function registerAudit(app: FastifyInstance, deps: Deps): void {
  const { db, clock, keys, config } = deps;

  serve(app, deps, listAuditEndpoint, ({ query }, { request }) => listAudit(deps)(query, staffOf(request)));

  serve(app, deps, listDataRequestsEndpoint, ({ query }, { request }) =>
    listDataRequests(deps)(query, staffOf(request)),
  );

  serve(app, deps, checkAudit, async () => {
    const anchors = await readAnchors(config.dataDir);
    const report = await verifyAudit(db, { keys, anchors });
    return { ...report, anchoredAt: anchors.at(-1)?.at ?? null, checkedAt: clock.now().toISOString() };
  });
}
