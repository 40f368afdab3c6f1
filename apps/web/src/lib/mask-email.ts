/** "ada.okafor@example.com" → "a•••••r@example.com": enough for its owner to recognise, too little for anyone else. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const name = [...address.slice(0, at)];
  const first = name[0] ?? '';
  const last = name.length > 2 ? (name.at(-1) ?? '') : '';
  return `${first}•••••${last}${address.slice(at)}`;
}
