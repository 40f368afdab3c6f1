import { minor } from '@jara/domain/money/money';
import type { Rule } from '@jara/domain/rule/rule';
import type { Selectable } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

export type RuleRow = Selectable<Schema['rules']>;
export type RuleColumns = Pick<
  RuleRow,
  | 'type'
  | 'nthPerson'
  | 'totalSplits'
  | 'splitBps'
  | 'startsAt'
  | 'endsAt'
  | 'equalShares'
  | 'luckyShares'
  | 'luckyMinShare'
  | 'drawWinners'
  | 'drawClosesAt'
  | 'drawShares'
>;

/** A rule as its columns. The table's own checks keep the columns of the other types empty. */
export function ruleColumns(rule: Rule): RuleColumns {
  const none = {
    nthPerson: null,
    totalSplits: null,
    splitBps: null,
    startsAt: null,
    endsAt: null,
    equalShares: null,
    luckyShares: null,
    luckyMinShare: null,
    drawWinners: null,
    drawClosesAt: null,
    drawShares: null,
  };
  switch (rule.type) {
    case 'NTH_PERSON':
      return { ...none, type: rule.type, nthPerson: rule.nthPerson };
    case 'SPLIT':
      return rule.mode === 'FIXED_AMOUNT'
        ? { ...none, type: rule.type, totalSplits: rule.totalSplits }
        : { ...none, type: rule.type, splitBps: [...rule.bps] };
    case 'TIME':
      return { ...none, type: rule.type, startsAt: new Date(rule.startsAt), endsAt: new Date(rule.endsAt) };
    case 'EQUAL':
      return { ...none, type: rule.type, equalShares: rule.totalShares };
    case 'LUCKY':
      return { ...none, type: rule.type, luckyShares: rule.totalShares, luckyMinShare: rule.minShare ?? null };
    case 'DRAW':
      return {
        ...none,
        type: rule.type,
        drawWinners: rule.winners,
        drawClosesAt: new Date(rule.closesAt),
        drawShares: rule.shares ? rule.shares.map(minor) : null,
      };
  }
}

export function ruleOf(row: RuleColumns): Rule {
  const held = <T>(value: T | null): T => {
    if (value === null) throw new Error(`a ${row.type} rule without its own column`);
    return value;
  };
  switch (row.type) {
    case 'NTH_PERSON':
      return { type: 'NTH_PERSON', nthPerson: held(row.nthPerson) };
    case 'SPLIT':
      return row.splitBps
        ? { type: 'SPLIT', mode: 'PERCENTAGE', bps: row.splitBps }
        : { type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits: held(row.totalSplits) };
    case 'TIME':
      return { type: 'TIME', startsAt: held(row.startsAt).getTime(), endsAt: held(row.endsAt).getTime() };
    case 'EQUAL':
      return { type: 'EQUAL', totalShares: held(row.equalShares) };
    case 'LUCKY':
      return {
        type: 'LUCKY',
        totalShares: held(row.luckyShares),
        ...(row.luckyMinShare === null ? {} : { minShare: row.luckyMinShare }),
      };
    case 'DRAW':
      return {
        type: 'DRAW',
        winners: held(row.drawWinners),
        closesAt: held(row.drawClosesAt).getTime(),
        ...(row.drawShares === null ? {} : { shares: row.drawShares }),
      };
  }
}
