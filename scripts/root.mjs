import { fileURLToPath } from 'node:url';

/** The top folder of the repository, with a closing slash. */
export const root = fileURLToPath(new URL('../', import.meta.url));
