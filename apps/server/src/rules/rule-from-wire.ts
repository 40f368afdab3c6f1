import { inferRuleType, inferSplitMode, type Rule, type WireRuleFields } from '@jara/domain/rule/rule';
import { percentToBps } from '@jara/domain/rule/validate-rule';
import { Refusal } from '../platform/refusal.ts';
import { toldWords } from '../platform/refusal-words/words/all.ts';

type Wire = Omit<WireRuleFields, 'splits' | 'startTime' | 'endTime' | 'draw'> & {
  splits?: readonly { percentage: number }[] | undefined;
  startTime?: string | undefined;
  endTime?: string | undefined;
  draw?: { winners: number; closesAt: string; shares?: readonly number[] | undefined } | undefined;
};

/** The rule a body describes. Exactly one kind may be in it: a mixture would hide what the sender meant. */
export function ruleFromWire(wire: Wire): Rule {
  const kinds = [
    wire.nthPerson !== undefined,
    wire.totalSplits !== undefined || wire.splits !== undefined,
    wire.startTime !== undefined || wire.endTime !== undefined,
    wire.equalShares !== undefined,
    wire.luckyShares !== undefined,
    wire.draw !== undefined,
  ].filter(Boolean).length;
  if (kinds !== 1)
    throw new Refusal('rule_invalid', {
      message: (language) => (kinds === 0 ? toldWords[language].chooseRule : toldWords[language].chooseOneRule),
    });

  const { splits = [], totalSplits = splits.length } = wire;
  if (splits.length > 0 && splits.length !== totalSplits)
    throw new Refusal('rule_invalid', {
      message: (language) => toldWords[language].splitsDiffer(totalSplits ?? 0, splits.length),
    });

  switch (inferRuleType(wire)) {
    case 'NTH_PERSON':
      return { type: 'NTH_PERSON', nthPerson: wire.nthPerson ?? Number.NaN };
    case 'SPLIT':
      return inferSplitMode(wire) === 'PERCENTAGE'
        ? { type: 'SPLIT', mode: 'PERCENTAGE', bps: (wire.splits ?? []).map(({ percentage }) => exactBps(percentage)) }
        : { type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits: wire.totalSplits ?? Number.NaN };
    case 'TIME':
      return { type: 'TIME', startsAt: instant(wire.startTime), endsAt: instant(wire.endTime) };
    case 'EQUAL':
      return { type: 'EQUAL', totalShares: wire.equalShares ?? Number.NaN };
    case 'LUCKY':
      return { type: 'LUCKY', totalShares: wire.luckyShares ?? Number.NaN };
    case 'DRAW':
      return {
        type: 'DRAW',
        winners: wire.draw?.winners ?? Number.NaN,
        closesAt: instant(wire.draw?.closesAt),
        ...(wire.draw?.shares ? { shares: wire.draw.shares } : {}),
      };
    case undefined:
      throw new Refusal('rule_invalid', { message: (language) => toldWords[language].addSplit });
  }
}

function exactBps(percentage: number): number {
  const bps = percentToBps(percentage);
  if (bps === undefined) throw new Refusal('rule_invalid', { message: (language) => toldWords[language].twoDecimals });
  return bps;
}

const instant = (text: string | undefined): number => (text === undefined ? Number.NaN : Date.parse(text));
