import { formatMoneyShort } from '@jara/domain/money/format';
import type { Minor } from '@jara/domain/money/money';
import type { SimulatedClaim } from '@jara/domain/rule/describe-rule';
import { rankEntries } from '@jara/domain/rule/draw';
import type { DrawRule } from '@jara/domain/rule/rule';
import { sharesOf } from '@jara/domain/rule/shares';
import { words } from './words/en.tsx';

/** Drawn as a real one is, from values that are nobody's. */
const EXAMPLE = { seed: '0'.repeat(64), head: 'example', randomness: undefined };

/** If these people entered, and nobody else, who would get what? */
export function simulateDraw(rule: DrawRule, amount: Minor, people: readonly string[]): SimulatedClaim[] {
  const shares = sharesOf(rule, amount);
  const ranked = rankEntries({ ...EXAMPLE, entries: people.length });
  return people.map((person, index) => {
    const slot = ranked.indexOf(index + 1);
    const share = shares[slot];
    return share === undefined
      ? { person, outcome: { kind: 'not_this_time' }, sentence: words.simulation.notThisTime(person) }
      : {
          person,
          outcome: { kind: 'granted', slot, share },
          sentence: words.simulation.gets(person, formatMoneyShort(share)),
        };
  });
}
