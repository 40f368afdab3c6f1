import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Listening is the only honest question: a connect would miss a program that is bound but not answering. */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else if (error.code === 'EACCES') reject(new Error(`This user may not listen on port ${port}.`));
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
        reject(new Error(`HOST ${host} is not an address of this machine.`));
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

type Wanted = { port: number; host: string; variable: 'PORT' | 'SANDBOX_PORT'; patienceMs: number };

export async function requireFreePort({ port, host, variable, patienceMs }: Wanted): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await isPortFree(port, host))) {
    if (Date.now() >= deadline) {
      throw new Error(
        `Port ${port} is taken by another program. Stop that one, or choose another port with ${variable}=….`,
      );
    }
    await sleep(100);
  }
}
