import type { ReportSchedule } from '@jara/contract/staff/report-schedules';

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** "Every Monday at 08:00": when somebody is told, in Lagos. */
export function rhythmWords({
  every,
  weekday,
  monthDay,
  hour,
}: Pick<ReportSchedule, 'every' | 'weekday' | 'monthDay' | 'hour'>) {
  const at = `at ${hourWords(hour)}`;
  if (every === 'DAY') return `Every day ${at}`;
  if (every === 'WEEK') return `Every ${WEEKDAYS[(weekday ?? 1) - 1]} ${at}`;
  return `On day ${monthDay} of every month ${at}`;
}

export const hourWords = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** What a report that comes so often tells of. */
export const COVERED = {
  DAY: 'of the day before',
  WEEK: 'of the seven days before',
  MONTH: 'of the month before',
} as const;
