import closeWithGrace from 'close-with-grace';
import { createApp } from './app.ts';
import { startMetricsServer } from './operations/metrics/metrics-server.ts';
import { readConfig } from './platform/config.ts';
import { isDatabaseAway } from './platform/database/database-away.ts';
import { migrate } from './platform/database/migrate.ts';
import { waitForDatabase } from './platform/database/wait-for-database.ts';
import { drain } from './platform/http/graceful-close.ts';
import { createLog } from './platform/log.ts';
import { wireUp } from './wire-up.ts';
import { startWorker } from './worker.ts';

/** One process of the product: the web side, the worker, or both. Any number of them share one database. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { databaseUrl, secretKey } = config;
  const paystackSecretKey = config.paystack.secretKey;
  if (!databaseUrl || !secretKey || !paystackSecretKey) {
    throw new Error(
      'DATABASE_URL, SECRET_KEY and PAYSTACK_SECRET_KEY are needed to run one process by itself; npm start provides them',
    );
  }
  const log = createLog(config.logLevel, config.role);
  await waitForDatabase(databaseUrl, log);
  await migrate(databaseUrl);
  const { deps, close } = await wireUp(config, { databaseUrl, secretKey, paystackSecretKey }, log);
  if (config.mode === 'sandbox') await (await import('../sample-data/demo-staff.ts')).ensureDemoStaff(deps);
  const app = config.role === 'worker' ? undefined : await createApp(deps);
  await app?.listen({ host: config.host, port: config.port });
  if (config.mode === 'sandbox') {
    const { startSampleData } = await import('../sample-data/start-sample-data.ts');
    await startSampleData(deps, { sandboxUrl: config.paystack.baseUrl });
  }
  const worker = config.role === 'web' ? undefined : await startWorker(deps, databaseUrl);
  const metrics = config.metrics && (await startMetricsServer(deps, { ...config.metrics, databaseUrl }));
  if (metrics) deps.metrics.watchRuntime();
  log.info({ port: app && config.port, mode: config.mode }, 'started');

  // A database that goes away is told in many corners of the libraries, some of which nobody can listen at. It comes back;
  // whatever else nobody listened to is a bug, and ends the process.
  process.on('unhandledRejection', (reason) => {
    if (!isDatabaseAway(reason)) throw reason;
    log.warn({ err: reason }, 'database.away');
  });
  closeWithGrace(
    { delay: 2 * config.drainMs + 10_000, logger: false, skip: ['unhandledRejection'] },
    async ({ err }) => {
      if (err) log.error({ err }, 'stopping_after_error');
      else log.info('stopping');
      if (app) {
        if (!err) await drain(app, config.drainMs);
        await app.close();
      }
      await worker?.stop();
      await metrics?.stop();
      await close();
      log.info('stopped');
    },
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
