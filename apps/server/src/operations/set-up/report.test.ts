import { describe, expect, it } from 'vitest';
import { SettingsError } from '../../platform/config.ts';
import { reportOf, unreadableSettings } from './report.ts';

const right = { name: 'Disk', state: 'ok', said: 'There is room.', todo: null } as const;
const late = { name: 'Backup', state: 'wrong', said: 'It is old.', todo: 'Take one.' } as const;
const dark = { name: 'DKIM', state: 'unknown', said: 'Not looked for.', todo: 'Set it.' } as const;

describe('the report of the doctor', () => {
  it('has one line for each check, with what to do, and fails only for what is wrong', () => {
    expect(reportOf([right, late, dark])).toEqual({
      text: `ok       Disk: There is room.
WRONG    Backup: It is old. Do: Take one.
unknown  DKIM: Not looked for. Do: Set it.
1 thing is wrong; 0 to look at, 1 unknown.
`,
      code: 1,
    });
    expect(reportOf([right, dark, { ...late, state: 'warning' }])).toMatchObject({
      text: expect.stringContaining('Nothing is wrong; 1 to look at, 1 unknown.\n'),
      code: 0,
    });
  });

  it('names every setting that no process would start with, and says that the rest was not looked at', () => {
    const { text, code } = reportOf(
      unreadableSettings(new SettingsError(['PORT must be a port number', 'ROLE is odd'])),
    );
    expect(code).toBe(1);
    expect(text.split('\n').slice(0, 3)).toEqual([
      expect.stringMatching(/^WRONG {4}Settings: PORT must be a port number\. Do: /),
      expect.stringMatching(/^WRONG {4}Settings: ROLE is odd\. Do: /),
      expect.stringMatching(/^unknown {2}Everything else: Not looked at\. Do: /),
    ]);
  });
});
