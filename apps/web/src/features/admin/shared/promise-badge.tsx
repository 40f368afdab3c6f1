import { countdown, MINUTE_MS } from '@jara/domain/time/lagos';
import { PROMISE_MS, PROMISE_NEAR_MS } from '@jara/domain/withdrawal/promise';
import { AlarmClock, AlarmClockOff } from 'lucide-react';
import { Badge, type BadgeTone } from '../../../components/ui/badge.tsx';
import { useMinute } from './use-minute.ts';

const NEAR_MS = PROMISE_MS - PROMISE_NEAR_MS;

/** The 24-hour promise in words: what is left of it, or by how much it is broken. */
export function promiseWords(leftMs: number): { words: string; tone: BadgeTone } {
  // Whole minutes: a clock that is read now and then need not show seconds that stand still.
  const minutes = Math.max(1, Math.ceil(Math.abs(leftMs) / MINUTE_MS)) * MINUTE_MS;
  if (leftMs <= 0) return { words: `Late by ${countdown(minutes)}`, tone: 'err' };
  return { words: `${countdown(minutes)} left`, tone: leftMs < NEAR_MS ? 'warn' : 'neutral' };
}

interface PromiseBadgeProps {
  /** What was left when the answer came, by the server's clock. */
  leftMs: number | null;
  fetchedAt: number;
}

export function PromiseBadge({ leftMs, fetchedAt }: PromiseBadgeProps) {
  const now = useMinute();
  if (leftMs === null) return null;
  const { words, tone } = promiseWords(leftMs - Math.max(0, now - fetchedAt));
  return (
    <Badge tone={tone} icon={tone === 'err' ? AlarmClockOff : AlarmClock}>
      {words}
    </Badge>
  );
}
