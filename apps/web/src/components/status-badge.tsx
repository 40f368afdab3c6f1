import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  GiftIcon,
  Hourglass,
  type LucideIcon,
  Send,
  Snowflake,
  Undo2,
  Users,
} from 'lucide-react';
import { Badge, type BadgeTone } from './ui/badge.tsx';

interface Look {
  tone: BadgeTone;
  icon: LucideIcon;
  word: string;
}

/** Colour, icon and word for every state a person can meet, so that none of the three is needed alone. */
const LOOKS: Record<string, Look> = {
  ACTIVE: { tone: 'ok', icon: GiftIcon, word: 'Active' },
  CLAIMED: { tone: 'info', icon: CircleCheck, word: 'Claimed' },
  GRANTED: { tone: 'info', icon: CircleCheck, word: 'Granted' },
  WITHDRAWING: { tone: 'warn', icon: Clock, word: 'Withdrawing' },
  PAID: { tone: 'ok', icon: CircleCheck, word: 'Paid' },
  LAPSED: { tone: 'neutral', icon: Undo2, word: 'Came back' },
  FROZEN: { tone: 'err', icon: Snowflake, word: 'Frozen' },
  SPLIT: { tone: 'brand', icon: Users, word: 'Split' },
  EXPIRED: { tone: 'neutral', icon: Hourglass, word: 'Expired' },
  BLOCKED: { tone: 'err', icon: Ban, word: 'Blocked' },
  CONFLICTED: { tone: 'warn', icon: CircleAlert, word: 'Conflicted' },
  PENDING: { tone: 'warn', icon: Clock, word: 'Pending' },
  ON_ITS_WAY: { tone: 'info', icon: Send, word: 'On its way' },
  PROCESSING: { tone: 'warn', icon: Clock, word: 'Processing' },
  SUCCESS: { tone: 'ok', icon: CircleCheck, word: 'Success' },
  COMPLETED: { tone: 'ok', icon: CircleCheck, word: 'Completed' },
  FAILED: { tone: 'err', icon: CircleX, word: 'Failed' },
  REVERSED: { tone: 'neutral', icon: Undo2, word: 'Reversed' },
};

const asWord = (status: string) => status.charAt(0) + status.slice(1).toLowerCase().replaceAll('_', ' ');

export function StatusBadge({ status }: { status: string }) {
  const { tone, icon, word } = LOOKS[status] ?? { tone: 'neutral' as const, icon: CircleDashed, word: asWord(status) };
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}
