import { describe, expect, it } from 'vitest';
import { LIVE } from '../../testing/live-environment.ts';
import { readConfig } from './config.ts';
import { isTappable } from './database-tls.ts';

describe('the way to the database', () => {
  it.each([
    'postgres://jara:x@localhost:5432/jara',
    'postgres://jara:x@127.0.0.1/jara',
    'postgres://jara:x@[::1]:5432/jara',
    'postgres://jara@%2Fvar%2Frun%2Fpostgresql/jara',
    'postgres:///jara?host=/var/run/postgresql',
    'postgres://jara:x@db.internal/jara?sslmode=verify-full&sslrootcert=/etc/jara/postgres-ca.pem',
  ])('is closed to others at %s', (address) => expect(isTappable(address)).toBe(false));

  it.each([
    'postgres://jara:x@db.internal/jara',
    'postgres://jara:x@10.0.0.5/jara?sslmode=disable',
    'postgres://jara:x@db.internal/jara?sslmode=require',
    'postgres://jara:x@db.internal/jara?sslmode=no-verify',
    'postgres://jara:x@db.internal/jara?sslmode=verify-full&sslmode=disable',
    'postgres://jara:x@localhost/jara?host=db.internal',
    'postgres://jara:x@localhost.example.com/jara',
  ])('is open to others at %s, and a live start stops', (address) => {
    expect(isTappable(address)).toBe(true);
    expect(() => readConfig({ ...LIVE, DATABASE_URL: address })).toThrow(
      /^DATABASE_URL must say sslmode=verify-full in live mode/,
    );
    expect(readConfig({ PAYSTACK_SECRET_KEY: 'sk_test_0123456789', DATABASE_URL: address }).databaseUrl).toBe(address);
  });
});
