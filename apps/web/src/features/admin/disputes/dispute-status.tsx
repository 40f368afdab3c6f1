import type { StaffDispute } from '@jara/contract/staff/disputes';
import { CircleCheck, CircleX, Hourglass, Landmark, Scale, Send } from 'lucide-react';
import { Badge } from '../../../components/ui/badge.tsx';
import { STATUS_WORDS, WAITING_WORDS } from './dispute-words.ts';

const WAITING_LOOKS = {
  US: { tone: 'warn', icon: Scale },
  PROVIDER: { tone: 'info', icon: Send },
  BANK: { tone: 'neutral', icon: Landmark },
} as const;
const ENDED_LOOKS = {
  OPEN: { tone: 'warn', icon: Hourglass },
  WON: { tone: 'ok', icon: CircleCheck },
  LOST: { tone: 'err', icon: CircleX },
} as const;

/** An open dispute is told by what it waits for, one that has ended by how it ended. */
export function DisputeStatusBadge({ dispute: { status, waitsFor } }: { dispute: StaffDispute }) {
  const { tone, icon } = waitsFor ? WAITING_LOOKS[waitsFor] : ENDED_LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {waitsFor ? WAITING_WORDS[waitsFor] : STATUS_WORDS[status]}
    </Badge>
  );
}
