import { countdown, DAY_MS, HOUR_MS, MINUTE_MS } from '@jara/domain/time/lagos';
import { PROMISE_MS, PROMISE_NEAR_MS } from '@jara/domain/withdrawal/promise';
import { AlarmClock, AlarmClockOff } from 'lucide-react';
import { Badge, type BadgeTone } from '../../../components/ui/badge.tsx';
import { useMinute } from './use-minute.ts';

const NEAR_MS = PROMISE_MS - PROMISE_NEAR_MS;

/** The 24-hour promise in words that fit into a column: whole days, hours or minutes that are left of it, or by which it is broken. */
export function promiseWords(leftMs: number): { words: string; tone: BadgeTone } {
  const ms = Math.abs(leftMs);
  const unit = [DAY_MS, HOUR_MS].find((each) => ms >= each) ?? MINUTE_MS;
  const words = countdown(Math.max(unit, Math.floor(ms / unit) * unit));
  if (leftMs <= 0) return { words: `Late by ${words}`, tone: 'err' };
  return { words: `${words} left`, tone: leftMs < NEAR_MS ? 'warn' : 'neutral' };
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
