import type { GiveawayFile } from '@jara/contract/staff/giveaways';
import type { GiftStatus } from '@jara/domain/gift/gift-status';
import { Ban, Unlock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { toast } from '../../../lib/toast.ts';
import { problemOf } from '../session/say-problem.ts';
import { useStaff } from '../session/staff-context.tsx';
import { useStaffAction } from '../session/use-staff-action.ts';
import { ReasonDialog } from '../shared/reason-dialog.tsx';

const MAX_PUBLIC = 280;

const STOP_REASONS = [
  'The giveaway is part of a reported scam.',
  'The host is not who they say they are.',
  'Many claims of it come from one network.',
] as const;
const RELEASE_REASONS = [
  'The review is finished and found nothing wrong.',
  'The host put right what was wrong.',
] as const;

interface Move {
  status: GiftStatus;
  reason: string;
  publicReason?: string;
}

/** Stopping a giveaway is blocking its gift, with words for everybody who looks at the page. */
export function GiveawayActions({ giveaway: { code, allowed } }: { giveaway: GiveawayFile }) {
  const { can } = useStaff();
  const [wished, setWished] = useState<GiftStatus>();
  const [told, setTold] = useState('');
  const move = useStaffAction((api, body: Move, once) => api.changeGiftStatus({ params: { quid: code }, body }, once));
  if (!can('gifts.change_status')) return null;
  const isStop = wished === 'BLOCKED';
  const close = () => {
    setWished(undefined);
    setTold('');
    move.reset();
  };
  return (
    <div className="no-print flex flex-wrap gap-2">
      {allowed.block && (
        <Button variant="secondary" size="sm" onClick={() => setWished('BLOCKED')}>
          <Ban aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          Stop
        </Button>
      )}
      {allowed.release && (
        <Button variant="secondary" size="sm" onClick={() => setWished('ACTIVE')}>
          <Unlock aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          Release
        </Button>
      )}
      {wished && (
        <ReasonDialog
          title={isStop ? 'Stop this giveaway' : 'Release this giveaway'}
          label="Reason, for our records *"
          templates={isStop ? STOP_REASONS : RELEASE_REASONS}
          action={isStop ? 'Stop' : 'Release'}
          danger={isStop}
          busy={move.isPending}
          problem={problemOf(move.error, 'Failed to update status')}
          onClose={close}
          onSubmit={(reason) =>
            move.mutate(
              { status: wished, reason, ...(isStop && told.trim() !== '' ? { publicReason: told.trim() } : {}) },
              {
                onSuccess: () => {
                  toast.success(isStop ? 'The giveaway is stopped' : 'The giveaway goes on');
                  close();
                },
              },
            )
          }
        >
          <p className="text-ink-2">
            {isStop
              ? 'Nobody can take part, and nothing of it is paid until it is released. Its money stays where it is.'
              : 'People can take part again, what was won can be withdrawn, and the page no longer gives a reason.'}
          </p>
          {isStop && (
            <Field
              label="What the page tells everybody"
              optional
              aside={`${told.length}/${MAX_PUBLIC}`}
              hint="Name nobody, and nothing that is not certain."
            >
              {(control) => (
                <Textarea
                  {...control}
                  name="publicReason"
                  value={told}
                  maxLength={MAX_PUBLIC}
                  onChange={({ currentTarget }) => setTold(currentTarget.value.replace(/\s*[\r\n\t]+\s*/g, ' '))}
                />
              )}
            </Field>
          )}
        </ReasonDialog>
      )}
    </div>
  );
}
