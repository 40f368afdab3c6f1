import { SCHEMA_MEANINGS, schemaNames } from '@jara/contract/document/names';
import * as z from 'zod/mini';
import { toJSONSchema } from 'zod/v4/core';

export type JsonSchema = Record<string, unknown>;
type Schema = z.ZodMiniType;
/** Callers write what goes in as it is before we read it; what comes out is as we leave it. */
type Side = 'input' | 'output';
type Names = z.core.$ZodRegistry<{ id: string; description?: string | undefined }>;

/** Until a document is whole, a reference says from which side it looks. */
const at = (side: Side, id: string) => `#/${side}/${id}`;
const REFERENCE = /^#\/(input|output)\/(.+)$/;

/** The shapes of the API's document: each that has a name stands once, and whatever holds it refers to it. */
export class DocumentSchemas {
  readonly #names: Record<Side, Names> = { input: z.registry(), output: z.registry() };
  #written: Record<Side, Record<string, JsonSchema>> | undefined;

  constructor() {
    for (const [schema, id] of schemaNames) {
      const entry = { id, description: SCHEMA_MEANINGS[id] };
      // One that only turns a named shape into a value of ours looks like that shape from outside.
      if (!isNamedInside(schema)) this.#names.input.add(schema, entry);
      if (schema._zod.def.type !== 'pipe') this.#names.output.add(schema, entry);
    }
  }

  /** Gives a name to a shape for which the contract has none. All come before the first is read. */
  add(side: Side, schema: Schema, id: string): void {
    if (!this.#names[side].has(schema)) this.#names[side].add(schema, { id });
  }

  /** Where a shape stands in the document. */
  refTo(side: Side, schema: Schema): JsonSchema {
    return { $ref: at(side, this.#idOf(side, schema)) };
  }

  /** The fields of a shape that callers write, one by one. */
  fieldsOf(schema: Schema): { name: string; schema: JsonSchema; isRequired: boolean }[] {
    const { properties, required = [] }: ObjectSchema = this.#all().input[this.#idOf('input', schema)] ?? {};
    return Object.entries(properties ?? {}).map(([name, field]) => ({
      name,
      schema: field,
      isRequired: required.includes(name),
    }));
  }

  /** The document with every shape that it refers to, and those that these refer to, each once. */
  complete<D extends { components: object }>(document: D): D {
    const found: Record<string, JsonSchema> = {};
    const look = (value: unknown): unknown =>
      replaceRefs(value, (side, id) => {
        const schema = this.#all()[side][id];
        if (!schema) throw new Error(`there is no shape called ${id}`);
        const seen = found[id];
        found[id] ??= schema;
        if (!seen) found[id] = look(schema) as JsonSchema;
        else if (JSON.stringify(replaceRefs(seen)) !== JSON.stringify(replaceRefs(schema)))
          throw new Error(`${id} is not the same when it comes and when it goes: it needs two names`);
      });
    const whole = look(document) as D;
    const schemas = Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
    return { ...whole, components: { schemas, ...whole.components } };
  }

  #all() {
    this.#written ??= { input: write(this.#names.input, 'input'), output: write(this.#names.output, 'output') };
    return this.#written;
  }

  #idOf(side: Side, schema: Schema): string {
    const known = this.#names[side].get(schema);
    if (!known) throw new Error('a shape is asked for that nobody added');
    return known.id;
  }
}

interface ObjectSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

const isNamedInside = ({ _zod: { def } }: Schema): boolean =>
  def.type === 'pipe' && schemaNames.has((def as z.core.$ZodPipeDef).in as Schema);

function write(names: Names, io: Side): Record<string, JsonSchema> {
  const { schemas } = toJSONSchema(names, {
    io,
    metadata: names,
    uri: (id) => at(io, id),
    unrepresentable: 'any',
    override: ({ jsonSchema }) => tidy(jsonSchema as JsonSchema, io),
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _dialect, $id: _where, ...schema }]) => [id, schema as JsonSchema]),
  );
}

/** Leaves out what says nothing to a caller. */
function tidy(schema: JsonSchema, io: Side): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  // A table by names says which names there are; that each is there needs no second list.
  if (schema.propertyNames) delete schema.required;
  // An answer may get a new field one day, and whoever reads it should not stop at that.
  if (io === 'output' && schema.additionalProperties === false) delete schema.additionalProperties;
}

/** The same with references as they stand in the document. */
function replaceRefs(value: unknown, onRef: (side: Side, id: string) => void = () => undefined): unknown {
  if (Array.isArray(value)) return value.map((each) => replaceRefs(each, onRef));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const [, side, id] = key === '$ref' ? (REFERENCE.exec(each) ?? []) : [];
      if (!side || !id) return [key, replaceRefs(each, onRef)];
      onRef(side as Side, id);
      return [key, `#/components/schemas/${id}`];
    }),
  );
}
