import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  Clock,
  GiftIcon,
  Hourglass,
  Send,
  Snowflake,
  Undo2,
  Users,
} from 'lucide-react';
import { Badge } from './ui/badge.tsx';
import { type StatusLook, WITHDRAWAL_LOOKS } from './withdrawal-badge.tsx';
import { words } from './words/en.tsx';

/** Colour, icon and word for every state a person can meet, so that none of the three is needed alone. */
const LOOKS: Record<string, StatusLook> = {
  ...WITHDRAWAL_LOOKS,
  ACTIVE: { tone: 'ok', icon: GiftIcon, word: words.status.ACTIVE },
  CLAIMED: { tone: 'info', icon: CircleCheck, word: words.status.CLAIMED },
  GRANTED: { tone: 'info', icon: CircleCheck, word: words.status.GRANTED },
  WITHDRAWING: { tone: 'warn', icon: Clock, word: words.status.WITHDRAWING },
  PAID: { tone: 'ok', icon: CircleCheck, word: words.status.PAID },
  LAPSED: { tone: 'neutral', icon: Undo2, word: words.status.LAPSED },
  FROZEN: { tone: 'err', icon: Snowflake, word: words.status.FROZEN },
  SPLIT: { tone: 'brand', icon: Users, word: words.status.SPLIT },
  EXPIRED: { tone: 'neutral', icon: Hourglass, word: words.status.EXPIRED },
  BLOCKED: { tone: 'err', icon: Ban, word: words.status.BLOCKED },
  CONFLICTED: { tone: 'warn', icon: CircleAlert, word: words.status.CONFLICTED },
  ON_ITS_WAY: { tone: 'info', icon: Send, word: words.status.ON_ITS_WAY },
  PROCESSING: { tone: 'warn', icon: Clock, word: words.status.PROCESSING },
  SUCCESS: { tone: 'ok', icon: CircleCheck, word: words.status.SUCCESS },
  REVERSED: { tone: 'neutral', icon: Undo2, word: words.status.REVERSED },
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
