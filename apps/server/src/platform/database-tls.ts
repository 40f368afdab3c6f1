const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[?::1\]?|\/.*|)$/;

/** Of a setting that is said twice, the driver goes by the last. */
const said = ({ searchParams }: URL, name: string): string | undefined => searchParams.getAll(name).at(-1);

/**
 * Whether somebody between us and the database could read along, or be the database. `require` says nothing about who is at the other
 * end, and what it means differs between drivers: so there is one right word, and on one machine none is needed.
 */
export function isTappable(address: string): boolean {
  const url = new URL(address);
  const host = decodeURIComponent(said(url, 'host') ?? url.hostname);
  return !THIS_MACHINE.test(host) && said(url, 'sslmode') !== 'verify-full';
}
