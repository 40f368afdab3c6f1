import type { Withdrawal } from '@jara/contract/withdrawals';
import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { Badge, type BadgeTone } from './ui/badge.tsx';
import { words } from './words/en.tsx';

export interface StatusLook {
  tone: BadgeTone;
  icon: LucideIcon;
  word: string;
}

export const WITHDRAWAL_LOOKS: Record<Withdrawal['status'], StatusLook> = {
  PENDING: { tone: 'warn', icon: Clock, word: words.status.PENDING },
  COMPLETED: { tone: 'ok', icon: CircleCheck, word: words.status.COMPLETED },
  FAILED: { tone: 'err', icon: CircleX, word: words.status.FAILED },
};

/** For whoever waits for money: they came for that alone, on any phone, and the looks of everything else stay at home. */
export function WithdrawalBadge({ status }: { status: Withdrawal['status'] }) {
  const { tone, icon, word } = WITHDRAWAL_LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}
