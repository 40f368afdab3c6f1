import type { SetUpCheck, SetUpState } from '@jara/contract/staff/set-up';
import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react';
import { Badge, type BadgeTone } from '../../../components/ui/badge.tsx';

const LOOKS: Record<SetUpState, { tone: BadgeTone; icon: LucideIcon; word: string }> = {
  ok: { tone: 'ok', icon: CircleCheck, word: 'Right' },
  warning: { tone: 'warn', icon: TriangleAlert, word: 'Look at it' },
  wrong: { tone: 'err', icon: CircleAlert, word: 'Wrong' },
  unknown: { tone: 'neutral', icon: CircleHelp, word: 'Not known' },
};

/** One thing that was looked at: how it stands, and what to do. */
export function CheckRow({ check: { name, state, said, todo } }: { check: SetUpCheck }) {
  const { tone, icon, word } = LOOKS[state];
  return (
    <li className="flex flex-col gap-1 border-line border-b py-4 first:pt-0 last:border-b-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {name}
        <Badge tone={tone} icon={icon}>
          {word}
        </Badge>
      </p>
      <p className="wrap-anywhere text-ink-2 text-sm">{said}</p>
      {todo !== null && (
        <p className="wrap-anywhere text-sm">
          <span className="text-ink-3">What to do: </span>
          {todo}
        </p>
      )}
    </li>
  );
}
