import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** No system takes these for the near end of a connection, so nobody gets one by chance before it is listened on. */
const [LOWEST, HIGHEST] = [10_240, 32_766];

/** The first of two neighbouring ports that are both free: the sandbox listens on the port after the site's. */
export async function pickPortPair() {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
