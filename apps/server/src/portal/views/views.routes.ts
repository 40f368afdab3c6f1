import {
  changeView as changeViewEndpoint,
  countNews as countNewsEndpoint,
  deleteView as deleteViewEndpoint,
  hideColumns as hideColumnsEndpoint,
  readListChoices as listChoicesEndpoint,
  saveView as saveViewEndpoint,
} from '@jara/contract/staff/views';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { staffOf } from '../../staff/actor.ts';
import { countNews } from '../lists/count-news.ts';
import { changeView } from './change-view.ts';
import { deleteView } from './delete-view.ts';
import { hideColumns } from './hide-columns.ts';
import { readListChoices } from './read-list-choices.ts';
import { saveView } from './save-view.ts';
import { refuseUnseenList } from './views.store.ts';

/** How each member of staff wants their lists, and what has come since they read one. */
export function registerViews(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listChoicesEndpoint, (_input, { request }) => readListChoices(deps)(staffOf(request)));
  serve(app, deps, hideColumnsEndpoint, async ({ params, body }, { request }) => ({
    hidden: await hideColumns(deps)({ ...params, ...body, me: staffOf(request) }),
  }));

  serve(app, deps, saveViewEndpoint, ({ params, body }, { request }) =>
    saveView(deps)({ ...params, ...body, me: staffOf(request) }),
  );
  serve(app, deps, changeViewEndpoint, ({ params, body }, { request }) =>
    changeView(deps)({ ...params, ...body, staffId: staffOf(request).id }),
  );
  serve(app, deps, deleteViewEndpoint, async ({ params }, { request }) => {
    await deleteView(deps)({ ...params, staffId: staffOf(request).id });
    return { deleted: true as const };
  });

  serve(app, deps, countNewsEndpoint, ({ params: { list }, query: { since, ...query } }, { request }) => {
    const me = staffOf(request);
    refuseUnseenList(list, me.role);
    return countNews(deps)({ list, since: new Date(since), query, me });
  });
}
