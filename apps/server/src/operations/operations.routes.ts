import { checkBooks as checkBooksEndpoint } from '@jara/contract/staff/operations';
import {
  findReconciliationItem,
  listReconciliationItems,
  resolveReconciliationItem,
  runReconciliation,
} from '@jara/contract/staff/reconciliation';
import { readSetUp as readSetUpEndpoint } from '@jara/contract/staff/set-up';
import {
  changeSwitch as changeSwitchEndpoint,
  readOperations as readOperationsEndpoint,
  runBooksCheck as runBooksCheckEndpoint,
} from '@jara/contract/staff/switches';
import { sightOf } from '@jara/domain/staff/mask';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { actorOf, staffOf } from '../staff/actor.ts';
import { checkBooks } from './books/check-books.ts';
import { checkFigures } from './books/check-figures.ts';
import { lastBooksChecks, runBooksCheck } from './books/run-books-check.ts';
import { changeSwitch } from './change-switch.ts';
import { readOperations } from './read-operations.ts';
import { reconcile } from './reconciliation/reconcile.ts';
import { presentReconciliation } from './reconciliation/reconciliations.store.ts';
import { settleItem } from './reconciliation/settle-item.ts';
import { listItems, showItem } from './reconciliation/work-on-items.ts';
import { createSetUpLook } from './set-up/read-set-up.ts';

/** The switches, the checks and the differences, for staff. */
export function registerOperations(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  const sightIn = (request: FastifyRequest) => sightOf(staffOf(request).role);

  serve(app, deps, readOperationsEndpoint, (_input, { request }) => readOperations(deps)(sightIn(request)));

  const lookAtSetUp = createSetUpLook(deps);
  serve(app, deps, readSetUpEndpoint, (_input, { request }) => lookAtSetUp(request.id));

  serve(app, deps, checkBooksEndpoint, async () => {
    const books = await checkBooks(db, deps.keys);
    const problems = [...books.problems, ...(await checkFigures(db))];
    return { isClean: problems.length === 0, journals: books.journals, problems, checkedAt: clock.now().toISOString() };
  });

  serve(app, deps, changeSwitchEndpoint, ({ params, body }, { request }) =>
    changeSwitch(deps)({ name: params.name, ...body, actor: actorOf(request) }),
  );

  serve(app, deps, runBooksCheckEndpoint, async (_input, { request }) => {
    await runBooksCheck(deps)({ actor: actorOf(request), isFull: true });
    const { full: check } = await lastBooksChecks(db);
    if (!check) throw new Error('a proof of the books vanished after it was written down');
    return check;
  });

  serve(app, deps, runReconciliation, async (_input, { request }) =>
    presentReconciliation(db, await reconcile(deps)({ actor: actorOf(request) })),
  );

  serve(app, deps, listReconciliationItems, ({ query }, { request }) => listItems(deps)(query, sightIn(request)));
  serve(app, deps, findReconciliationItem, ({ params }, { request }) => showItem(deps)(params.id, sightIn(request)));

  serve(app, deps, resolveReconciliationItem, async ({ params, body }, { request }) => {
    await settleItem(deps)({ id: params.id, ...body, actor: actorOf(request) });
    return showItem(deps)(params.id, sightIn(request));
  });
}
