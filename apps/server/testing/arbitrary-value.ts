import fc from 'fast-check';
import type { Schema } from './api-document.ts';

/**
 * Real values of the world, so that calls get past the doors and deep inside: by the name of the field they fit, by path
 * and name (`/quid/{quid} quid`) where that is too wide, or whole bodies by operation (`POST /rules`).
 */
export type Pools = Record<string, readonly unknown[]>;

const SMALL = fc.integer({ min: 0, max: 12 });

/** A value that a schema allows; of a name the world knows, mostly a real one. */
export function allowedBy(schema: Schema, name: string, pools: Pools): fc.Arbitrary<unknown> {
  const generated = generatedOf(schema, name, pools);
  const known = Object.hasOwn(pools, name) ? pools[name] : undefined;
  if (!known || known.length === 0) return generated;
  return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: generated });
}

function generatedOf(schema: Schema, name: string, pools: Pools): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map((one) => generatedOf(one, name, pools)));
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => generatedOf({ ...schema, type }, name, pools)));
  }
  if (schema.type === 'object') {
    const properties = Object.entries(schema.properties ?? {});
    return fc.record(Object.fromEntries(properties.map(([key, of]) => [key, allowedBy(of, key, pools)])), {
      requiredKeys: schema.required ?? [],
    });
  }
  if (schema.type === 'array') {
    return fc.array(allowedBy(schema.items ?? {}, name, pools), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 5, 5),
    });
  }
  if (schema.type === 'string') return textFor(schema);
  if (schema.type === 'integer') {
    const min = Math.ceil(schema.minimum ?? (schema.exclusiveMinimum ?? Number.MIN_SAFE_INTEGER - 1) + 1);
    const max = Math.floor(schema.maximum ?? Number.MAX_SAFE_INTEGER);
    return fc.oneof(
      fc.integer({ min, max }),
      SMALL.filter((n) => (n >= min && n <= max) || min > 12).map((n) => Math.max(n, min)),
    );
  }
  if (schema.type === 'number') return fc.oneof(SMALL, fc.double({ noNaN: true, noDefaultInfinity: true }));
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  return fc.jsonValue();
}

function textFor({ pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  const matching = pattern ? textMatching(pattern) : undefined;
  return (
    matching ?? fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) })
  );
}

/** Turning a pattern into texts takes the library long, and hundreds of fields share a few patterns. */
const known = new Map<string, fc.Arbitrary<string> | undefined>();

function textMatching(pattern: string): fc.Arbitrary<string> | undefined {
  if (!known.has(pattern)) known.set(pattern, inverse(pattern));
  return known.get(pattern);
}

/** The library cannot invert every pattern (Unicode classes); such fields are nearly free text anyway. */
function inverse(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return undefined;
  }
}
