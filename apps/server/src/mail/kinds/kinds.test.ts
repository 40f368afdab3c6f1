import { fc, test } from '@fast-check/vitest';
import { groupQuid } from '@jara/domain/gift/quid';
import { minor } from '@jara/domain/money/money';
import { describe, expect, it } from 'vitest';
import { findInMail } from '../../../../../scripts/secrets/find-secrets.mjs';
import { KUDI } from '../../../testing/live-environment.ts';
import { readConfig } from '../../platform/config.ts';
import { MAILS } from '../load-mail.ts';
import {
  claimLink,
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
  refundSent,
  renderSample,
  reportReady,
  type Sample,
  shareLapses,
  staffInvitation,
  thanks,
} from '../testing/sample-facts.ts';

/** Each part as a reader sees it: without the marks that keep addresses from becoming links. */
const partsOf = (facts: Sample) => {
  const { subject, text, html } = renderSample(facts);
  return { subject, text: text.replaceAll('\u200B', ''), html: html.replaceAll('\u200B', '') };
};

it('is tried in every kind there is', () => {
  expect(everyKind().map(({ kind }) => kind)).toEqual(Object.keys(MAILS));
});

describe.each(everyKind().map((facts) => [facts.kind, facts] as const))('a %s mail', (_, facts) => {
  const { subject, text, html } = renderSample(facts);

  it('has a subject on one line, short enough for a phone', () => {
    expect(subject).toMatch(/^[^\r\n]{10,70}$/);
  });

  it('has both parts, with nothing left unfilled', () => {
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\[object|Invalid/);
    expect(text).not.toMatch(/<\w|&\w+;|\n{3}/);
    expect(html).toMatch(/^<!doctype html>/);
  });

  it('shows only its own pictures and fetches nothing', () => {
    const sources = [...html.matchAll(/\ssrc="([^"]*)"/g)].map(([, source]) => source);
    expect(sources).toEqual(['cid:logo@jara', 'cid:cloth@jara']);
    expect(html).not.toMatch(/<script|<link|url\(|@import|@font-face/);
  });

  it('links only to the site and to our own address', () => {
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) {
      expect(href).toMatch(/^(https:\/\/jara\.example($|\/)|mailto:help@jara\.test$)/);
    }
  });

  it('carries no secret but those its kind carries on purpose', () => {
    expect(findInMail({ kind: facts.kind, subject, text, html })).toEqual([]);
  });

  it('closes every element it opens', () => {
    for (const element of ['table', 'tr', 'td', 'p', 'a', 'span', 'h1', 'h2', 'th', 'strong']) {
      const opened = html.match(new RegExp(`<${element}[\\s>]`, 'g'))?.length ?? 0;
      const closed = html.match(new RegExp(`</${element}>`, 'g'))?.length ?? 0;
      expect({ element, opened }).toEqual({ element, opened: closed });
    }
  });

  it('tells why its reader gets it and where to ask', () => {
    for (const part of [text, html]) {
      expect(part).toContain('You get this mail because');
      expect(part).toContain('help@jara.test');
    }
  });
});

it('speaks for whoever runs the product, in every mail', () => {
  const { operator } = readConfig(KUDI);
  const place = {
    ...PLACE,
    publicUrl: 'https://gifts.kudi.ng',
    operator,
    images: { cloth: 'cid:cloth', logo: 'cid:logo' },
  };
  for (const facts of [...everyKind(), payoutFailed({ isHeld: true }), payoutRequested({ needsApproval: true })]) {
    const { subject, text, html } = renderSample(facts, place);
    expect(text).toContain('care@kudi.ng or +234 1 234 5678');
    expect(text).toContain("Kudi's Gifts, Lagos, Nigeria.");
    expect(html).toContain('Kudi &amp; Sons');
    // Links and references of the sample facts are data, not words of ours.
    for (const part of [subject, text, html]) expect(part).not.toMatch(/Jara\b|jara\.test|800 000 5272|Portharcourt/);
  }
});

describe('what strangers wrote', () => {
  const HOSTILE = `<script>alert(1)</script>"'><img src=x onerror=y>&\r\nBcc: all@evil.example\r\n\r\nhttp://evil.example/win`;
  const hostile: Sample[] = [
    giftForYou({ from: HOSTILE, message: HOSTILE }),
    giftForYou({ from: HOSTILE, message: HOSTILE, isProtected: true, amount: null }),
    receipt({ recipient: HOSTILE, shownAs: HOSTILE, reference: HOSTILE }),
    giftClaimed({ recipient: HOSTILE, reference: HOSTILE }),
    giftReminder({ from: HOSTILE }),
    endingReminder({ recipient: HOSTILE }),
    thanks({ words: HOSTILE, name: HOSTILE }),
    payoutRequested({ bankName: HOSTILE }),
    payoutSent({ bankName: HOSTILE }),
    payoutFailed({ bankName: HOSTILE, reason: HOSTILE }),
    refundSent({ recipient: HOSTILE, reference: HOSTILE }),
    staffInvitation({ invitedBy: HOSTILE, role: HOSTILE }),
  ];

  it.each(hostile.map((facts) => [facts.kind, facts] as const))('never becomes markup in a %s mail', (_, facts) => {
    const { html } = renderSample(facts);
    expect(html).not.toMatch(/<script|<img src=x|onerror=y>/);
    expect(html.match(/<img /g)).toHaveLength(2);
  });

  it.each(hostile.map((facts) => [facts.kind, facts] as const))('never breaks the subject of a %s mail', (_, facts) => {
    expect(renderSample(facts).subject).not.toMatch(/[\r\n]/);
  });

  it('never becomes a link', () => {
    const { text, html } = renderSample(giftForYou({ from: HOSTILE, message: HOSTILE }));
    for (const part of [text, html]) expect(part).not.toMatch(/http:\/\/evil|evil\.example/);
    const note = renderSample(thanks({ words: HOSTILE, name: HOSTILE }));
    for (const part of [note.text, note.html]) expect(part).not.toMatch(/http:\/\/evil|evil\.example/);
  });

  test.prop([fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })])(
    'leaves the shape of the mail as it is',
    (from, message) => {
      const tags = (html: string) => html.match(/<\/?[a-z1-6]+/g)?.filter((tag) => tag !== '<br');
      expect(tags(renderSample(giftForYou({ from: `x${from}`, message: `x${message}` })).html)).toEqual(
        tags(renderSample(giftForYou()).html),
      );
    },
  );
});

describe('the mail to the recipient', () => {
  it('carries the code in its groups and the link, in both parts', () => {
    const gift = giftForYou();
    for (const part of [partsOf(gift).text, partsOf(gift).html]) {
      expect(part).toContain(groupQuid(gift.quid));
      expect(part).toContain(`https://jara.example/claim/${gift.quid}`);
    }
    expect(groupQuid(gift.quid)).toMatch(/^.{4}-.{5}-.{4}$/);
  });

  it('says who sent it and what they wrote', () => {
    const { subject, text, html } = partsOf(giftForYou());
    expect(subject).toBe('Tunde Bello sent you a cash gift');
    expect(text).toContain('> Happy birthday, Ada!\n> Buy yourself something');
    expect(html).toContain('Happy birthday, Ada!<br>Buy yourself something');
  });

  it('says what arrives and what the fee is', () => {
    const { text, html } = partsOf(giftForYou({ amount: minor(5_000_000) }));
    expect(text).toContain('You get ₦48,500 in your bank. Our fee is ₦1,500.');
    expect(html).toContain('₦48,500');
  });

  it('says the fee that the gift was bought with, whatever ours is today', () => {
    const whole = partsOf(giftForYou({ amount: minor(5_000_000), feeBps: 150 }));
    expect(whole.text).toContain('You get ₦49,250 in your bank. Our fee is ₦750.');
    const locked = partsOf(giftForYou({ amount: null, feeBps: 150 }));
    for (const part of [locked.text, locked.html]) expect(part).toContain('less our fee of 1.5%');
  });

  it('keeps a sender secret who asked for it', () => {
    const secret = partsOf(giftForYou({ from: null, isSecret: true }));
    for (const part of Object.values(secret)) expect(part).not.toContain('Tunde');
    for (const part of [secret.text, secret.html]) expect(part).toContain('omeone who asked to stay secret');
    expect(partsOf(receipt({ shownAs: null, isSecret: true })).text).toContain('Someone who asked to stay secret');
  });

  it('does not say of a sender without a name that they asked for it', () => {
    const nameless = partsOf(giftForYou({ from: null }));
    for (const part of [nameless.text, nameless.html]) {
      expect(part).toContain('Someone sent you a cash gift');
      expect(part).not.toContain('secret');
    }
    expect(partsOf(receipt({ shownAs: null })).text).toMatch(/They see it from:? +Someone$/m);
  });

  it('tells of a password without the amount it protects', () => {
    const locked = partsOf(giftForYou({ isProtected: true, amount: null, message: null }));
    for (const part of [locked.text, locked.html]) {
      expect(part).toContain('locked this gift with a password');
      expect(part).not.toMatch(/₦/);
    }
  });

  it('promises no sum where the gift is shared or goes to one person in line', () => {
    const shared = partsOf(giftForYou({ rule: { type: 'SPLIT', mode: 'FIXED_AMOUNT', totalSplits: 3 } }));
    const lined = partsOf(giftForYou({ rule: { type: 'NTH_PERSON', nthPerson: 7 } }));
    expect(shared.text).toContain('Several people share it');
    expect(lined.text).toContain('only the sender knows which one');
    expect(lined.text).not.toMatch(/\b(7|7th|seventh)\b/);
    for (const part of [shared.text, shared.html, lined.text, lined.html]) expect(part).not.toContain('₦48,500');
  });

  it('tells in Lagos time when a timed gift opens and closes', () => {
    const rule = {
      type: 'TIME' as const,
      startsAt: Date.parse('2026-11-22T08:00:00Z'),
      endsAt: Date.parse('2026-11-23T11:30:00Z'),
    };
    const { text } = partsOf(giftForYou({ rule }));
    expect(text).toContain('It opens Sunday 22 November, 9:00 am and closes Monday 23 November, 12:30 pm (Lagos).');
    expect(text).not.toContain('waits until');
  });
});

describe('mails to the sender', () => {
  it('carry neither the code of the gift nor a link that opens it', () => {
    for (const facts of [receipt(), giftClaimed(), refundSent()]) {
      for (const part of [partsOf(facts).text, partsOf(facts).html]) expect(part).not.toMatch(/\/claim\/|7N3Y/);
    }
  });

  it('lead to the room of the gift, and carry no key to it', () => {
    for (const facts of [receipt(), giftClaimed(), refundSent()]) {
      for (const part of [partsOf(facts).text, partsOf(facts).html])
        expect(part).toContain('/gift/0190a8f0-0000-7000-8000-00000000000a');
      expect(partsOf(facts).text).not.toContain('#key');
    }
  });

  it('mask the address of the recipient', () => {
    for (const facts of [receipt(), giftClaimed(), refundSent()]) {
      for (const part of Object.values(partsOf(facts))) expect(part).not.toContain('ada.okafor@');
      expect(partsOf(facts).text).toContain('a•••@example.com');
    }
  });

  it('ask a sender who chose a rule before paying whether to change it, not to set one', () => {
    for (const [hasRule, words] of [
      [true, 'Change the rule'],
      [false, 'Set a rule'],
    ] as const) {
      const { text, html } = partsOf(receipt({ hasRule }));
      for (const part of [text, html]) expect(part).toContain(words);
    }
  });

  it('give a receipt the amount to the kobo, the reference and the time in Lagos', () => {
    const { text, html } = partsOf(receipt({ amount: minor(5_000_050) }));
    for (const part of [text, html]) {
      expect(part).toContain('₦50,000.50');
      expect(part).toContain('jara-pay-3f8a1c9be27d4406');
      expect(part).toContain('20 Nov 2026, 09:00 (Lagos)');
      expect(part).toContain('https://jara.example/gift/0190a8f0-0000-7000-8000-00000000000a');
    }
  });

  it('give a receipt sums that add up where the sender pays our fee', () => {
    const { text, html } = partsOf(receipt({ amount: minor(5_154_639), feeOfSender: minor(154_639) }));
    for (const part of [text, html])
      for (const sum of ['₦50,000.00', '₦1,546.39', '₦51,546.39']) expect(part).toContain(sum);
    expect(text).toMatch(/They receive:? +₦50,000\.00/);
    expect(partsOf(receipt()).text).not.toContain('Fee charged to you');
  });

  it('tell a share from the whole gift', () => {
    expect(partsOf(giftClaimed()).text).toContain('₦35,000.00 of ₦50,000.00');
    const whole = giftClaimed({ share: minor(5_000_000), claimed: minor(5_000_000) });
    expect(partsOf(whole).subject).toBe('Your gift was opened');
    expect(partsOf(whole).text).not.toContain('so far');
  });
});

describe('a payout that failed', () => {
  it('gives the bank’s reason as a sentence, once', () => {
    expect(partsOf(payoutFailed({ reason: 'The account is dormant' })).text).toContain(
      'Why: The account is dormant.\n',
    );
  });
});

describe('a refund', () => {
  it('says whether all of the gift comes back, a part of it, or a payment that was never a gift', () => {
    expect(partsOf(refundSent()).text).toContain('was not opened, so all of it goes back');
    expect(partsOf(refundSent({ refunded: minor(10_000) })).text).toContain('so that part goes back');
    expect(partsOf(refundSent()).text).toContain('within 5-10 business days');
    expect(partsOf(refundSent({ wasGift: false })).text).toContain('could not be used for it, so the money goes back');
  });
});

describe('mails about a payout', () => {
  it.each([payoutRequested(), payoutSent()])(
    'show the sums, the bank and no more of the account than its end',
    (facts) => {
      const { text, html } = partsOf(facts);
      for (const part of [text, html]) {
        for (const shown of [
          '₦50,000.00',
          '₦1,500.00',
          '₦48,500.00',
          'Zenith Bank',
          '••••••6789',
          'jara-out-77b0d1e2f3a4',
        ]) {
          expect(part).toContain(shown);
        }
        expect(part).not.toContain('2081236789');
      }
    },
  );

  it('promise the money within a day, and say when one of us has to look first', () => {
    expect(partsOf(payoutRequested()).text).toContain('in your account within 24 hours, and usually within minutes');
    const checked = partsOf(payoutRequested({ needsApproval: true }));
    for (const part of [checked.text, checked.html]) {
      expect(part).toContain('is checked by one of us first. It is in your account within 24 hours');
      expect(part).not.toContain('within minutes');
    }
    const { text } = partsOf(payoutRequested({ needsApproval: true, isOneOfMany: true }));
    expect(text).toContain(
      'one of us looks at it before it leaves. Your money is safe. It is in your account within 24 hours',
    );
    expect(text).not.toContain('of this size');
  });

  it('say that it is in the account once it is', () => {
    const { subject, text } = partsOf(payoutSent());
    expect(subject).toBe('It is in your account: ₦48,500');
    expect(text).not.toContain('on its way');
  });

  it('say of one that takes longer since when the bank has it, and promise nothing that nobody knows', () => {
    const { text, html } = partsOf(payoutDelayed());
    for (const part of [text, html]) {
      expect(part).toContain('the bank has not told us yet whether it arrived');
      expect(part).toContain('Nothing is lost');
      expect(part).toContain('19 Nov 2026, 09:00 (Lagos)');
      expect(part).toContain('••••••6789');
      expect(part).not.toMatch(/2081236789|within 24 hours|minutes/);
    }
  });

  it('say why it failed, that the whole share is safe and how to try again', () => {
    const { text, html } = partsOf(payoutFailed());
    for (const part of [text, html]) {
      expect(part).toContain('account is dormant');
      expect(part).toContain('Your ₦50,000 is safe with us');
      expect(part).toContain(`https://jara.example/claim/${giftForYou().quid}`);
    }
  });

  it('do not tell the owner of a disputed gift to try again', () => {
    const { text, html } = partsOf(payoutFailed({ isHeld: true }));
    for (const part of [text, html]) {
      expect(part).not.toMatch(/try again|\/claim\//i);
      expect(part).toContain('being looked into');
    }
  });
});

it('carries a link that is a key in both parts, and tells its reader to keep it', () => {
  for (const facts of [claimLink(), shareLapses(), listLink(), dataLink()]) {
    const { text, html } = partsOf(facts);
    for (const part of [text, html]) {
      expect(part).toContain(facts.url);
      expect(part).toContain('do not forward this mail');
    }
  }
});

it('invites staff with the link, the role, the inviter and the end', () => {
  const { text, html } = partsOf(staffInvitation());
  for (const part of [text, html]) {
    for (const shown of [staffInvitation().url, 'Support', 'Ngozi Eze', '23 Nov 2026, 09:00 (Lagos)'])
      expect(part).toContain(shown);
  }
});

it('tells staff of a report with its days and a link into the portal, and nothing of what is in it', () => {
  const { subject, text, html } = partsOf(reportReady());
  expect(subject).toBe('Withdrawals, 9 Nov 2026 to 15 Nov 2026');
  const link =
    '/admin/reports?what=withdrawals&format=csv&from=2026-11-09&to=2026-11-15&columns=Reference%2CNet%2CBank';
  expect(text).toContain(link);
  expect(html).toContain(link.replaceAll('&', '&amp;'));
  expect(text).toContain('so it is not in this mail');
});
