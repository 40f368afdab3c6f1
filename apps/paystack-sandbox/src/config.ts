import * as z from 'zod/mini';

const url = z.string().check(z.refine((text) => URL.canParse(text), 'must be a URL'));
const optionalUrl = z.optional(url);

const schema = z.object({
  SANDBOX_PORT: z._default(
    z.pipe(z.string().check(z.regex(/^\d{1,5}$/, 'must be a port number')), z.transform(Number)),
    3001,
  ),
  SANDBOX_HOST: z._default(z.string(), '127.0.0.1'),
  SANDBOX_DATABASE_URL: url,
  SANDBOX_WEBHOOK_URL: optionalUrl,
  SANDBOX_APPROVAL_URL: optionalUrl,
  SANDBOX_PUBLIC_URL: optionalUrl,
  SANDBOX_OPENING_FLOAT: z.optional(
    z.pipe(z.string().check(z.regex(/^\d{1,15}$/, 'must be a whole number of kobo')), z.transform(Number)),
  ),
  SANDBOX_LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  PAYSTACK_SECRET_KEY: z
    .string()
    .check(z.startsWith('sk_test_', 'must be an sk_test_ key; the sandbox refuses live keys')),
});

export type Config = z.infer<typeof schema>;

/** Empty variables count as missing. A bad value stops the start with a line that names it, never with the value. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(
    ({ path, message, input }) =>
      `${path.join('.')}: ${input === undefined && given[String(path[0])] === undefined ? 'is required' : message}`,
  );
  throw new Error(lines.join('\n'));
}
