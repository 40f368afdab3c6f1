import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeFileWhole } from './write-file-whole.ts';

const secrets = z.object({ secretKey: z.string().min(32), paystackSecretKey: z.string().startsWith('sk_test_') });

export type Secrets = z.infer<typeof secrets>;

/** Sandbox mode makes its secrets once; losing them would sign everybody out and void every key handed out. */
export function readOrMakeSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  if (existsSync(file)) return read(file);
  const made: Secrets = {
    secretKey: randomBytes(32).toString('hex'),
    paystackSecretKey: `sk_test_${randomBytes(20).toString('hex')}`,
  };
  writeFileWhole(file, `${JSON.stringify(made, null, 2)}\n`, 0o600);
  return made;
}

function read(file: string): Secrets {
  try {
    return secrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} is damaged. Restore it from a backup, or remove the data folder to begin anew.`, {
      cause,
    });
  }
}
