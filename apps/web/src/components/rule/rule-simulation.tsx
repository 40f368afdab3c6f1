import type { Minor } from '@jara/domain/money/money';
import { describeRule, simulateClaims } from '@jara/domain/rule/describe-rule';
import type { Rule } from '@jara/domain/rule/rule';
import { clsx } from 'clsx';
import { serverNow } from '../../lib/server-clock.ts';
import type { SealedWhen } from './sealed-when.ts';
import { simulateDraw } from './simulate-draw.ts';
import { words } from './words/en.tsx';

const PEOPLE = ['Ada', 'Bayo', 'Chidi', 'Danladi', 'Ebiere'];

interface RuleSimulationProps {
  /** Without one, the first person gets everything. */
  rule: Rule | undefined;
  amount: Minor;
  sealedWhen: SealedWhen;
}

/** The rule played through with five people, so that nobody has to imagine it. */
export function RuleSimulation({ rule, amount, sealedWhen }: RuleSimulationProps) {
  const isDraw = rule?.type === 'DRAW';
  const claims = isDraw ? simulateDraw(rule, amount, PEOPLE) : simulateClaims(rule, amount, PEOPLE);
  return (
    <section aria-labelledby="simulation" className="flex flex-col gap-3">
      <h3 id="simulation" className="font-display font-bold text-lg">
        {isDraw ? words.simulation.ifFiveEnter : words.simulation.ifFiveOpen}
      </h3>
      <p className="text-ink-2">{describeRule(rule, serverNow(), { amount })}.</p>
      <ol aria-live="polite" className="flex flex-col gap-1.5">
        {claims.map(({ person, outcome, sentence }) => (
          <li
            key={person}
            className={clsx(
              'flex items-center gap-3 rounded-card px-4 py-2.5',
              outcome.kind === 'granted' ? 'bg-ok-soft font-semibold text-ok' : 'bg-sunken text-ink-2',
            )}
          >
            <span
              aria-hidden="true"
              className={clsx(
                'size-2.5 shrink-0 rounded-full',
                outcome.kind === 'granted' ? 'bg-gold' : 'bg-line-strong',
              )}
            />
            {sentence}
          </li>
        ))}
      </ol>
      {rule?.type === 'LUCKY' && <p className="text-ink-3 text-sm">{words.simulation.luckyExample(sealedWhen)}</p>}
      {isDraw && (
        <p className="text-ink-3 text-sm">
          {rule.winners > PEOPLE.length ? words.simulation.fewEnter : words.simulation.drawExample}
        </p>
      )}
      {rule?.type === 'NTH_PERSON' && rule.nthPerson > PEOPLE.length && (
        <p className="text-ink-3 text-sm">{words.simulation.waitsFor(rule.nthPerson)}</p>
      )}
    </section>
  );
}
