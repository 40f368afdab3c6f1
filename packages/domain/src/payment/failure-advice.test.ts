import { describe, expect, it } from 'vitest';
import { failureAdvice, shownFailure } from './failure-advice.ts';
import { PAYMENT_FAILURES } from './payment-failures.ts';
import { words as hausa } from './words/ha.ts';

describe('what to do about a failed payment', () => {
  it.each([
    [PAYMENT_FAILURES.cancelled, 'Nothing was charged'],
    ['Transaction cancelled by customer', 'Nothing was charged'],
    ['Insufficient Funds', 'not enough money'],
    ['Incorrect OTP', 'one-time code was wrong'],
    ['Token Not Generated. Customer Not Registered on Token Platform', 'does not send one-time codes'],
    ['Incorrect PIN', 'PIN was not right'],
    ['Incorrect CVV', 'three digits'],
    ['Expired card', 'past its date'],
    ['Your card has expired', 'past its date'],
    ['Exceeds withdrawal limit', 'more than the card may spend'],
    ['Bank authentication failed', 'make sure that it was you'],
    ['Restricted card', 'stopped this card'],
    ['Transaction not permitted to cardholder', 'may not be used online'],
    ['Timeout waiting for response', 'took too long'],
    ['Transaction timed out', 'took too long'],
    ['The payment was never completed', 'took too long'],
    ['Issuer or switch inoperative', 'was not working'],
    ['The payment page could not be opened', 'was not working'],
    ['Declined', 'did not tell us why'],
    ['Do Not Honor', 'did not tell us why'],
    ['The bank declined the payment', 'did not tell us why'],
  ])('%s: %s', (reason, advice) => {
    expect(failureAdvice(reason)).toContain(advice);
  });

  it('does not pretend to know what an unknown reason asks for', () => {
    expect(failureAdvice('Error 9913')).toBeUndefined();
    expect(failureAdvice(null)).toBeUndefined();
  });

  it('is told beside our own reason in words of the payer, and beside a bank’s in its own', () => {
    for (const written of Object.values(PAYMENT_FAILURES)) expect(shownFailure(written)).toBe(written);
    expect(shownFailure(PAYMENT_FAILURES.neverCompleted, hausa)).toBe('Ba a kammala biyan kuɗin ba');
    expect(shownFailure('Incorrect PIN', hausa)).toBe('Incorrect PIN');
  });

  it('takes a shopping word for no PIN', () => {
    expect(failureAdvice('Shopping basket empty')).toBeUndefined();
  });
});
