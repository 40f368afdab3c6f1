import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkRequest } from './check-request.ts';

const checkHeaders = (schema: z.ZodMiniType) =>
  checkRequest({ schema, method: 'POST', url: '/', httpPart: 'headers' }) as (headers: object) => unknown;

describe('headers of a request', () => {
  const work = z.looseObject({ 'x-work': z.optional(z.string().check(z.maxLength(3))) });

  it('are taken as they came where none of those is there that a route may be sent', () => {
    expect(checkHeaders(work)({ host: 'here' })).toBe(true);
  });

  it('are checked as soon as one of them is', () => {
    expect(checkHeaders(work)({ host: 'here', 'x-work': 'abc' })).toEqual({ value: { host: 'here', 'x-work': 'abc' } });
    expect(checkHeaders(work)({ 'x-work': 'abcd' })).toHaveProperty('error');
  });

  it('are always checked where one has to be there, or gets a value of its own', () => {
    expect(checkHeaders(z.looseObject({ 'x-key': z.string() }))({})).toHaveProperty('error');
    expect(checkHeaders(z.looseObject({ 'x-mode': z._default(z.string(), 'plain') }))({})).toEqual({
      value: { 'x-mode': 'plain' },
    });
  });

  it('that nobody named are still left out where a route wants no others', () => {
    expect(checkHeaders(z.object({ 'x-work': z.optional(z.string()) }))({ host: 'here' })).toEqual({ value: {} });
  });
});
