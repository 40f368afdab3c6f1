import { idOf } from '@jara/contract/scalars';
import { REPORT_TITLES } from '@jara/contract/staff/reports';
import type { ScheduleId, StaffId } from '@jara/domain/ids';
import { may } from '@jara/domain/staff/permissions';
import type { Day } from '@jara/domain/time/days';
import { formatLagosDate } from '@jara/domain/time/lagos';
import * as z from 'zod/mini';
import { HOUSE_CLOTH, link } from '../writing/layout.ts';
import { bigWords, button, cardLine, eyebrow, facts, factsText, heading, panel, paragraph } from '../writing/parts.ts';
import type { Mail } from './mail.ts';

interface ReportReady {
  what: keyof typeof REPORT_TITLES;
  format: string;
  columns: readonly string[];
  from: Day;
  to: Day;
}

/** Tells a member of staff that a report can be fetched. The file is made behind the sign-in and is never in a mail. */
export const reportReady: Mail<'report_ready', ReportReady> = {
  kind: 'report_ready',
  data: z.object({
    scheduleId: idOf<ScheduleId>(),
    staffId: idOf<StaffId>(),
    from: z.iso.date(),
    to: z.iso.date(),
  }),

  load: async ({ scheduleId, staffId, from, to }, { db }) => {
    const schedule = await db
      .selectFrom('reportSchedules')
      .select(['what', 'format', 'columns', 'pausedAt'])
      .where('id', '=', scheduleId)
      .executeTakeFirst();
    if (!schedule) return undefined;
    const reader = await db
      .selectFrom('staff')
      .select(['role', 'isActive'])
      .where('id', '=', staffId)
      .executeTakeFirst();
    const isReader = reader?.isActive && may(reader.role, 'exports.run');
    return {
      facts: { ...schedule, from, to },
      language: 'en',
      outdated: isReader ? (schedule.pausedAt ? 'The report is paused' : undefined) : 'Its reader may no longer export',
    };
  },

  compose: ({ what, format, columns, from, to }, { publicUrl, operator: { productName } }) => {
    const title = REPORT_TITLES[what];
    const day = (date: Day) => formatLagosDate(`${date}T12:00:00Z`);
    const days = from === to ? day(from) : `${day(from)} to ${day(to)}`;
    const query = new URLSearchParams({ what, format, from, to });
    if (columns.length > 0) query.set('columns', columns.join(','));
    const url = `${publicUrl}/admin/reports?${query}`;
    const rows = [
      ['Report', title],
      ['Days', days],
      ['Format', format.toUpperCase()],
      ['Columns', columns.length === 0 ? 'All' : columns.join(', ')],
    ] as const;
    const why =
      'A report holds addresses and account numbers, so it is not in this mail. Sign in, and the file is made for you.';
    return {
      subject: `${title}, ${days}`,
      title: `${title} can be fetched`,
      preview: `${days}, in the ${productName} portal.`,
      cloth: HOUSE_CLOTH,
      because: `You get this mail because a member of the ${productName} staff put you on the list of this report.`,
      card: [eyebrow('Report'), bigWords(title), cardLine(days)],
      body: [
        heading('It can be fetched now'),
        facts(rows),
        button(url, 'Open the report'),
        paragraph(['Or go to ', link(url, url)]),
        panel('ok', 'Behind your sign-in', why),
      ],
      text: `${title}, ${days}, can be fetched now.

${url}

${factsText(rows)}

${why}`,
    };
  },
};
