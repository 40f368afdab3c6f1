import type { Config } from '../src/platform/config.ts';
import { addressOf } from '../src/platform/database-address.ts';
import type { Secrets } from './secrets.ts';

export type Facts = {
  config: Config;
  dataDir: string;
  databaseUrl: string;
  /** Live mode is given its secrets and makes none. */
  secrets: Secrets | undefined;
};

/** What the server is told; everything a person set themselves is passed on as it is. */
export function serverEnvironment(env: NodeJS.ProcessEnv, { config, dataDir, databaseUrl, secrets }: Facts) {
  return {
    ...env,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SECRET_KEY: config.secretKey ?? secrets?.secretKey,
    PAYSTACK_SECRET_KEY: config.paystack.secretKey ?? secrets?.paystackSecretKey,
    PAYSTACK_BASE_URL: config.paystack.secretKey ? config.paystack.baseUrl : sandboxAddress(config),
  };
}

/** The sandbox calls the server directly, and sends people's browsers to the address that the server takes for its checkout's. */
export function sandboxEnvironment(env: NodeJS.ProcessEnv, { config, databaseUrl, secrets }: Facts) {
  const api = `${serverAddress(config)}/api`;
  return {
    ...env,
    SANDBOX_PORT: String(config.sandboxPort),
    SANDBOX_HOST: config.host,
    SANDBOX_DATABASE_URL: addressOf(databaseUrl),
    SANDBOX_WEBHOOK_URL: `${api}/paystack/webhook`,
    SANDBOX_APPROVAL_URL: `${api}/paystack/transfer-approval`,
    SANDBOX_PUBLIC_URL: config.sandboxUrl,
    PAYSTACK_SECRET_KEY: secrets?.paystackSecretKey,
  };
}

export const serverAddress = ({ host, port }: Config) => `http://${reachable(host)}:${port}`;

export const sandboxAddress = ({ host, sandboxPort }: Config) => `http://${reachable(host)}:${sandboxPort}`;

/** "Every address" is something to listen on, not something to call. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
