/**
 * Whether a person may be sent to this address to pay: the provider's own pages, or only those of the given origins
 * where something else plays the provider.
 */
export function isCheckoutAddress(address: string, origins?: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, host, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  // Put together by hand, since a blob: address names the origin of another one as its own.
  if (origins) return origins.includes(`${protocol}//${host}`);
  return protocol === 'https:' && port === '' && (hostname === 'paystack.com' || hostname.endsWith('.paystack.com'));
}
