import type { SetUpCheck, SetUpState } from '@jara/contract/staff/set-up';
import type { SettingsError } from '../../platform/config.ts';

const MARKS: Record<SetUpState, string> = { ok: 'ok', warning: 'warning', wrong: 'WRONG', unknown: 'unknown' };
const WIDTH = 9;

/** One line for each check, what to do behind it, and the sum of it all. Only what is wrong makes the command fail. */
export function reportOf(checks: readonly SetUpCheck[]): { text: string; code: 0 | 1 } {
  const lines = checks.map(
    ({ name, state, said, todo }) =>
      `${MARKS[state].padEnd(WIDTH)}${name}: ${said}${todo === null ? '' : ` Do: ${todo}`}`,
  );
  const count = (wanted: SetUpState) => checks.filter(({ state }) => state === wanted).length;
  const found = count('wrong');
  const sum = found === 0 ? 'Nothing is wrong' : `${found} ${found === 1 ? 'thing is' : 'things are'} wrong`;
  lines.push(`${sum}; ${count('warning')} to look at, ${count('unknown')} unknown.`);
  return { text: `${lines.join('\n')}\n`, code: found === 0 ? 0 : 1 };
}

/** Settings that no process would start with; nothing else can be looked at before they are right. */
export const unreadableSettings = ({ problems }: SettingsError): SetUpCheck[] => [
  ...problems.map(
    (problem): SetUpCheck => ({
      name: 'Settings',
      state: 'wrong',
      said: `${problem}.`,
      todo: 'Correct it in the environment; .env.example says what it is for.',
    }),
  ),
  {
    name: 'Everything else',
    state: 'unknown',
    said: 'Not looked at.',
    todo: 'Call this again when the settings can be read.',
  },
];
