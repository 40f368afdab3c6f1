import { expect, it } from 'vitest';
import { readConfig } from '../src/platform/config.ts';
import { sandboxEnvironment } from './environments.ts';

it('tells the sandbox the address that the server takes for its checkout’s', () => {
  const env = { PUBLIC_URL: 'https://jara.example', SANDBOX_PUBLIC_URL: 'https://pay.jara.example' };
  const config = readConfig(env);
  const told = sandboxEnvironment(env, {
    config,
    dataDir: '.',
    databaseUrl: 'postgres://localhost/jara',
    secrets: undefined,
  });
  expect(config.paystack.checkoutOrigins).toContain(told.SANDBOX_PUBLIC_URL);
});
