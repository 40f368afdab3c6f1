import fc from 'fast-check';
import type { Operation } from './api-document.ts';
import { allowedBy, type Pools } from './arbitrary-value.ts';
import { hostileBody, hostileTail, hostileText, hostileValue } from './hostile-values.ts';
import { asHeader, type RawCall } from './raw-call.ts';

/** A call as the document allows it. */
interface Call {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
}

type BodyHarm = { kind: 'value' | 'key'; at: number; key: string; value: unknown } | { kind: 'drop'; at: number };
/** One thing done wrong on the way. */
type Harm =
  | BodyHarm
  | { kind: 'param' | 'query' | 'twice' | 'header'; at: number; text: string }
  | { kind: 'whole'; value: unknown }
  | { kind: 'raw'; body: { type: string; text: string } }
  | { kind: 'tail'; tail: string };

/** Calls to one operation: as documented, or as documented and then harmed in up to three places. */
export function arbitraryCall(operation: Operation, pools: Pools): fc.Arbitrary<RawCall> {
  return fc
    .record({
      call: documentedCall(operation, pools),
      harms: fc.oneof(
        { weight: 1, arbitrary: fc.constant<Harm[]>([]) },
        { weight: 2, arbitrary: fc.array(harm, { minLength: 1, maxLength: 3 }) },
      ),
      idempotencyKey: fc.oneof(
        { weight: 8, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constantFrom('one', 'two', 'k'.repeat(255), 'k'.repeat(256), ' ', "'", 'ключ') },
      ),
    })
    .map(({ call, harms, idempotencyKey }) => {
      const raw = write(operation, call, harms);
      return idempotencyKey
        ? { ...raw, headers: { ...raw.headers, 'idempotency-key': asHeader(idempotencyKey) } }
        : raw;
    });
}

function documentedCall({ name: operation, path, parameters, body }: Operation, pools: Pools): fc.Arbitrary<Call> {
  const placed = (place: 'path' | 'query' | 'header') => {
    const here = parameters.filter((parameter) => parameter.in === place);
    return fc.record(
      Object.fromEntries(here.map(({ name, schema }) => [name, allowedBy(schema, placeOf(path, name, pools), pools)])),
      {
        requiredKeys: here.flatMap(({ name, required }) => (required || place === 'path' ? [name] : [])),
      },
    );
  };
  return fc.record({
    params: placed('path'),
    query: placed('query'),
    headers: placed('header'),
    body: body ? allowedBy(body, operation, pools) : fc.constant(undefined),
  });
}

const placeOf = (path: string, name: string, pools: Pools) =>
  Object.hasOwn(pools, `${path} ${name}`) ? `${path} ${name}` : name;

const at = fc.nat(7);
const harm: fc.Arbitrary<Harm> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('value' as const), at, key: fc.constant(''), value: hostileValue }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('key' as const),
      at,
      key: fc.constantFrom('surprise', '__proto__', 'constructor', 'prototype', 'toString', '', '0', '\u0000'),
      value: hostileValue,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('drop' as const), at }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('param' as const, 'query' as const, 'twice' as const, 'header' as const),
      at,
      text: hostileText,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('whole' as const), value: hostileValue }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('raw' as const), body: hostileBody }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('tail' as const), tail: hostileTail }) },
);

/** Puts a call on the wire, with its harms. */
function write({ method, path, parameters }: Operation, call: Call, harms: Harm[]): RawCall {
  const params = { ...call.params };
  const query: [string, unknown][] = Object.entries(call.query);
  const headers: Record<string, string> = Object.fromEntries(
    Object.entries(call.headers).map(([name, value]) => [name, asHeader(String(value))]),
  );
  let body = call.body;
  let raw: { type: string; text: string } | undefined;
  let tail = '';
  const nameAt = (place: string, index: number) => {
    const names = parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
    return names.length > 0 ? names[index % names.length] : undefined;
  };
  for (const one of harms) {
    if (one.kind === 'whole') body = body === undefined ? undefined : one.value;
    else if (one.kind === 'raw') raw = one.body;
    else if (one.kind === 'tail') tail = one.tail;
    else if (one.kind === 'param') {
      const name = nameAt('path', one.at);
      if (name) params[name] = one.text;
    } else if (one.kind === 'query' || one.kind === 'twice') {
      const name = nameAt('query', one.at) ?? 'surprise';
      if (one.kind === 'query') removeFrom(query, name);
      query.push([name, one.text]);
    } else if (one.kind === 'header') {
      const name = nameAt('header', one.at) ?? HOSTILE_HEADERS[one.at % HOSTILE_HEADERS.length];
      if (name) headers[name] = asHeader(one.text);
    } else if (one.kind === 'value' || one.kind === 'key' || one.kind === 'drop') body = harmBody(body, one);
  }
  const address = path.replace(/\{(\w+)\}/g, (_, name) => encodeText(String(params[name])));
  const search = query.flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => `${encodeText(name)}=${encodeText(textOf(each))}`),
  );
  const text = raw?.text ?? (body === undefined ? undefined : JSON.stringify(body));
  return {
    method,
    target: `/api${address}${search.length > 0 ? `?${search.join('&')}` : ''}${tail}`,
    headers: { ...headers, ...(text === undefined ? {} : { 'content-type': raw?.type ?? 'application/json' }) },
    body: text,
    strays: (tail !== '' && !tail.startsWith('?')) || Object.values(params).includes(''),
  };
}

const HOSTILE_HEADERS = [
  'accept',
  'accept-encoding',
  'user-agent',
  'x-forwarded-for',
  'range',
  'if-none-match',
  'origin',
];

function removeFrom(query: [string, unknown][], name: string): void {
  for (let i = query.length - 1; i >= 0; i -= 1) if (query[i]?.[0] === name) query.splice(i, 1);
}

function harmBody(body: unknown, harm: BodyHarm): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const entries = Object.entries(body);
  const target = entries[harm.at % Math.max(1, entries.length)];
  if (harm.kind === 'key') entries.push([harm.key, harm.value]);
  else if (target && harm.kind === 'value') target[1] = harm.value;
  else if (target) entries.splice(entries.indexOf(target), 1);
  // Not by assignment: a key called __proto__ would vanish into the prototype.
  return Object.fromEntries(entries);
}

/** Lone surrogates have no bytes of their own in UTF-8, and encodeURIComponent refuses them. */
const encodeText = (text: string): string => encodeURIComponent(Buffer.from(text, 'utf8').toString('utf8'));
const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
