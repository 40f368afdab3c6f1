const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The origin of an address under every name it answers to: this machine has several, any other just the one. */
export function namesOfOrigin(address: string): string[] {
  const { protocol, hostname, port, origin } = new URL(address);
  if (!LOOPBACK.includes(hostname)) return [origin];
  return LOOPBACK.map((name) => `${protocol}//${name}${port && `:${port}`}`);
}
