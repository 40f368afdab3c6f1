import type { Payment } from '@jara/contract/payments';
import { CircleCheck, GiftIcon, Hourglass, Landmark, type LucideIcon, Undo2 } from 'lucide-react';
import { StatusBadge } from '../../components/status-badge.tsx';
import { Badge, type BadgeTone } from '../../components/ui/badge.tsx';
import { words } from './words/en.tsx';

const LOOKS: Record<NonNullable<Payment['progress']>, { tone: BadgeTone; icon: LucideIcon }> = {
  WAITING: { tone: 'ok', icon: GiftIcon },
  OPENED: { tone: 'ok', icon: CircleCheck },
  IN_BANK: { tone: 'ok', icon: Landmark },
  SENT_BACK: { tone: 'neutral', icon: Undo2 },
  ENDED: { tone: 'neutral', icon: Hourglass },
};

/** What a sender wants to know: how far a paid gift has come, or how its payment stands while it is not paid. */
export function ProgressBadge({ payment: { progress, status } }: { payment: Payment }) {
  if (progress === null) return <StatusBadge status={status} />;
  const { tone, icon } = LOOKS[progress];
  return (
    <Badge tone={tone} icon={icon}>
      {words.progress[progress]}
    </Badge>
  );
}
