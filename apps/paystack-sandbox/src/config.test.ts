import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const enough = { SANDBOX_DATABASE_URL: 'postgres://localhost/db', PAYSTACK_SECRET_KEY: 'sk_test_abc' };

describe('readConfig', () => {
  it('is content with a database and a test key', () => {
    expect(readConfig(enough)).toMatchObject({ SANDBOX_PORT: 3001, SANDBOX_HOST: '127.0.0.1' });
  });

  it('names what is missing or wrong, one line each, without repeating a secret', () => {
    const read = () => readConfig({ SANDBOX_PORT: 'http', PAYSTACK_SECRET_KEY: 'sk_live_very_secret' });
    expect(read).toThrow('SANDBOX_PORT: must be a port number');
    expect(read).toThrow('SANDBOX_DATABASE_URL: is required');
    expect(read).toThrow('PAYSTACK_SECRET_KEY: must be an sk_test_ key; the sandbox refuses live keys');
    expect(read).not.toThrow('very_secret');
  });

  it('treats an empty variable as a missing one', () => {
    expect(readConfig({ ...enough, SANDBOX_APPROVAL_URL: '' }).SANDBOX_APPROVAL_URL).toBeUndefined();
  });
});
