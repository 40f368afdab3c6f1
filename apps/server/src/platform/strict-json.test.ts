import fc from 'fast-check';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerErrors } from './http/answer-errors.ts';
import { repeatsName, takeStrictJson } from './strict-json.ts';

const repeats = (json: string) => repeatsName(json, JSON.parse(json));

describe('a name given twice', () => {
  it.each([
    '{"a":1,"a":1}',
    '{"a":1,"\\u0061":2}',
    '{"b":[{"a":{},"c":":","a":null}]}',
    '{"a:":1,"a:":2}',
    '{"":1,"":2}',
    '[{"a":"\\"","a":"\\\\"}]',
  ])('is noticed in %s', (json) => {
    expect(repeats(json)).toBe(true);
  });

  it.each(['{}', '[]', 'null', '":"', '{"a":":","b":"\\":"}', '[{"a":1},{"a":1}]', '{"a":{"a":{"a":1}}}'])(
    'is not seen in %s',
    (json) => {
      expect(repeats(json)).toBe(false);
    },
  );

  it('is never seen in what was written from a value, and always when one is added', () => {
    fc.assert(
      fc.property(fc.json(), fc.string(), fc.jsonValue(), (json, name, value) => {
        expect(repeats(json)).toBe(false);
        const [key, twice] = [JSON.stringify(name), JSON.stringify(value)];
        expect(repeats(`[${json},{${key}:${json},"other${name.length}":1,${key}:${twice}}]`)).toBe(true);
      }),
    );
  });

  it('is looked for however deep a body is', () => {
    const depth = 20_000;
    expect(repeats(`${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`)).toBe(false);
  });
});

describe('a body', () => {
  const app = Fastify();
  answerErrors(app);
  takeStrictJson(app);
  app.post('/', async ({ body }) => ({ body }));
  const post = (payload: string | Buffer, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': type } });

  it('is taken as it is written', async () => {
    expect((await post('{"name":"Ọlá","n":1}', 'application/json; charset=utf-8')).json()).toEqual({
      body: { name: 'Ọlá', n: 1 },
    });
  });

  it.each([
    ['that is no text', Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')])],
    ['with half a character', Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xc3]), Buffer.from('"}')])],
    ['with a lone surrogate in bytes', Buffer.concat([Buffer.from('"'), Buffer.from([0xed, 0xa0, 0x80, 0x22])])],
    ['with a name given twice', '{"a":1,"a":1}'],
    ['that is empty', ''],
    ['that is no JSON', '{"a":'],
    ['with a prototype in it', '{"__proto__":{"a":1}}'],
  ])('%s is refused', async (_what, payload) => {
    const answer = await post(payload);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed_request']);
  });
});
