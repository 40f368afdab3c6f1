import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { pickPortPair } from '../scripts/free-ports.mjs';
import { LOOKS } from './looks.ts';

// Every worker loads this file anew, so what is chosen by chance is chosen once and handed down by the environment.
process.env.E2E_PORT ??= String(await pickPortPair());
process.env.E2E_DATA_DIR ??= join(tmpdir(), `jara-e2e-${randomBytes(6).toString('hex')}`);

const port = Number(process.env.E2E_PORT);
const site = `http://localhost:${port}`;
const isRoot = process.getuid?.() === 0;

// Empty counts as unset and wins over a developer's .env, so that journeys never reach a real database or provider.
const cleared = Object.fromEntries(
  [
    'HOST',
    'PUBLIC_URL',
    'DATABASE_URL',
    'PAYSTACK_SECRET_KEY',
    'PAYSTACK_BASE_URL',
    'SMTP_URL',
    'ALERTMANAGER_URL',
    'SECRET_KEY',
  ].map((name) => [name, '']),
);

// What pauses the product for everybody, or moves its time by more than minutes, has a product to itself, or else waits until everybody else has finished.
const ALONE = /(operations|stuck-payouts)\.spec\.ts$/;
// What waits for a draw to close does nothing for most of its time, and keeps nobody from working who runs beside it.
const WAITING = /draws\.spec\.ts$/;
const PART = process.env.E2E_PART;
const NOT_NOW = PART === 'together' ? [ALONE, WAITING] : [ALONE];
const NOW = PART === 'waiting' ? { testMatch: WAITING } : { testIgnore: NOT_NOW };

// The shell without windows does not know what could be installed.
const WHOLE = /@whole-browser/;

// Chromium refuses its own sandbox as root, small containers have little shared memory, and none has a graphics card to imitate.
const args = ['--disable-gpu', '--disable-dev-shm-usage', ...(isRoot ? ['--no-sandbox'] : [])];
const { CHROMIUM_PATH, WHOLE_CHROMIUM_PATH = CHROMIUM_PATH } = process.env;
const wholeBrowser = WHOLE_CHROMIUM_PATH ? { executablePath: WHOLE_CHROMIUM_PATH } : { channel: 'chromium' };

const together = [
  { name: 'desktop-dark', use: LOOKS['desktop-dark'], grep: /@every-look/, ...NOW },
  { name: 'phone-light', use: LOOKS['phone-light'], grep: /@every-look/, ...NOW },
  { name: 'phone', use: LOOKS.phone, grep: /@phone|@every-look/, ...NOW },
  {
    name: 'whole',
    use: { ...LOOKS.desktop, launchOptions: { ...wholeBrowser, args } },
    grep: WHOLE,
    ...NOW,
  },
  { name: 'desktop', use: LOOKS.desktop, grepInvert: WHOLE, ...NOW },
];
const alone = { name: 'alone', use: LOOKS.desktop, testMatch: ALONE, workers: 1 };
const dependencies = together.map(({ name }) => name);

const FAR_AWAY = '100000000000000';

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'results/artifacts',
  fullyParallel: false,
  workers: PART === 'waiting' ? 2 : 4,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: site,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // Recording costs more than the journeys themselves, so it is asked for when one of them has to be understood.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    // What a worker asks for, no journey could see or answer in the server's place; the one about it lets it in.
    serviceWorkers: 'block',
    // Every frame is drawn without a graphics card. Journeys that are about what moves ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    video: 'off',
    launchOptions: { ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}), args },
  },
  projects: PART === 'alone' ? [alone] : PART ? together : [...together, { ...alone, dependencies }],
  webServer: {
    command: `"${process.execPath}" apps/server/dist/start-local.js`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `${site}/api/health/ready`,
    env: {
      ...cleared,
      PORT: String(port),
      SANDBOX_PORT: String(port + 1),
      DATA_DIR: process.env.E2E_DATA_DIR,
      // Every journey comes from one address, which the throttles would take for one impatient person.
      RATE_LIMITS: 'off',
      // And all of them pay into one bank account, and some by the half million, which nobody ordinary does.
      ACCOUNT_LIMIT_DAY: FAR_AWAY,
      ACCOUNT_LIMIT_MONTH: FAR_AWAY,
      PAYER_LIMIT_DAY: FAR_AWAY,
      PAYER_LIMIT_MONTH: FAR_AWAY,
      // Every journey makes the gifts it needs, so a year of others would only cost time. Pictures look better with it.
      SAMPLE_DATA: process.env.E2E_SAMPLE_DATA ?? 'off',
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
