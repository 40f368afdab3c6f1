const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** "2026-11" → "Nov 2026", "2026-11-17" → "Tue 17 Nov 2026" */
export function stepWords(step: string): string {
  const [year, month, day] = step.split('-');
  const named = `${MONTHS[Number(month) - 1] ?? month} ${year}`;
  return day === undefined ? named : `${WEEKDAYS[new Date(`${step}T12:00:00Z`).getUTCDay()]} ${Number(day)} ${named}`;
}

/** Under a bar: "Nov", "17"; the first day of a month has its name. */
export function shortStep(step: string): string {
  const [, month, day] = step.split('-');
  const name = MONTHS[Number(month) - 1] ?? '';
  return day === undefined || day === '01' ? name : String(Number(day));
}
