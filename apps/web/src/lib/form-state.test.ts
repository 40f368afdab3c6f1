import { describe, expect, it } from 'vitest';
import { afterChange, afterLeaving, afterPress, problemsIn, shownProblems, typedFrom } from './form-state.ts';

const EMPTY = { amount: '', email: '', rule: '' };
const judge = ({ amount, email, rule }: typeof EMPTY) =>
  problemsIn({
    amount: amount === '' ? 'No amount' : undefined,
    email: email.includes('@') ? undefined : 'No address',
    rule: rule === 'half' && amount !== '2' ? 'Too little for it' : undefined,
  });
const shown = (typed: ReturnType<typeof typedFrom<typeof EMPTY>>) => shownProblems(typed, judge(typed.values));

describe('a form while it is typed', () => {
  const fresh = typedFrom(EMPTY);

  it('says nothing of a field until it is left, and follows the keys from then on', () => {
    const typing = afterChange(fresh, { email: 'ad' });
    expect(shown(typing)).toEqual({});
    const left = afterLeaving(typing, 'email');
    expect(shown(left)).toEqual({ email: 'No address' });
    expect(shown(afterChange(left, { email: 'ada' }))).toEqual({ email: 'No address' });
    expect(shown(afterChange(left, { email: 'ada@' }))).toEqual({});
    expect(afterLeaving(left, 'email')).toBe(left);
  });

  it('says everything when it is pressed, from the top of the page', () => {
    expect(Object.keys(shown(afterPress(fresh)))).toEqual(['amount', 'email']);
  });

  it('lets what was judged by a changed field wait, and no other', () => {
    const pressed = afterPress(typedFrom({ ...EMPTY, amount: '1', rule: 'half' }));
    expect(shown(pressed)).toEqual({ email: 'No address', rule: 'Too little for it' });
    const changed = afterChange(pressed, { amount: '' }, ['rule']);
    expect(shown(changed)).toEqual({ amount: 'No amount', email: 'No address' });
    expect(shown(afterLeaving(changed, 'rule'))).toHaveProperty('rule');
    expect(shown(afterPress(changed))).toHaveProperty('rule');
  });

  it('judges a field that is typed in after a press, even one that was forgiven', () => {
    const forgiven = afterChange(afterPress(fresh), { amount: '1' }, ['amount', 'rule']);
    expect(shown(afterChange(forgiven, { rule: 'half' }, ['rule']))).toHaveProperty('rule');
    expect(shown(afterChange(forgiven, { amount: '' }, ['amount']))).toHaveProperty('amount');
  });

  it('shows what the server said until that field is changed, or forgiven, or all is pressed again', () => {
    const told = typedFrom({ ...EMPTY, amount: '1', email: 'a@' }, { email: 'Not to this one', rule: 'Not this rule' });
    expect(shown(told)).toEqual({ email: 'Not to this one', rule: 'Not this rule' });
    expect(shown(afterLeaving(told, 'email'))).toHaveProperty('email');
    expect(shown(afterChange(told, { email: 'b@' }))).toEqual({ rule: 'Not this rule' });
    expect(shown(afterChange(told, { amount: '3' }, ['rule']))).toEqual({ email: 'Not to this one' });
    expect(shown(afterPress(told))).toEqual({});
  });

  it('knows whether anybody has typed', () => {
    expect(afterPress(afterLeaving(fresh, 'email')).isChanged).toBe(false);
    expect(afterChange(fresh, { email: '' }).isChanged).toBe(true);
  });
});
