import { writeFile } from 'node:fs/promises';
import { readOptions, refuseCall } from '../local/read-options.ts';
import { makeKeyPair } from '../src/platform/age-file/age-keys.ts';

const USAGE = 'npm run backup:key -- --to FILE';

// Makes the key pair of backups: the private half goes into a file, the public half is said.
const given = readOptions(USAGE, { to: { type: 'string' } });
if (given?.to) process.exitCode = await makeKeyAt(given.to);
else if (given) refuseCall(USAGE, 'A private key needs a file to be written to.');

async function makeKeyAt(file: string): Promise<number> {
  const { publicKey, privateKey } = makeKeyPair();
  const text = `# created: ${new Date().toISOString()}\n# public key: ${publicKey}\n${privateKey}\n`;
  try {
    // A file that is there may be the only key to every backup.
    await writeFile(file, text, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
    const message = isThere ? `${file} exists already. Choose another name.` : (error as Error).message;
    process.stderr.write(`No key was made. ${message}\n`);
    return 1;
  }
  process.stdout.write(
    `BACKUP_PUBLIC_KEY=${publicKey}\n` +
      `That is for the server. ${file} opens its backups: keep it, and a copy of it, away from the server. Nobody can make it again.\n`,
  );
  return 0;
}
