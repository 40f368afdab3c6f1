import type { GiveawayState } from '@jara/domain/giveaway/giveaway-state';
import { Ban, CircleCheck, Flag, Hourglass, type LucideIcon, Pause, PlayCircle, Shuffle } from 'lucide-react';
import { Badge, type BadgeTone } from '../../../components/ui/badge.tsx';
import { STATE_WORDS } from './giveaway-words.ts';

const LOOKS: Record<GiveawayState, { tone: BadgeTone; icon: LucideIcon }> = {
  WAITING: { tone: 'info', icon: Hourglass },
  OPEN: { tone: 'ok', icon: PlayCircle },
  PAUSED: { tone: 'warn', icon: Pause },
  DRAWING: { tone: 'brand', icon: Shuffle },
  GIVEN: { tone: 'info', icon: CircleCheck },
  ENDED: { tone: 'neutral', icon: Flag },
  STOPPED: { tone: 'err', icon: Ban },
};

export function GiveawayStateBadge({ state }: { state: GiveawayState }) {
  const { tone, icon } = LOOKS[state];
  return (
    <Badge tone={tone} icon={icon}>
      {STATE_WORDS[state]}
    </Badge>
  );
}
