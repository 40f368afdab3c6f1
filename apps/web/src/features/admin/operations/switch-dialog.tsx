import type { SwitchState } from '@jara/contract/staff/switches';
import { toast } from '../../../lib/toast.ts';
import { problemOf } from '../session/say-problem.ts';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
import { useChangeSwitch } from './operations.queries.ts';
import { PAUSE_REASONS, SWITCH_WORDS } from './switches.content.ts';

export function SwitchDialog({ state: { name, isOn }, onClose }: { state: SwitchState; onClose: () => void }) {
  const change = useChangeSwitch(name);
  const { title, pausing, resuming } = SWITCH_WORDS[name];
  return (
    <ReasonDialog
      title={isOn ? `Pause: ${title}` : `Resume: ${title}`}
      label="Reason *"
      templates={isOn ? PAUSE_REASONS : []}
      action={isOn ? 'Pause' : 'Resume'}
      danger={isOn}
      busy={change.isPending}
      problem={problemOf(change.error, 'Failed to update status')}
      onClose={onClose}
      onSubmit={(reason) =>
        change.mutate(
          { isOn: !isOn, reason },
          {
            onSuccess: () => {
              toast.success(isOn ? `${title}: paused` : `${title}: on again`);
              onClose();
            },
          },
        )
      }
    >
      <p className="text-ink-2 text-sm">{isOn ? pausing : resuming}</p>
    </ReasonDialog>
  );
}
