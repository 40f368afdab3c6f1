import type { SetUpCheck, SetUpState } from '@jara/contract/staff/set-up';
import type { Tone } from '../../../components/ui/banner.tsx';

const FIRST: readonly SetUpState[] = ['wrong', 'warning', 'unknown', 'ok'];

/** What wants somebody's hand comes first; else they stay in the order in which they are mended. */
export const inOrder = (checks: readonly SetUpCheck[]): SetUpCheck[] =>
  [...checks].sort((a, b) => FIRST.indexOf(a.state) - FIRST.indexOf(b.state));

/** All of it in one sentence. Unknown is not wrong, and is no reason to say that all is well. */
export function sumOf(checks: readonly SetUpCheck[]): { tone: Tone; title: string } {
  const count = (wanted: SetUpState) => checks.filter(({ state }) => state === wanted).length;
  const [found, lookAt, unknown] = [count('wrong'), count('warning'), count('unknown')];
  if (found > 0) return { tone: 'err', title: found === 1 ? '1 thing is wrong' : `${found} things are wrong` };
  if (lookAt > 0)
    return {
      tone: 'warn',
      title: `Nothing is wrong; ${lookAt === 1 ? '1 thing is' : `${lookAt} things are`} worth a look`,
    };
  if (unknown > 0)
    return { tone: 'info', title: `Nothing is wrong; ${unknown} ${unknown === 1 ? 'is' : 'are'} not known` };
  return { tone: 'ok', title: 'Everything is set up' };
}
