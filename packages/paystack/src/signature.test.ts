import { describe, expect, it } from 'vitest';
import { isSignatureValid, signBody } from './signature.ts';

const key = 'sk_test_sandbox_0123456789abcdef';
const body =
  '{"event":"charge.success","data":{"id":4099260516,"reference":"qd-0001","status":"success","amount":500000,"currency":"NGN"}}';
const signature =
  '66b9a7723add3f523a05510bf63be2746a9368d5cef528299d1a7243dd1be455e7aacce86157a4eb216e2a3a1e81e40ac7661aac0b0fb4905e90b692df911e1f';

describe('a webhook signature', () => {
  it('is the HMAC-SHA512 of the body under the secret key', () => {
    expect(signBody(key, body)).toBe(signature);
    expect(signBody(key, Buffer.from(body))).toBe(signature);
  });

  it('holds for exactly the bytes that were signed', () => {
    expect(isSignatureValid(key, body, signature)).toBe(true);
    expect(isSignatureValid(key, `${body} `, signature)).toBe(false);
    expect(isSignatureValid(key, JSON.stringify(JSON.parse(body), null, 1), signature)).toBe(false);
  });

  it('fails under another key', () => {
    expect(isSignatureValid('sk_test_other', body, signature)).toBe(false);
  });

  it('fails when missing, repeated, cut short, in capitals or not hexadecimal', () => {
    const bad = [
      undefined,
      '',
      [signature, signature],
      signature.slice(0, -1),
      signature.toUpperCase(),
      'é'.repeat(128),
    ];
    for (const header of bad) expect(isSignatureValid(key, body, header)).toBe(false);
  });

  it('never holds under an empty key, which anybody could sign with', () => {
    expect(isSignatureValid('', body, signBody('', body))).toBe(false);
  });
});
