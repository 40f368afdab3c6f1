/** Pages opened over plain http on a local network have no `crypto.randomUUID`, but they have `getRandomValues`. */
export const newKey = (): string =>
  typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : crypto.getRandomValues(new Uint32Array(4)).join('-');
