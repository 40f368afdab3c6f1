import { RHYTHMS } from '@jara/domain/figures/rhythm';
import type { ScheduleId, StaffId } from '@jara/domain/ids';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idOf, instant } from '../scalars.ts';
import { staffName } from './filters.ts';
import { EXPORT_FORMATS, EXPORTS } from './reports.ts';

export const MOST_SCHEDULES = 100;

const byId = z.object({ id: idOf<ScheduleId>() });

const rhythm = {
  every: z.enum(RHYTHMS),
  /** From 1, Monday, to 7; of weekly ones alone. */
  weekday: z.nullable(z.int().check(z.minimum(1), z.maximum(7))),
  /** Of monthly ones alone. Up to 28, which every month has. */
  monthDay: z.nullable(z.int().check(z.minimum(1), z.maximum(28))),
  /** A full hour of Lagos. */
  hour: z.int().check(z.minimum(0), z.maximum(23)),
};

const report = { what: z.enum(EXPORTS), format: z.enum(EXPORT_FORMATS), columns: z.array(z.string()) };

export const reportSchedule = z.object({
  id: z.string(),
  ...report,
  ...rhythm,
  /** Those it was made for. Who left or may no longer export is told nothing, and is named here as such. */
  readers: z.array(z.extend(staffName, { mayRead: z.boolean() })),
  madeBy: staffName,
  createdAt: instant,
  pausedAt: z.nullable(instant),
  /** Null while it is paused. */
  nextAt: z.nullable(instant),
});
export type ReportSchedule = z.output<typeof reportSchedule>;

export const listReportSchedules = endpoint({
  method: 'GET',
  path: '/admin/report-schedules',
  summary: 'Reports that are made again and again, and who may be told of them',
  access: { permission: 'exports.run' },
  reply: z.object({ schedules: z.array(reportSchedule), people: z.array(staffName) }),
});

export const addReportSchedule = endpoint({
  method: 'POST',
  path: '/admin/report-schedules',
  summary: 'Tell members of staff of a report, again and again',
  access: { permission: 'exports.run' },
  body: z
    .strictObject({
      ...report,
      /** By their headers; none means all of them. */
      columns: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(40)),
      ...rhythm,
      readers: z.array(idOf<StaffId>()).check(z.minLength(1, 'Choose who is told of it'), z.maxLength(20)),
    })
    .check(
      z.refine(({ every, weekday }) => (every === 'WEEK') === (weekday !== null), {
        path: ['weekday'],
        error: 'A weekly report has a day of the week, and no other has',
      }),
      z.refine(({ every, monthDay }) => (every === 'MONTH') === (monthDay !== null), {
        path: ['monthDay'],
        error: 'A monthly report has a day of the month, and no other has',
      }),
    ),
  reply: reportSchedule,
  status: 201,
});

export const changeReportSchedule = endpoint({
  method: 'PATCH',
  path: '/admin/report-schedules/:id',
  summary: 'Pause a report that is made again and again, or let it go on',
  access: { permission: 'exports.run' },
  refusals: ['not_found'],
  params: byId,
  body: z.strictObject({ isPaused: z.boolean() }),
  reply: reportSchedule,
});

export const deleteReportSchedule = endpoint({
  method: 'DELETE',
  path: '/admin/report-schedules/:id',
  summary: 'End a report that is made again and again',
  access: { permission: 'exports.run' },
  refusals: ['not_found'],
  params: byId,
  reply: z.object({ deleted: z.literal(true) }),
});
