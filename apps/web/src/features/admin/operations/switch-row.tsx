import type { SwitchState } from '@jara/contract/staff/switches';
import { CirclePause, CirclePlay } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useStaff } from '../session/staff-context.tsx';
import { When } from '../shared/when.tsx';
import { SwitchDialog } from './switch-dialog.tsx';
import { SWITCH_WORDS } from './switches.content.ts';

/** One thing that can be paused: how it stands, who turned it and why, and the way to turn it. */
export function SwitchRow({ state }: { state: SwitchState }) {
  const { can } = useStaff();
  // As it stood when the button was pressed: a dialog must not turn round when somebody else was faster.
  const [asked, setAsked] = useState<SwitchState>();
  const { name, isOn, reason, changedBy, changedAt } = state;
  const { title, meaning } = SWITCH_WORDS[name];
  const action = isOn ? 'Pause' : 'Resume';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-4 first:pt-0 last:border-b-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {title}
          <Badge tone={isOn ? 'ok' : 'err'} icon={isOn ? CirclePlay : CirclePause}>
            {isOn ? 'On' : 'Paused'}
          </Badge>
        </p>
        <p className="text-ink-2 text-sm">{meaning}</p>
        {!isOn && (
          <p className="mt-1 break-words text-sm">
            <span className="text-ink-3">Why: </span>
            {reason}
          </p>
        )}
        {(!isOn || changedBy) && (
          <p className="mt-1 text-ink-3 text-sm">
            {isOn ? 'Resumed' : 'Paused'} by {changedBy?.name ?? 'the product itself'} <When at={changedAt} />
          </p>
        )}
      </div>
      {can('operations.control') && (
        <Button
          variant={isOn ? 'secondary' : 'primary'}
          size="sm"
          aria-label={`${action}: ${title}`}
          onClick={() => setAsked(state)}
        >
          {action}
        </Button>
      )}
      {asked && <SwitchDialog state={asked} onClose={() => setAsked(undefined)} />}
    </li>
  );
}
