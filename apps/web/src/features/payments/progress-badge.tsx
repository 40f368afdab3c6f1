import type { Payment } from '@jara/contract/payments';
import { CircleCheck, GiftIcon, Hourglass, Landmark, type LucideIcon, Undo2 } from 'lucide-react';
import { StatusBadge } from '../../components/status-badge.tsx';
import { Badge, type BadgeTone } from '../../components/ui/badge.tsx';

const LOOKS: Record<NonNullable<Payment['progress']>, { tone: BadgeTone; icon: LucideIcon; word: string }> = {
  WAITING: { tone: 'ok', icon: GiftIcon, word: 'Waiting' },
  OPENED: { tone: 'ok', icon: CircleCheck, word: 'Opened' },
  IN_BANK: { tone: 'ok', icon: Landmark, word: 'In their bank' },
  SENT_BACK: { tone: 'neutral', icon: Undo2, word: 'Sent back' },
  ENDED: { tone: 'neutral', icon: Hourglass, word: 'Ended unopened' },
};

/** What a sender wants to know: how far a paid gift has come, or how its payment stands while it is not paid. */
export function ProgressBadge({ payment: { progress, status } }: { payment: Payment }) {
  if (progress === null) return <StatusBadge status={status} />;
  const { tone, icon, word } = LOOKS[progress];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}
