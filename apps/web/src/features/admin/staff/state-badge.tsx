import type { StaffUser } from '@jara/contract/staff/users';
import { CircleCheck, CircleOff, MailQuestion } from 'lucide-react';
import { Badge } from '../../../components/ui/badge.tsx';

export const STATE_WORDS: Record<StaffUser['state'], string> = {
  ACTIVE: 'Active',
  INVITED: 'Invited',
  DEACTIVATED: 'Inactive',
};
const LOOKS = {
  ACTIVE: { tone: 'ok', icon: CircleCheck },
  INVITED: { tone: 'info', icon: MailQuestion },
  DEACTIVATED: { tone: 'neutral', icon: CircleOff },
} as const;

export function StateBadge({ state }: { state: StaffUser['state'] }) {
  const { tone, icon } = LOOKS[state];
  return (
    <Badge tone={tone} icon={icon}>
      {STATE_WORDS[state]}
    </Badge>
  );
}
