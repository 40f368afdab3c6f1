import { serializerCompiler } from 'fastify-type-provider-zod';

/** Checks an answer against its schema and writes it as JSON; one object sent to many callers is written once. */
export const serializeOnce: typeof serializerCompiler = (route) => {
  const serialize = serializerCompiler(route);
  const written = new WeakMap<object, string>();
  return (data) => {
    if (typeof data !== 'object' || data === null) return serialize(data);
    const before = written.get(data);
    if (before !== undefined) return before;
    const text = serialize(data);
    written.set(data, text);
    return text;
  };
};
