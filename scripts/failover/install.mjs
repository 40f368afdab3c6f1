import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PACKAGES = ['postgresql-15', 'patroni', 'python3-etcd', 'etcd-server', 'etcd-client', 'haproxy'];
const POSTGRES = '/usr/lib/postgresql/15/bin';

/** Installs what Debian has and this machine has not; says what to do where it may not. */
export function installWhatIsMissing() {
  const isThere = existsSync(`${POSTGRES}/postgres`) && ['patroni', 'etcd', 'haproxy', 'setpriv'].every(isInstalled);
  if (!isThere) {
    if (process.getuid() !== 0 || !isInstalled('apt-get')) {
      throw new Error(`This needs Debian's ${PACKAGES.join(' ')}. As root: apt-get install ${PACKAGES.join(' ')}`);
    }
    console.log(`Installing ${PACKAGES.join(' ')}.`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-q'], { env, stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...PACKAGES], { env, stdio: 'ignore' });
  }
  return POSTGRES;
}

function isInstalled(program) {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
