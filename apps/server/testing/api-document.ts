import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** The part of JSON Schema that the API's own document uses. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  format?: string;
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

interface OperationObject {
  security?: Record<string, unknown>[];
  parameters?: { in: 'path' | 'query' | 'header'; name: string; required?: boolean; schema: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

interface ApiDocument {
  paths: Record<string, Record<string, OperationObject>>;
  components: { securitySchemes: Record<string, { in: string; name: string }> };
}

export interface Operation {
  name: string;
  method: string;
  /** As the document writes it: `/quid/{quid}`. */
  path: string;
  part: string;
  parameters: NonNullable<OperationObject['parameters']>;
  body: Schema | undefined;
  /** What is wrong with an answer by the document's own words; nothing when it is as documented. */
  judge(answer: { status: number; type: string; text: string }): string | undefined;
}

/** Where each part of the API's document is read. */
const PARTS = {
  public: '/openapi.json',
  staff: '/openapi/staff.json',
  office: '/openapi/office.json',
  provider: '/openapi/provider.json',
};

/** Every operation of every part of the document, with a judge of its answers. */
export async function operationsOf(read: (address: string) => Promise<{ body: unknown }>): Promise<Operation[]> {
  const parts = await Promise.all(
    Object.entries(PARTS).map(async ([part, address]) => {
      const { body } = await read(`/api${address}`);
      return operationsIn(part, withoutRefs(body, body) as ApiDocument);
    }),
  );
  return parts.flat();
}

/** The same with every shape where it is referred to: none of ours holds itself. */
function withoutRefs(value: unknown, document: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutRefs(each, document));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value) {
    const steps = String(value.$ref).split('/').slice(1);
    return withoutRefs(
      steps.reduce((at, step) => (at as Record<string, unknown>)[step], document),
      document,
    );
  }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutRefs(each, document)]));
}

function operationsIn(part: string, document: ApiDocument): Operation[] {
  // Formats come with a pattern of their own in this document, and file bodies are not JSON.
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const compiled = new Map<string, ValidateFunction>();
  const validatorOf = (schema: Schema) => {
    const key = JSON.stringify(schema);
    const known = compiled.get(key) ?? ajv.compile(schema);
    compiled.set(key, known);
    return known;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      part,
      parameters: [...(operation.parameters ?? []), ...keysOf(operation, document)].map(asPools),
      body: operation.requestBody?.content?.['application/json']?.schema,
      judge: ({ status, type, text }) => {
        const documented = operation.responses[status] ?? operation.responses[`${String(status).charAt(0)}XX`];
        if (!documented) return `${status} is not a documented answer`;
        const media = Object.entries(documented.content ?? {}).find(([name]) => type.startsWith(name));
        if (!media) return `${status} came as ${type || 'nothing'}, which is not documented`;
        const { schema } = media[1];
        if (!schema || schema.format === 'binary') return undefined;
        const validate = validatorOf(schema);
        return validate(JSON.parse(text))
          ? undefined
          : `${status} has another shape: ${ajv.errorsText(validate.errors)}`;
      },
    })),
  );
}

/** The keys that an operation takes in a header, as parameters. */
const keysOf = ({ security = [] }: OperationObject, { components }: ApiDocument) =>
  security
    .flatMap(Object.keys)
    .flatMap((scheme) => components.securitySchemes[scheme] ?? [])
    .filter((scheme) => scheme.in === 'header')
    .map(({ name }) => ({ in: 'header' as const, name, schema: { type: 'string' } }));

/** Headers go by small letters where real values for them are kept. */
const asPools = <P extends { in: string; name: string }>(parameter: P): P =>
  parameter.in === 'header' ? { ...parameter, name: parameter.name.toLowerCase() } : parameter;
