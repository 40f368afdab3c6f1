import { describe, expect, it } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

const failure = (message: string, code?: string) =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

describe('a database that is away for a moment', () => {
  it.each([
    failure('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
    failure('Connection terminated unexpectedly'),
    failure('timeout exceeded when trying to connect'),
    failure('terminating connection due to administrator command', '57P01'),
    failure('the database system is starting up', '57P03'),
    failure('cannot execute INSERT in a read-only transaction', '25006'),
    new Error('wrapped', { cause: failure('Connection terminated due to connection timeout') }),
  ])('is recognised: $message', (error) => expect(isDatabaseAway(error)).toBe(true));

  it.each([
    failure('duplicate key value violates unique constraint', '23505'),
    failure('canceling statement due to statement timeout', '57014'),
    new TypeError('cannot read properties of undefined'),
    'a string',
    undefined,
  ])('is not confused with a bug: %s', (error) => expect(isDatabaseAway(error)).toBe(false));
});
