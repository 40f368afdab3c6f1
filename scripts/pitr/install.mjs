import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const PACKAGES = ['postgresql', 'pgbackrest'];
const VERSIONS = '/usr/lib/postgresql';

/** Where Debian's newest PostgreSQL is. Installs what this machine has not, and says what to do where it may not. */
export function installWhatIsMissing() {
  if (!newest() || !existsSync('/usr/bin/pgbackrest')) {
    if (process.getuid() !== 0 || !existsSync('/usr/bin/apt-get'))
      throw new Error(`This needs Debian's ${PACKAGES.join(' ')}. As root: apt-get install ${PACKAGES.join(' ')}`);
    console.log(`Installing ${PACKAGES.join(' ')}.`);
    const isFirst = !newest();
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-q'], { env, stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...PACKAGES], { env, stdio: 'ignore' });
    // The package makes a server of its own and starts it; nobody asked for that one.
    if (isFirst) execFileSync('pg_dropcluster', ['--stop', newest(), 'main'], { stdio: 'ignore' });
  }
  return { version: newest(), postgres: `${VERSIONS}/${newest()}/bin` };
}

function newest() {
  if (!existsSync(VERSIONS)) return undefined;
  const found = readdirSync(VERSIONS).filter((version) => existsSync(`${VERSIONS}/${version}/bin/initdb`));
  return found.sort((a, b) => Number(a) - Number(b)).at(-1);
}
