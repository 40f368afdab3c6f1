import type { Withdrawal } from '@jara/contract/withdrawals';
import { formatLagos } from '@jara/domain/time/lagos';
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { type Step, stepsOf } from './withdrawal-steps.ts';
import { words } from './words/en.tsx';

export function WithdrawalTimeline({ withdrawal }: { withdrawal: Withdrawal }) {
  const steps = stepsOf(withdrawal);
  return (
    <ol className="flex flex-col">
      {steps.map((step, place) => (
        <li
          key={step.name}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className="relative flex gap-4 pb-6 last:pb-0"
        >
          {place < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={clsx(
                'absolute top-7 bottom-0 left-[0.8125rem] w-0.5',
                step.state === 'done' ? 'bg-ok' : 'bg-line',
              )}
            />
          )}
          <Mark state={step.state} />
          <div className="-mt-0.5 min-w-0">
            <p className={clsx('font-semibold', step.state === 'later' && 'text-ink-3')}>
              {step.state === 'failed' ? (
                // "Approved" beside a cross and a time would read as if it had been.
                words.stepsNotTaken[step.name]
              ) : (
                <>
                  {step.label}
                  <span className="sr-only">, {words.stepStates[step.state]}</span>
                </>
              )}
            </p>
            {step.at && <p className="text-ink-3 text-sm tabular">{formatLagos(step.at)}</p>}
            {step.note && <p className="text-ink-2 text-sm">{step.note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Mark({ state }: { state: Step['state'] }) {
  const look = {
    done: 'bg-ok text-surface',
    failed: 'bg-err text-on-err',
    now: 'border-[3px] border-gold bg-surface',
    later: 'border-2 border-line-strong bg-surface',
  }[state];
  return (
    <span aria-hidden="true" className={clsx('z-[1] grid size-7 shrink-0 place-items-center rounded-full', look)}>
      {state === 'done' && <Check className="size-4" strokeWidth={3} />}
      {state === 'failed' && <X className="size-4" strokeWidth={3} />}
      {state === 'now' && <span className="size-2 rounded-full bg-gold" />}
    </span>
  );
}
