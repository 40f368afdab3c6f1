import type { PaymentId } from '@jara/domain/ids';
import { LANGUAGES } from '@jara/domain/language';
import { minor } from '@jara/domain/money/money';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { PAYOUT_FAILURES } from '../../withdrawals/payout-failures.ts';
import {
  claimLink,
  dataErased,
  dataLink,
  endingReminder,
  everyKind,
  giftClaimed,
  giftForYou,
  giftReminder,
  listLink,
  PLACE,
  payoutDelayed,
  payoutFailed,
  payoutRequested,
  payoutSent,
  receipt,
  refundNeedsAccount,
  refundSent,
  renderSample,
  type Sample,
  shareLapses,
  thanks,
} from '../testing/sample-facts.ts';
import { html, plain } from '../writing/html.ts';

const opensAt = new Date('2026-11-22T08:00:00Z');
const paymentId = newId<PaymentId>();
const window = {
  type: 'TIME' as const,
  startsAt: Date.parse('2026-11-22T08:00:00Z'),
  endsAt: Date.parse('2027-01-23T11:30:00Z'),
};

/** Every kind, and each sentence that only some of a kind say. */
const MAILS: Sample[] = [
  giftForYou(),
  giftForYou({ from: null, isSecret: true, isProtected: true, amount: null, message: null, opensAt }),
  giftForYou({ from: null, rule: { type: 'DRAW', winners: 2, closesAt: window.endsAt } }),
  giftForYou({ rule: window }),
  giftReminder(),
  giftReminder({ what: 'ENDING', from: null, isProtected: true, amount: null }),
  claimLink(),
  shareLapses(),
  payoutRequested(),
  payoutRequested({ needsApproval: true }),
  payoutRequested({ needsApproval: true, isOneOfMany: true }),
  payoutRequested({ backTo: paymentId }),
  payoutDelayed(),
  payoutDelayed({ backTo: paymentId }),
  payoutSent(),
  payoutSent({ backTo: paymentId }),
  payoutFailed(),
  payoutFailed({ backTo: paymentId, reason: null }),
  payoutFailed({ isHeld: true }),
  receipt(),
  receipt({ recipient: null, delivery: 'SELF', shownAs: null, isSecret: true, isProtected: true, hasRule: true }),
  receipt({ shownAs: null, deliverAt: opensAt, feeOfSender: minor(150_000) }),
  endingReminder(),
  endingReminder({ recipient: null }),
  endingReminder({ rest: minor(100_050), goesBack: false, canWaitLonger: false }),
  giftClaimed(),
  giftClaimed({ recipient: null, share: minor(5_000_000), claimed: minor(5_000_000) }),
  thanks(),
  thanks({ name: null }),
  refundSent(),
  refundSent({ refunded: minor(10_000) }),
  refundSent({ wasGift: false, recipient: null }),
  refundNeedsAccount(),
  listLink(),
  listLink({ gifts: 1 }),
  dataLink(),
  dataErased(),
  dataErased({ erased: 1 }),
];

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const named = MAILS.map((facts, i) => [`${facts.kind} (${i + 1})`, facts] as const);

it('is tried in every kind that people outside staff read', () => {
  const kinds = new Set(MAILS.map(({ kind }) => kind));
  expect(
    everyKind()
      .filter(({ kind }) => !kinds.has(kind))
      .map(({ kind }) => kind),
  ).toEqual(['staff_invitation', 'report_ready']);
});

describe.each(OTHERS)('in %s', (language) => {
  it.each(named)('a %s mail leaves no sentence in English', (_, facts) => {
    const { subject, text, html } = renderSample(facts, PLACE, language);
    const written = Object.values(facts).map(String);
    const english = sentencesOf(facts).filter((sentence) => !written.some((each) => each.includes(sentence)));
    expect(english.length).toBeGreaterThan(5);
    for (const part of [subject, text, html]) expect(english.filter((sentence) => part.includes(sentence))).toEqual([]);
  });

  it.each(named)('a %s mail has both parts and a subject for a phone', (_, facts) => {
    const { subject, text, html } = renderSample(facts, PLACE, language);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\[object|Invalid/);
    expect(subject.replace(/\p{M}/gu, '')).toMatch(/^[^\r\n]{10,70}$/u);
    expect(text).not.toMatch(/<\w|&\w+;|\n{3}/);
    expect(html).toContain(`<html lang="${language}">`);
  });

  it.each(named)('a %s mail tells of the same money and leads to the same pages', (_, facts) => {
    const [told, english] = [renderSample(facts, PLACE, language), renderSample(facts)];
    for (const part of ['text', 'html'] as const) {
      expect(figuresIn(told[part])).toEqual(figuresIn(english[part]));
      expect(linksIn(told[part])).toEqual(linksIn(english[part]));
    }
  });
});

/** What is long enough to be a sentence of a language, and not a name that two share. */
const sentencesOf = (facts: Sample): string[] =>
  renderSample(facts)
    .text.split(/[\n.?:;]\s*/)
    .map((sentence) => sentence.replace(/^[>\s\d]+/, ''))
    .filter((sentence) => sentence.split(' ').length > 4);

const figuresIn = (part: string) => (part.match(/₦[\d,.]*\d|\d+%/g) ?? []).sort();
const linksIn = (part: string) => (part.match(/(https:\/\/|mailto:)[^\s"<]+[^\s"<.]/g) ?? []).sort();

it('speaks of the language it is in, in the header too', () => {
  expect(OTHERS.map((language) => renderSample(giftForYou(), PLACE, language).language)).toEqual(OTHERS);
  expect(renderSample(giftForYou()).html).toContain('<html lang="en">');
});

it.each(OTHERS)('tells in %s why a payout failed, where the reason is ours', (language) => {
  const facts = payoutFailed({ reason: PAYOUT_FAILURES.cameBack });
  expect(renderSample(facts).text).toContain(`Why: ${PAYOUT_FAILURES.cameBack}.`);
  const { text, html } = renderSample(facts, PLACE, language);
  for (const part of [text, html]) expect(part).not.toContain(PAYOUT_FAILURES.cameBack);
});

it.each(LANGUAGES)('sets the rows of a receipt in %s under each other', (language) => {
  const rows = renderSample(receipt(), PLACE, language).text.match(/^ {2}\S.*: .*$/gm) ?? [];
  expect(rows).toHaveLength(6);
  expect(
    new Set(rows.map((row) => /: +/.exec(row.replace(/\p{M}/gu, ''))).map((gap) => gap && gap.index + gap[0].length))
      .size,
  ).toBe(1);
});

it('lets no markup into the written part', () => {
  expect(plain(['You get ', minor(5), null, ['.']])).toBe('You get 5.');
  expect(() => plain(['You get ', html`<b>5</b>`])).toThrow('markup has no place');
});
