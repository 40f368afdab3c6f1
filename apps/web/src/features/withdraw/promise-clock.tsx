import type { Withdrawal } from '@jara/contract/withdrawals';
import { countdown, spokenLagos } from '@jara/domain/time/lagos';
import { AppLink } from '../../components/app-link.tsx';
import { serverNow } from '../../lib/server-clock.ts';
import { useNow } from '../../lib/use-now.ts';
import { promiseOf } from './withdrawal-steps.ts';
import { words } from './words/en.tsx';

const RADIUS = 34;
const ROUND = 2 * Math.PI * RADIUS;

/** The promise of 24 hours as a clock that runs down in the open. */
export function PromiseClock({ withdrawal }: { withdrawal: Withdrawal }) {
  const isRunning = withdrawal.status === 'PENDING';
  const now = useNow(isRunning, serverNow);
  const promise = promiseOf(withdrawal, now);
  if (promise.state === 'over') return null;
  if (promise.state === 'kept') {
    const took = Date.parse(withdrawal.finishedAt ?? withdrawal.updatedAt) - Date.parse(withdrawal.createdAt);
    return (
      <p className="font-semibold text-ok">
        {took < 60_000 ? words.promise.keptWithinAMinute : words.promise.keptIn(countdown(took))}
      </p>
    );
  }
  return (
    <div className="flex items-center gap-5">
      <svg viewBox="0 0 80 80" className="size-20 shrink-0" aria-hidden="true">
        <circle cx="40" cy="40" r={RADIUS} fill="none" strokeWidth="7" className="stroke-line" />
        <circle
          cx="40"
          cy="40"
          r={RADIUS}
          fill="none"
          strokeWidth="7"
          strokeLinecap="round"
          strokeDasharray={`${ROUND * promise.left} ${ROUND}`}
          transform="rotate(-90 40 40)"
          className="stroke-gold"
        />
        <text x="40" y="46" textAnchor="middle" className="fill-ink font-bold font-display text-lg">
          24h
        </text>
      </svg>
      {promise.state === 'running' ? (
        <p>
          <span role="timer" suppressHydrationWarning className="block font-bold font-display text-xl tabular">
            {words.promise.left(countdown(promise.msLeft))}
          </span>
          <span className="text-ink-2 text-sm">{words.promise.by(spokenLagos(withdrawal.promisedBy, now))}</span>
        </p>
      ) : (
        <p>
          <span className="block font-bold text-err">{words.promise.late}</span>
          <span className="text-ink-2 text-sm">
            {words.promise.lateMeans((text) => (
              <AppLink to="/help">{text}</AppLink>
            ))}
          </span>
        </p>
      )}
    </div>
  );
}
