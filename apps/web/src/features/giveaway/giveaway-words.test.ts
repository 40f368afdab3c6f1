import type { Giveaway } from '@jara/contract/giveaways';
import { GIVEAWAY_STATES } from '@jara/domain/giveaway/giveaway-state';
import { describe, expect, it } from 'vitest';
import { chanceWords, choiceWords, leftWords, passOnText, winnerWords } from './details/giveaway-detail-words.ts';
import { words as details } from './details/words/en.tsx';
import { moneyWords, standingWords } from './giveaway-words.ts';
import { DRAW, LUCKY } from './testing.ts';

const NOW = Date.parse('2026-11-17T14:10:00.000Z');

describe('a stranger reads first', () => {
  it('how much is here, and since when it is locked', () => {
    expect(moneyWords(DRAW, NOW)).toEqual({
      amount: '₦500,000',
      text: 'is here, locked since Tuesday 17 November, 2:02 pm (Lagos)',
    });
    expect(moneyWords(LUCKY, NOW)).toEqual({
      amount: '₦495,799.50',
      text: 'of ₦500,000 is still here, locked since Tuesday 17 November, 2:02 pm (Lagos)',
    });
  });

  it('that it was here, once it has left', () => {
    expect(moneyWords({ ...LUCKY, here: 0, state: 'ENDED' }, NOW).text).toContain('was here, and all of it has left');
  });

  it('no invitation where we stopped it', () => {
    expect(moneyWords({ ...LUCKY, state: 'STOPPED' }, NOW).text).toBe('is kept here meanwhile.');
  });
});

describe('how winners are chosen', () => {
  it('is said with the money', () => {
    expect(choiceWords(LUCKY, NOW)).toBe(
      'The first 100 people to open it share ₦500,000, each a part of a random size.',
    );
  });

  it('is said of a draw to the second: it is open until it closes', () => {
    const closesAt = '2026-11-17T14:10:31.000Z';
    const draw = { ...DRAW, rule: { ...DRAW.rule, draw: { winners: 3, closesAt, shares: null } } };
    expect(choiceWords(draw, Date.parse(closesAt) - 1)).toContain('has the same chance. 3 people win');
    expect(choiceWords(draw, Date.parse(closesAt))).toContain('drawn from everybody who entered');
  });

  it('keeps the winning number secret until it is over', () => {
    const rule = { ...LUCKY.rule, ruleType: 'NTH_PERSON' as const, luckyShares: null };
    expect(choiceWords({ ...LUCKY, rule }, NOW)).toBe(
      'One person gets everything, and only the sender knows which one in line.',
    );
    expect(choiceWords({ ...LUCKY, rule: { ...rule, nthPerson: 777 } }, NOW)).toBe(
      'The 777th person to open it gets ₦500,000.',
    );
  });

  it('comes with the time to send it to a bank', () => {
    expect(details.claimTime(LUCKY.claimDays)).toContain('within 7 days, or it goes to somebody else');
    expect(details.claimTime(1)).toContain('within 1 day,');
  });
});

describe('how it stands', () => {
  it.each(GIVEAWAY_STATES)('is said for %s, also of a draw', (state) => {
    for (const giveaway of [LUCKY, DRAW]) expect(standingWords({ ...giveaway, state }, NOW).title).not.toBe('');
  });

  it('names the value that decides a draw, where there is one', () => {
    const drawing = { ...DRAW, state: 'DRAWING' as const };
    expect(standingWords(drawing, NOW).text).toContain('1,204 people are in. A public random value');
    expect(standingWords({ ...drawing, draw: { entries: 1, beacon: null, head: null, drawnAt: null } }, NOW).text).toBe(
      '1 person is in. The winners are known in a moment.',
    );
  });

  it('says of one winner, of many and of those who never came what is true of them', () => {
    const given = (shares: Giveaway['shares']) => standingWords({ ...LUCKY, state: 'GIVEN', shares }, NOW);
    expect(given({ total: 1, taken: 1, inBank: 0 }).text).toBe('The winner still has time to send it to a bank.');
    expect(given({ total: 3, taken: 3, inBank: 1 })).toEqual({
      title: 'Everything has an owner',
      text: '1 of 3 winners has it in a bank. The others still have time.',
    });
    expect(given({ total: 3, taken: 3, inBank: 2 }).text).toContain('2 of 3 winners have it');
    expect(given({ total: 3, taken: 3, inBank: 0 }).text).toBe('No winner has it in a bank yet. They still have time.');
    expect(given({ total: 100, taken: 3, inBank: 1 }).title, 'its time is over').toBe('It is closed');
  });

  it('says at the end what reached a bank, and that the rest went back once it has left', () => {
    const ended = (shares: Giveaway['shares'], here = 0) =>
      standingWords({ ...LUCKY, state: 'ENDED', shares, here }, NOW).text;
    expect(ended({ total: 1, taken: 1, inBank: 1 })).toBe('It is in the winner’s bank.');
    expect(ended({ total: 100, taken: 100, inBank: 100 })).toBe('100 of 100 shares are in a bank.');
    expect(ended({ total: 100, taken: 3, inBank: 3 })).toBe(
      '3 of 100 shares are in a bank. What was left went back to the sender.',
    );
    expect(ended({ total: 100, taken: 1, inBank: 1 })).toContain('1 of 100 shares is in a bank.');
    expect(ended({ total: 100, taken: 0, inBank: 0 }, 500)).toBe('Nobody took a share of it.');
    expect(ended({ total: 100, taken: 0, inBank: 0 })).toBe(
      'Nobody took a share of it. All of it went back to the sender.',
    );
  });

  it('says what is left', () => {
    expect(leftWords(LUCKY)).toBe('97 of 100 shares are left');
    expect(leftWords({ ...LUCKY, shares: { total: 3, taken: 2, inBank: 0 } })).toBe('1 of 3 shares is left');
    const ended = { ...LUCKY, state: 'ENDED' as const, shares: { total: 3, taken: 1, inBank: 1 } };
    expect(leftWords(ended)).toBe('1 of 3 shares was taken');
    expect(leftWords(DRAW)).toBe('1,204 people entered');
    expect(leftWords({ ...DRAW, state: 'DRAWING' }), 'said above already').toBeUndefined();
    expect(leftWords({ ...LUCKY, shares: { total: 1, taken: 0, inBank: 0 } })).toBeUndefined();
  });
});

it('how nobody could bend a draw is told of one that is over as of something past', () => {
  const drawn = { ...DRAW, draw: DRAW.draw && { ...DRAW.draw, drawnAt: '2026-11-20T17:01:00.000Z' } };
  expect(chanceWords(drawn, NOW)).toContain('Everybody who entered got a receipt');
  expect(chanceWords(drawn, NOW)).toContain('not even we could know the winners earlier');
});

it('what the proof of a draw without a public value does not cover is said plainly', () => {
  expect(chanceWords(DRAW, NOW)).toContain('not even we can know the winners earlier');
  const plain = chanceWords({ ...DRAW, draw: { entries: 3, beacon: null, head: null, drawnAt: null } }, NOW);
  expect(plain).toContain('No public random value is mixed in here');
  expect(plain).not.toContain('not even we');
});

it('of a winner it tells a letter and a bank, and nothing before an account is named', () => {
  expect(LUCKY.winners.map((winner) => winnerWords(winner, NOW))).toEqual([
    { title: 'Somebody', text: 'Won Tuesday 17 November, 3:05 pm' },
    { title: 'A…, GTBank', text: 'On its way, won Tuesday 17 November, 3:05 pm' },
    { title: 'A…, GTBank', text: 'In their bank since Tuesday 17 November, 3:07 pm' },
  ]);
});

it('what is passed on says what is really there', () => {
  expect(passOnText({ ...LUCKY, state: 'ENDED', here: 0 }, 'https://jara.test/g/7K3MXQ2V9H4TA')).toContain(
    'by Radio Port: it is over. See',
  );
  expect(passOnText(LUCKY, 'https://jara.test/g/7K3MXQ2V9H4TA')).toBe(
    'End of year jara, by Radio Port: ₦495,799.50 is locked there. See for yourself: https://jara.test/g/7K3MXQ2V9H4TA',
  );
});
