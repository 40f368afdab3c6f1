import { describe, expect, it } from 'vitest';
import { may } from './permissions.ts';
import { ROLES } from './roles.ts';
import { SUBJECT_KINDS, SUBJECTS } from './subjects.ts';

describe('what staff look after', () => {
  it('is never given to somebody who may not see it', () => {
    for (const kind of SUBJECT_KINDS)
      for (const role of ROLES.filter((each) => may(each, SUBJECTS[kind].lookedAfterWith)))
        expect([kind, role, may(role, SUBJECTS[kind].seenWith)]).toEqual([kind, role, true]);
  });

  it('is given to those who decide where it waits for a decision', () => {
    const forSupport = SUBJECT_KINDS.filter((kind) => may('SUPPORT', SUBJECTS[kind].lookedAfterWith));
    expect(forSupport).toEqual(['gift', 'payment', 'dispute', 'person']);
  });
});
