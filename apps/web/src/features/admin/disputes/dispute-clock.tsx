import { AlarmClock, AlarmClockOff } from 'lucide-react';
import { Badge } from '../../../components/ui/badge.tsx';
import { useMinute } from '../shared/use-minute.ts';
import { clockWords } from './dispute-words.ts';

interface DisputeClockProps {
  /** What was left when the answer came, by the server's clock. */
  leftMs: number | null;
  fetchedAt: number;
}

/** How long there is to answer; nothing where nothing is to be answered. */
export function DisputeClock({ leftMs, fetchedAt }: DisputeClockProps) {
  const now = useMinute();
  if (leftMs === null) return null;
  const left = leftMs - Math.max(0, now - fetchedAt);
  const { words, tone } = clockWords(left);
  return (
    <Badge tone={tone} icon={left <= 0 ? AlarmClockOff : AlarmClock}>
      {words}
    </Badge>
  );
}
