import { isId } from '@jara/domain/ids';
import { asSentence, spokenStatus } from '@jara/domain/spoken';
import { formatLagos } from '@jara/domain/time/lagos';

const STATUS = /^[A-Z]+(_[A-Z]+)*$/;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/**
 * The record of a staff action as a line for people: what changed, what else there is to say, and why. An amount and
 * its currency are left to the event's own, which stands beside its title.
 */
export function staffDetail(details: Readonly<Record<string, unknown>>): string {
  const { before, after, reason, amount: _, currency: __, ...rest } = details;
  const change = isStatus(before) && isStatus(after) ? `From ${spokenStatus(before)} to ${spokenStatus(after)}.` : '';
  const others = spokenPairs(rest);
  return [change, others === '' ? '' : asSentence(others), typeof reason === 'string' ? reason : '']
    .filter(Boolean)
    .join(' ');
}

/** "total splits: 3, mode: fixed amount". Internal ids say nothing to a reader. */
export const spokenPairs = (record: Readonly<Record<string, unknown>>): string =>
  Object.entries(record)
    .filter(([, value]) => !(typeof value === 'string' && isId(value)))
    .map(([name, value]) => `${spaced(name)}: ${said(name, value)}`)
    .join(', ');

const isStatus = (value: unknown): value is string => typeof value === 'string' && STATUS.test(value);

/** "expiresAt" → "expires at" */
const spaced = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** Statuses and instants are said as people say them; what somebody wrote stays as it was written. */
function said(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.join(' + ');
  if (typeof value === 'number' && name.endsWith('At')) return formatLagos(new Date(value));
  if (typeof value !== 'string') return JSON.stringify(value);
  if (INSTANT.test(value)) return formatLagos(value);
  return isStatus(value) ? spokenStatus(value) : value;
}
