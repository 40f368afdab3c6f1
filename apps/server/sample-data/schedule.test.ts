import { GIFT_THEMES } from '@jara/contract/payments';
import { minor } from '@jara/domain/money/money';
import { ruleProblem } from '@jara/domain/rule/validate-rule';
import { DAY_MS, HOUR_MS } from '@jara/domain/time/lagos';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { USUAL_LIMITS } from './moves.ts';
import { PEOPLE } from './people.ts';
import { outlines, schedule } from './schedule.ts';

const anyDay = fc.date({ min: new Date('2025-01-01'), max: new Date('2039-12-31'), noInvalidDate: true });
const told = outlines();

describe('the year of the sample', () => {
  it('is the same gifts whenever it is told', () => {
    expect(outlines()).toEqual(told);
    expect(told.length).toBeGreaterThanOrEqual(300);
    expect(told.length).toBeLessThanOrEqual(400);
  });

  it('gives every gift a name and a cloth of its own', () => {
    expect(new Set(told.map(({ name }) => name)).size).toBe(told.length);
    expect(new Set(told.map(({ gift }) => gift.clothSeed)).size).toBe(told.length);
  });

  it('uses every theme, and addresses that reach nobody', () => {
    expect(new Set(told.map(({ gift }) => gift.theme))).toEqual(new Set(GIFT_THEMES));
    expect(PEOPLE.every(({ email }) => /^[a-z.]+@example\.(com|org|net)$/.test(email))).toBe(true);
    expect(new Set(PEOPLE.map(({ browserId }) => browserId)).size).toBe(PEOPLE.length);
  });

  it('stays within the limits of gifts and texts, and nobody gives to themselves', () => {
    for (const { gift, sender } of told) {
      expect(gift.amount).toBeGreaterThanOrEqual(USUAL_LIMITS.minGift);
      expect(gift.amount).toBeLessThanOrEqual(USUAL_LIMITS.maxGift);
      expect(gift.message?.length ?? 0).toBeLessThanOrEqual(280);
      expect(gift.email).not.toBe(sender.email);
    }
  });

  it('lies in the past, in order, whatever today is', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const asOf = today.getTime();
        for (const { outline, startedAt, moves } of schedule(told, asOf)) {
          const times = [startedAt, ...moves.map(({ at }) => at)];
          const isInOrder = times.every((at, index) => index === 0 || at >= (times[index - 1] ?? at));
          const isInTheYear = startedAt > asOf - 373 * DAY_MS && (times.at(-1) ?? asOf) < asOf;
          if (!isInOrder || !isInTheYear) expect.fail(`${outline.name} is out of time`);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('has rules that the product takes, opened while they are open', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        for (const { outline, startedAt, moves } of schedule(told, today.getTime())) {
          const saved = moves.find(({ move }) => move.does === 'save_rule');
          const later = saved?.move.does === 'save_rule' ? saved.move.rule : undefined;
          const rule = later ?? outline.rule;
          const at = saved?.at ?? startedAt;
          if (!rule) continue;
          expect(later && outline.rule, 'a gift is ordered with its rule, or gets it later').toBeUndefined();
          if (rule.type === 'DRAW') {
            const { closesAfter, ...draw } = rule;
            expect(
              ruleProblem({ ...draw, closesAt: startedAt + closesAfter }, outline.gift.amount, at),
            ).toBeUndefined();
            continue;
          }
          if (rule.type !== 'TIME') {
            expect(ruleProblem(rule, outline.gift.amount, at)).toBeUndefined();
            continue;
          }
          const window = {
            type: 'TIME' as const,
            startsAt: startedAt + rule.opensAfter,
            endsAt: startedAt + rule.closesAfter,
          };
          expect(ruleProblem(window, outline.gift.amount, at)).toBeUndefined();
          for (const opened of moves.filter(({ move }) => move.does === 'open')) {
            expect(opened.at).toBeGreaterThanOrEqual(window.startsAt);
            expect(opened.at).toBeLessThan(window.endsAt);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('waits a whole day before it calls a payment never made', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        for (const { startedAt, moves } of schedule(told, today.getTime())) {
          const look = moves.find(({ move }) => move.does === 'look_at_payment');
          if (look && look.at - startedAt <= 24 * HOUR_MS) expect.fail('It was looked at too early');
        }
      }),
      { numRuns: 60 },
    );
  });

  it('draws lucky shares only where no draw can need an approval', () => {
    const lucky = told.filter(
      ({ rule, moves }) =>
        rule?.type === 'LUCKY' || moves.some((move) => move.does === 'save_rule' && move.rule.type === 'LUCKY'),
    );
    expect(lucky.length).toBeGreaterThan(0);
    for (const { gift } of lucky) expect(gift.amount).toBeLessThanOrEqual(minor(USUAL_LIMITS.autoApproveUpTo));
  });

  it('has a last month that is a month like the one before, feasts aside, whatever today is', () => {
    for (const month of Array.from({ length: 12 }, (_, index) => index)) {
      const asOf = Date.UTC(2026, month, 15, 9);
      const stories = schedule(told, asOf).filter(({ outline }) => outline.when.at !== 'feast');
      const isLately = (at: number) => at > asOf - 30 * DAY_MS;
      const isBefore = (at: number) => at > asOf - 60 * DAY_MS && !isLately(at);
      const figuresOf = (isIn: (at: number) => boolean) => {
        const started = stories.filter(({ startedAt }) => isIn(startedAt));
        const paidOut = stories.filter(({ moves }) =>
          moves.some(({ at, move }) => move.does === 'end_payout' && move.as === 'success' && isIn(at)),
        );
        const worth = (some: typeof stories) => some.reduce((sum, { outline }) => sum + outline.gift.amount, 0);
        return { gifts: started.length, given: worth(started), paidOut: worth(paidOut) };
      };
      const [lately, before] = [figuresOf(isLately), figuresOf(isBefore)];
      for (const figure of ['gifts', 'given', 'paidOut'] as const) {
        const factor = lately[figure] / before[figure];
        if (!(factor > 0.4 && factor < 2.5))
          expect.fail(`${figure}: ${factor.toFixed(1)} times, in month ${month + 1}`);
      }
    }
  });

  it('grows over the year and peaks at Christmas', () => {
    const asOf = Date.parse('2026-11-15T09:00:00Z');
    const starts = schedule(told, asOf).map(({ startedAt }) => startedAt);
    const between = (from: number, to: number) => starts.filter((at) => at >= from && at < to).length;
    const lastQuarter = between(asOf - 90 * DAY_MS, asOf);
    const summer = between(asOf - 180 * DAY_MS, asOf - 90 * DAY_MS);
    expect(lastQuarter).toBeGreaterThan(summer);
    const christmas = between(Date.parse('2025-12-18T23:00:00Z'), Date.parse('2025-12-25T23:00:00Z'));
    const weekBefore = between(Date.parse('2025-12-10T23:00:00Z'), Date.parse('2025-12-17T23:00:00Z'));
    expect(christmas).toBeGreaterThan(5 * Math.max(1, weekBefore));
  });
});
