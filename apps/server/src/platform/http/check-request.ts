import { validatorCompiler } from 'fastify-type-provider-zod';

type Compile = typeof validatorCompiler;
type Headers = Record<string, unknown>;

/**
 * Checks what comes in against the contract. Headers that a route may be sent and was not are not looked for one by one: the
 * library copies all others to tell, and most requests bring none of them.
 */
export const checkRequest: Compile = (route) => {
  const check = validatorCompiler(route);
  const names = route.httpPart === 'headers' ? optionalNames(route.schema, check) : undefined;
  if (names === undefined) return check;
  return (headers: Headers) => (names.some((name) => headers[name] !== undefined) ? check(headers) : true);
};

/** Undefined where a header has to be there, gets a value of its own, or where others are not let through. */
function optionalNames(schema: unknown, check: ReturnType<Compile>): string[] | undefined {
  const { shape } = schema as { shape?: Record<string, unknown> };
  if (!shape) return undefined;
  const { value } = check({ other: 'kept' }) as { value?: Headers };
  const isAsItCame = value?.other === 'kept' && Object.keys(value).length === 1;
  return isAsItCame ? Object.keys(shape) : undefined;
}
