import type { GiftView } from '@jara/contract/gifts';
import { LAGOS_AHEAD_MS, MINUTE_MS, spokenLagos } from '@jara/domain/time/lagos';
import { useHydrated } from '../../lib/use-client-value.ts';
import { words } from './words/en.tsx';

/** As `Date` counts it. */
const LAGOS_OFFSET_MINUTES = -LAGOS_AHEAD_MS / MINUTE_MS;

/** A time in Lagos and, for somebody whose own clock shows another, in words of theirs: senders and recipients live apart. */
export function spokenForBoth(
  instant: number,
  now: number,
  /** As `Date` counts it: what has to be added to the viewer's time to make it UTC. */
  offsetMinutes = new Date(instant).getTimezoneOffset(),
): string {
  const lagos = `${spokenLagos(instant, now)} (Lagos)`;
  if (offsetMinutes === LAGOS_OFFSET_MINUTES) return lagos;
  const aheadMs = (LAGOS_OFFSET_MINUTES - offsetMinutes) * MINUTE_MS;
  return words.inBothTimes(lagos, spokenLagos(instant + aheadMs, now + aheadMs));
}

/** The same in a component: a page is drawn for a reader in Lagos, and the browser adds its own time when it takes over. */
export function useSpokenForBoth(): (instant: number, now: number) => string {
  const isBrowser = useHydrated();
  return (instant, now) => spokenForBoth(instant, now, isBrowser ? undefined : LAGOS_OFFSET_MINUTES);
}

/** Until when a gift can be opened: the end of its window, or of the gift itself. */
export const closesAt = ({ endsAt, expiresAt }: Pick<GiftView, 'endsAt' | 'expiresAt'>): number =>
  Math.min(endsAt === null ? Number.POSITIVE_INFINITY : Date.parse(endsAt), Date.parse(expiresAt));
