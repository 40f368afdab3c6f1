import { isBlank } from '@jara/domain/free-text';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Form } from '../../../components/form.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';

const MAX_REASON = 500;

interface ReasonDialogProps {
  title: string;
  /** What is about to happen. */
  children?: ReactNode;
  label: string;
  /** Sentences that are often right; choosing one fills the field, which can still be changed. */
  templates?: readonly string[];
  warning?: string;
  action: string;
  danger?: boolean;
  busy: boolean;
  /** Nothing can be done, whatever the reason. */
  disabled?: boolean;
  className?: string;
  problem?: string | undefined;
  onClose: () => void;
  onSubmit: (reason: string) => void;
}

/** Asks why before something is done that people will want to understand later. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, label, templates = [], warning, action, danger, busy, problem, onClose, onSubmit } = props;
  const { disabled = false, className = '' } = props;
  const [reason, setReason] = useState('');
  const given = isBlank(reason) ? '' : reason.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (given !== '' && !busy && !disabled) onSubmit(given);
  };
  return (
    <Dialog open title={title} onClose={busy ? undefined : onClose} className={className}>
      <Form onSubmit={submit} className="flex flex-col gap-4">
        {children}
        {templates.length > 0 && (
          <ul aria-label="Often used reasons" className="flex flex-col gap-2">
            {templates.map((sentence) => (
              <li key={sentence}>
                <button
                  type="button"
                  aria-pressed={reason === sentence}
                  onClick={() => setReason(sentence)}
                  className="min-h-11 w-full rounded-input border border-line bg-bg px-3 py-2 text-left text-sm hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-on-brand-soft"
                >
                  {sentence}
                </button>
              </li>
            ))}
          </ul>
        )}
        <Field label={label} aside={`${reason.length}/${MAX_REASON}`}>
          {(control) => (
            <Textarea
              {...control}
              name="reason"
              value={reason}
              maxLength={MAX_REASON}
              required
              // The reason goes into one line of the records; a pasted break becomes a space.
              onChange={({ currentTarget }) => setReason(currentTarget.value.replace(/\s*[\r\n\t]+\s*/g, ' '))}
            />
          )}
        </Field>
        {warning && <p className="font-semibold text-err text-sm">{warning}</p>}
        {problem && <Banner tone="err" title={problem} />}
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button variant="secondary" size="sm" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            size="sm"
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            disabled={given === '' || disabled}
          >
            {action}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
