import { createServer } from 'node:net';

/** The first of two neighbouring ports that are both free: the sandbox listens on the port after the site's. */
export async function pickPortPair() {
  for (;;) {
    const first = await listen(0);
    const next = first && first < 65_535 ? await listen(first + 1) : undefined;
    if (first && next) return first;
  }
}

/**
 * Resolves with the port it got, or with nothing when that one was taken.
 * @param {number} wanted
 * @returns {Promise<number | undefined>}
 */
function listen(wanted) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
