import { describe, expect, it } from 'vitest';
import { minor } from '../money/money.ts';
import { describeRule, ordinal, simulateClaims } from './describe-rule.ts';
import { RULE_TYPES, type Rule } from './rule.ts';
import { RULE_TYPE_SENTENCES } from './rule-type-sentences.ts';
import { ruleWords } from './words/all.ts';

const NOW = Date.UTC(2026, 10, 1);
const PEOPLE = ['Ada', 'Bola', 'Chidi', 'Dayo', 'Efe'];

const simulated = (rule: Rule | undefined, naira: number) =>
  simulateClaims(rule, minor(naira * 100), PEOPLE).map(({ sentence }) => sentence);

describe('a rule in words', () => {
  it.each<[Rule | undefined, string]>([
    [undefined, 'The first person to open it gets everything'],
    [{ type: 'NTH_PERSON', nthPerson: 7 }, 'The 7th person to open it gets everything'],
    [{ type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits: 1 }, 'The first person to open it gets everything'],
    [{ type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits: 3 }, 'The first 3 people to open it get equal shares'],
    [{ type: 'SPLIT', mode: 'PERCENTAGE', bps: [10_000] }, 'The first person to open it gets everything'],
    [
      { type: 'SPLIT', mode: 'PERCENTAGE', bps: [5_000, 3_333, 1_667] },
      'The first 3 people to open it get 50%, 33.33% and 16.67%, in that order',
    ],
    [{ type: 'EQUAL', totalShares: 1_000 }, 'The first 1,000 people to open it get equal shares'],
    [{ type: 'LUCKY', totalShares: 10 }, 'The first 10 people each get a share of a random size'],
    [
      { type: 'DRAW', winners: 10, closesAt: Date.UTC(2026, 10, 20, 17) },
      'Everybody who enters until Friday 20 November, 6:00 pm (Lagos) has the same chance. 10 people win a share each',
    ],
    [
      { type: 'DRAW', winners: 1, closesAt: Date.UTC(2020, 10, 20, 17) },
      'One person wins everything, drawn from everybody who entered until Friday 20 November 2020, 6:00 pm (Lagos)',
    ],
    [
      { type: 'TIME', startsAt: Date.UTC(2026, 10, 20, 8), endsAt: Date.UTC(2027, 0, 1, 11, 30) },
      'Opens Friday 20 November, 9:00 am (Lagos) and closes Friday 1 January 2027, 12:30 pm. ' +
        'The first person to open it in between gets everything',
    ],
  ])('%j reads: %s', (rule, sentence) => {
    expect(describeRule(rule, NOW)).toBe(sentence);
  });

  const fifty = { amount: minor(5_000_000) };
  it.each<[Rule | undefined, string]>([
    [undefined, 'The first person to open it gets ₦50,000'],
    [{ type: 'NTH_PERSON', nthPerson: 7 }, 'The 7th person to open it gets ₦50,000'],
    [{ type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits: 1 }, 'The first person to open it gets ₦50,000'],
    [{ type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits: 5 }, 'The first 5 people to open it get ₦10,000 each'],
    [
      { type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits: 3 },
      'The first 3 people to open it get ₦16,666.67, ₦16,666.67 and ₦16,666.66, in that order',
    ],
    [{ type: 'SPLIT', mode: 'PERCENTAGE', bps: [5_000, 5_000] }, 'The first 2 people to open it get ₦25,000 each'],
    [
      { type: 'SPLIT', mode: 'PERCENTAGE', bps: [7_000, 3_000] },
      'The first 2 people to open it get ₦35,000 and ₦15,000, in that order',
    ],
    [{ type: 'EQUAL', totalShares: 100 }, 'The first 100 people to open it get ₦500 each'],
    [
      { type: 'DRAW', winners: 100, closesAt: Date.UTC(2026, 10, 20, 17) },
      'Everybody who enters until Friday 20 November, 6:00 pm (Lagos) has the same chance. 100 people win ₦500 each',
    ],
    [
      { type: 'DRAW', winners: 1, closesAt: Date.UTC(2026, 10, 20, 17) },
      'Everybody who enters until Friday 20 November, 6:00 pm (Lagos) has the same chance. One person wins ₦50,000',
    ],
    [
      { type: 'DRAW', winners: 2, closesAt: Date.UTC(2026, 10, 20, 17), shares: [4_000_000, 1_000_000] },
      'Everybody who enters until Friday 20 November, 6:00 pm (Lagos) has the same chance. ' +
        '2 people win ₦40,000 and ₦10,000, in that order',
    ],
    [
      {
        type: 'DRAW',
        winners: 6,
        closesAt: Date.UTC(2026, 10, 20, 17),
        shares: [2_000_000, 1_000_000, 500_000, 500_000, 500_000, 500_000],
      },
      'Everybody who enters until Friday 20 November, 6:00 pm (Lagos) has the same chance. ' +
        '6 people win between ₦5,000 and ₦20,000 each',
    ],
    [
      { type: 'EQUAL', totalShares: 7 },
      'The first 7 people to open it get ₦7,142.85 each, the first of them a kobo more',
    ],
    [
      { type: 'LUCKY', totalShares: 20, minShare: 35_000 },
      'The first 20 people to open it share ₦50,000, each a part of a random size',
    ],
    [
      { type: 'TIME', startsAt: Date.UTC(2026, 10, 20, 8), endsAt: Date.UTC(2026, 10, 20, 17) },
      'Opens Friday 20 November, 9:00 am (Lagos) and closes Friday 20 November, 6:00 pm. ' +
        'The first person to open it in between gets ₦50,000',
    ],
  ])('%j of ₦50,000 reads: %s', (rule, sentence) => {
    expect(describeRule(rule, NOW, fifty)).toBe(sentence);
  });

  it('promises nothing of a window that is over', () => {
    const rule: Rule = { type: 'TIME', startsAt: Date.UTC(2026, 9, 20, 8), endsAt: NOW };
    expect(describeRule(rule, NOW, fifty)).toBe(
      'It was open from Tuesday 20 October, 9:00 am until Sunday 1 November, 1:00 am (Lagos), for the first person to open it',
    );
  });

  it('names sums in the currency of the gift', () => {
    expect(describeRule(undefined, NOW, { amount: minor(500_000), currency: 'GHS' })).toBe(
      'The first person to open it gets GH₵5,000',
    );
  });

  it('tells a stranger nothing that is only the sender’s to know', () => {
    for (const type of RULE_TYPES) expect(RULE_TYPE_SENTENCES[type]).not.toMatch(/\d/);
  });
});

describe('a place in line', () => {
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [112, '112th'],
    [1_001, '1,001st'],
  ])('%d reads %s', (n, text) => {
    expect(ordinal(n)).toBe(text);
  });
});

describe('the simulation, if five people open it', () => {
  it('gives everything to the first without a rule', () => {
    expect(simulated(undefined, 5_000)).toEqual([
      'Ada gets ₦5,000',
      'Bola finds it already taken',
      'Chidi finds it already taken',
      'Dayo finds it already taken',
      'Efe finds it already taken',
    ]);
  });

  it('gives everything to the third with that rule', () => {
    expect(simulated({ type: 'NTH_PERSON', nthPerson: 3 }, 5_000)).toEqual([
      'Ada is told: not this time',
      'Bola is told: not this time',
      'Chidi gets ₦5,000',
      'Dayo finds it already taken',
      'Efe finds it already taken',
    ]);
  });

  it('shares a split to the kobo', () => {
    expect(simulated({ type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits: 3 }, 100).slice(0, 3)).toEqual([
      'Ada gets ₦33.34',
      'Bola gets ₦33.33',
      'Chidi gets ₦33.33',
    ]);
  });

  it('plays a time window while it is open', () => {
    const rule: Rule = { type: 'TIME', startsAt: NOW + 1_000, endsAt: NOW + 2_000 };
    expect(simulated(rule, 5_000)[0]).toBe('Ada gets ₦5,000');
  });

  it('shows an example draw of a lucky gift that adds up', () => {
    const claims = simulateClaims({ type: 'LUCKY', totalShares: 5 }, minor(500_000), PEOPLE);
    const total = claims.reduce((sum, { outcome }) => sum + (outcome.kind === 'granted' ? outcome.share : 0), 0);
    expect(total).toBe(500_000);
  });

  it('speaks the currency of the gift', () => {
    expect(simulateClaims(undefined, minor(500_000), ['Kofi'], 'GHS')[0]?.sentence).toBe('Kofi gets GH₵5,000');
  });
});

describe('a rule in other words', () => {
  const draw: Rule = { type: 'DRAW', winners: 2, closesAt: Date.UTC(2026, 10, 20, 17), shares: [4_000_000, 1_000_000] };

  it.each([
    [
      'pcm',
      'Everybody wey enter before Friday 20 November, 6:00 for evening (Lagos) get the same chance. 2 people go win ₦40,000 and ₦10,000, one after the other',
    ],
    [
      'ha',
      'Duk wanda ya shiga kafin ranar Jumma’a 20 ga Nuwamba, 6:00 na yamma (Lagos) yana da dama iri ɗaya. Mutane 2 za su ci ₦40,000 da ₦10,000, bisa wannan tsari',
    ],
    [
      'yo',
      'Gbogbo ẹni tó bá wọlé kó tó di Ọjọ́ Ẹtì 20 Nòfẹ́ńbà, aago 6:00 ìrọ̀lẹ́ (Lagos) ní àǹfààní kan náà. Ènìyàn 2 ló máa jẹ ₦40,000 àti ₦10,000, ní ìtẹ̀léra',
    ],
    [
      'ig',
      'Onye ọ bụla banyere tupu Fraịde 20 Novemba, elekere 6:00 nke mgbede (Lagos) nwere otu ohere ahụ. Mmadụ 2 ga-emeri ₦40,000 na ₦10,000, n’usoro ahụ',
    ],
  ] as const)('is told in %s, with its times and its money', (language, sentence) => {
    expect(describeRule(draw, NOW, { amount: minor(5_000_000) }, ruleWords[language])).toBe(sentence);
  });

  it('tells who would get what', () => {
    const [first] = simulateClaims(undefined, minor(100_000), PEOPLE, 'NGN', ruleWords.ha);
    expect(first?.sentence).toBe('Za a ba Ada ₦1,000');
  });
});
