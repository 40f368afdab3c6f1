import closeWithGrace from 'close-with-grace';
import { pino } from 'pino';
import { type Config, readConfig } from './config.ts';
import { createSandbox } from './sandbox.ts';

let config: Config;
try {
  config = readConfig(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const logger = pino({
  name: 'paystack-sandbox',
  level: config.SANDBOX_LOG_LEVEL,
  timestamp: pino.stdTimeFunctions.isoTime,
});
const sandbox = createSandbox({
  databaseUrl: config.SANDBOX_DATABASE_URL,
  secretKey: config.PAYSTACK_SECRET_KEY,
  webhookUrl: config.SANDBOX_WEBHOOK_URL,
  approvalUrl: config.SANDBOX_APPROVAL_URL,
  publicUrl: config.SANDBOX_PUBLIC_URL ?? `http://localhost:${config.SANDBOX_PORT}`,
  host: config.SANDBOX_HOST,
  port: config.SANDBOX_PORT,
  logger,
  ...(config.SANDBOX_OPENING_FLOAT !== undefined && { openingFloat: config.SANDBOX_OPENING_FLOAT }),
});

closeWithGrace({ delay: 5_000, logger }, async ({ err }) => {
  if (err) logger.error({ err }, 'sandbox.broken');
  await sandbox.stop();
});

logger.info({ address: await sandbox.start() }, 'sandbox.started');
