import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asDraft, clearDraft, clearOrdered, EMPTY_DRAFT, markOrdered, readDraft, saveDraft } from './gift-draft.ts';
import { NEW_DRAFT } from './rule-draft.ts';

const memory = new Map<string, string>();
const storage = {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
  removeItem: (key: string) => void memory.delete(key),
};

beforeEach(() => {
  memory.clear();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

const draft = { ...EMPTY_DRAFT, amount: '5,000', email: 'ada@example.com', theme: 'sallah' as const, clothSeed: 77 };

describe('a gift draft', () => {
  it('survives a reload', () => {
    saveDraft(draft);
    expect(readDraft()).toEqual(draft);
  });

  it('never keeps the password, whatever the form hands over', () => {
    saveDraft({ ...draft, wantsPassword: true, password: 'open sesame' } as typeof draft);
    expect([...memory.values()].join()).not.toContain('sesame');
    expect(readDraft()?.wantsPassword).toBe(true);
  });

  it('keeps the language that was chosen, and not the one that came with the page', () => {
    saveDraft(draft);
    expect([...memory.values()].join()).not.toContain('language');
    saveDraft({ ...draft, language: 'yo' });
    expect(readDraft()?.language).toBe('yo');
  });

  it('is gone after the gift is paid', () => {
    saveDraft(draft);
    markOrdered('this one');
    clearOrdered('another');
    expect(readDraft()).toEqual(draft);
    clearOrdered('this one');
    expect(readDraft()).toBeUndefined();
  });

  it('outlives another look at the gift before it', () => {
    saveDraft(draft);
    markOrdered('the first');
    clearOrdered('the first');
    saveDraft({ ...draft, amount: '7,000' });
    clearOrdered('the first');
    expect(readDraft()?.amount).toBe('7,000');
  });

  it('that is written on after it was ordered is the next gift', () => {
    saveDraft(draft);
    markOrdered('the first');
    saveDraft({ ...draft, email: 'bisi@example.com' });
    clearOrdered('the first');
    expect(readDraft()?.email).toBe('bisi@example.com');
  });

  it('can be thrown away', () => {
    saveDraft(draft);
    markOrdered('this one');
    clearDraft();
    expect(memory.size).toBe(0);
  });

  it('takes only what is usable from a damaged entry', () => {
    expect(asDraft({ amount: 5, email: 'a@b.co', theme: 'tartan', clothSeed: -1, anonymous: 'yes' })).toEqual({
      ...EMPTY_DRAFT,
      email: 'a@b.co',
    });
    memory.set('jara.draft', '{broken');
    expect(readDraft()).toBeUndefined();
  });

  it('keeps who may open it, and takes only what is usable from that too', () => {
    const rule = { ...NEW_DRAFT, ruleType: 'LUCKY' as const, luckyShares: '20' };
    saveDraft({ ...draft, rule });
    expect(readDraft()?.rule).toEqual(rule);
    expect(asDraft({ rule: { ruleType: 'RAFFLE' } }).rule).toBeNull();
    expect(asDraft({ rule: 'NTH_PERSON' }).rule).toBeNull();
    expect(
      asDraft({ rule: { ruleType: 'SPLIT', totalSplits: 9, percentages: ['50', 7, null, '1', '2', '3'] } }).rule,
    ).toEqual({
      ...NEW_DRAFT,
      ruleType: 'SPLIT',
      percentages: ['50', '7', '', '1', '2'],
    });
  });

  it('keeps how and when it reaches them, how long it waits and who pays the fee', () => {
    const wishes = { delivery: 'LATER', deliverAt: '2026-12-24T09:00', opensAt: '2026-12-25T00:00' } as const;
    const whole = { ...draft, ...wishes, lifetimeDays: 30 as const, feePaidBy: 'SENDER' as const };
    saveDraft(whole);
    expect(readDraft()).toEqual(whole);
    expect(asDraft({ delivery: 'PIGEON', deliverAt: 7, opensAt: null, lifetimeDays: 31, feePaidBy: 'NOBODY' })).toEqual(
      EMPTY_DRAFT,
    );
  });

  it('is simply not kept when storage is forbidden', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(saveDraft(draft)).toBe(false);
    expect(readDraft()).toBeUndefined();
  });
});
