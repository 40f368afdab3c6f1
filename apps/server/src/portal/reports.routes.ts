import { listRules } from '@jara/contract/rules';
import { readDashboard as dashboardEndpoint } from '@jara/contract/staff/dashboard';
import { readFinancial as financialEndpoint } from '@jara/contract/staff/financial';
import { readNotifications as notificationsEndpoint } from '@jara/contract/staff/notifications';
import { readBankRates as bankRatesEndpoint, readFloat as floatEndpoint } from '@jara/contract/staff/payout-figures';
import {
  addReportSchedule,
  changeReportSchedule,
  deleteReportSchedule,
  listReportSchedules,
} from '@jara/contract/staff/report-schedules';
import { runExport as exportEndpoint, listReports as reportsEndpoint } from '@jara/contract/staff/reports';
import { listStaffRules as listStaffRulesEndpoint } from '@jara/contract/staff/rules';
import { searchEverything as searchEndpoint } from '@jara/contract/staff/search';
import { listUsers } from '@jara/contract/staff/users';
import { readWorkload as workloadEndpoint } from '@jara/contract/staff/workload';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { actorOf, staffOf } from '../staff/actor.ts';
import { listReports } from './exports/list-reports.ts';
import { runExport } from './exports/run-export.ts';
import { readBankRates } from './figures/bank-rates.ts';
import { readDashboard } from './figures/dashboard.ts';
import { readFinancial } from './figures/financial.ts';
import { readFloat } from './figures/float.ts';
import { readNotifications } from './figures/notifications.ts';
import { readWorkload } from './figures/workload.ts';
import { listStaffRules } from './lists/rule-list.ts';
import { searchEverything } from './lists/search-everything.ts';
import { listStaff } from './lists/staff-list.ts';
import { addSchedule } from './schedules/add-schedule.ts';
import { changeSchedule } from './schedules/change-schedule.ts';
import { deleteSchedule } from './schedules/delete-schedule.ts';
import { listSchedules } from './schedules/list-schedules.ts';

export function registerReports(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, dashboardEndpoint, (_input, { request }) => readDashboard(deps)(staffOf(request)));
  serve(app, deps, financialEndpoint, ({ query }) => readFinancial(deps)(query));
  serve(app, deps, floatEndpoint, () => readFloat(deps)());
  serve(app, deps, bankRatesEndpoint, ({ query }) => readBankRates(deps)(query));
  serve(app, deps, notificationsEndpoint, (_input, { request }) => readNotifications(deps)(staffOf(request)));
  serve(app, deps, workloadEndpoint, (_input, { request }) => readWorkload(deps)(staffOf(request)));
  // The list has two addresses: the one it has always had, and the one among the other lists of staff.
  for (const endpoint of [listRules, listStaffRulesEndpoint])
    serve(app, deps, endpoint, ({ query }, { request }) => listStaffRules(deps)(query, staffOf(request)));
  serve(app, deps, listUsers, ({ query }, { request }) => listStaff(deps)(query, staffOf(request)));
  serve(app, deps, searchEndpoint, async ({ query }, { request }) => ({
    results: await searchEverything(deps)(query.q, staffOf(request)),
  }));
  serve(app, deps, reportsEndpoint, () => listReports(deps)());
  serve(app, deps, listReportSchedules, () => listSchedules(deps)());
  serve(app, deps, addReportSchedule, ({ body }, { request }) => addSchedule(deps)(body, actorOf(request)));
  serve(app, deps, changeReportSchedule, ({ params, body }, { request }) =>
    changeSchedule(deps)({ ...params, ...body, actor: actorOf(request) }),
  );
  serve(app, deps, deleteReportSchedule, ({ params }, { request }) =>
    deleteSchedule(deps)({ ...params, actor: actorOf(request) }),
  );

  serve(app, deps, exportEndpoint, async ({ params, query }, { request, reply }) => {
    const file = await runExport(deps)({
      what: params.what,
      format: query.format,
      query,
      me: staffOf(request),
      actor: actorOf(request),
    });
    reply.header('content-type', file.type);
    reply.header('content-disposition', `attachment; filename="${file.name}"`);
    return file.content;
  });
}
