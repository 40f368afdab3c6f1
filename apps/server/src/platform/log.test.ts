import { expect, it } from 'vitest';
import { createLog } from './log.ts';

const written = (fields: Record<string, unknown>) => {
  let line = '';
  createLog('info', 'test', (text) => (line += text)).info(fields, 'happened');
  return line;
};

it('tells what an error was, and nothing of the row or the connection that came with it', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "staff_by_email"'), {
    code: '23505',
    constraint: 'staff_by_email',
    detail: 'Key (lower(email))=(ada@example.com) already exists.',
    client: { connectionParameters: { user: 'jara', host: 'db.internal' }, secretKey: 4711 },
  });
  const line = written({ err: new Error('could not be stored', { cause: error }) });
  expect(JSON.parse(line).err).toMatchObject({ message: 'could not be stored', cause: { code: '23505' } });
  expect(line).not.toMatch(/ada@|db\.internal|4711/);
});

it('hides what has the name of a secret, however deep', () => {
  const line = written({ gift: { quid: 'ABCDEFGHJKMNP', owner: { email: 'ada@example.com' } }, password: 'ekaabo' });
  expect(line).not.toMatch(/ABCDEFGHJKMNP|ada@|ekaabo/);
});
