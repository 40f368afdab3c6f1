import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CREDENTIALS, findInMail, findSecrets, IN_LOGS } from './find-secrets.mjs';

const kindsIn = (text: string, shapes: Record<string, RegExp>) => findSecrets(text, shapes).map(({ what }) => what);
/** Made here, so that this file holds nothing that looks like a secret. */
const random = createHash('sha256').update('a secret').digest();
const key = random.toString('base64url');

describe('the secrets scan', () => {
  it.each([
    [`{"msg":"claimed","gift":"SB39YW1HP58EH"}`, 'a gift code (QUID)'],
    [`{"url":"/claim/SB39-YW1HP-58EH"}`, 'a gift code (QUID)'],
    [`{"key":"${key}"}`, 'an access key, manage key or session'],
    ['{"to":"ada@example.com"}', 'an e-mail address'],
    ['{"account":"0123456789"}', 'an account number'],
    ['{"headers":"jara_staff=x"}', 'a cookie'],
    ['{"url":"otpauth://totp/x"}', 'an authenticator secret'],
    ['{"given":"jara demo 2026"}', 'a password'],
    [`{"auth":"Bearer ${key.slice(0, 20)}"}`, 'a bearer token'],
  ])('finds in a log %s', (line, what) => {
    expect(kindsIn(line, IN_LOGS)).toContain(what);
  });

  it('finds nothing in what logs are made of', () => {
    const line = {
      level: 30,
      time: '2026-11-15T07:45:20.123Z',
      name: 'web',
      pid: 1_234_567,
      requestId: '0197c1de-07a3-7cfb-81d9-043ce881c51e',
      route: '/api/transactions/quid/:quid/verify',
      paymentId: 'FFFFFFFF-FFFF-4FFF-8FFF-FFFFFFFFFFFF',
      disputeId: '4099260519',
      owed: 1_463_200_000,
      at: 1_794_732_760_056,
      next: 'NEXT',
      anchor: { lastId: 12, signature: key },
      ms: 12,
    };
    expect(findSecrets(JSON.stringify(line), IN_LOGS)).toEqual([]);
  });

  it.each([
    [`const k = '${'sk_live'}_${random.toString('hex')}'`, 'a live provider key'],
    [`${'-----BEGIN'} RSA PRIVATE KEY-----`, 'a private key'],
    ['postgres' + '://jara:hunter22@db.example.com/jara', 'a password in an address'],
    [`const apiKey = '${random.toString('base64')}';`, 'a secret written into the code'],
  ])('finds in a source file %s', (line, what) => {
    expect(kindsIn(line, CREDENTIALS)).toContain(what);
  });

  it('knows what each kind of mail carries on purpose', () => {
    const mail = { subject: 'A gift', text: 'http://localhost/claim/SB39YW1HP58EH', html: '' };
    expect(findInMail({ kind: 'gift_for_you', ...mail })).toEqual([]);
    expect(findInMail({ kind: 'gift_claimed', ...mail })).toHaveLength(1);
    expect(findInMail({ kind: 'gift_for_you', ...mail, html: key })).toHaveLength(1);
    expect(findInMail({ kind: 'staff_invitation', subject: 'Join', text: key, html: '' })).toEqual([]);
  });
});
