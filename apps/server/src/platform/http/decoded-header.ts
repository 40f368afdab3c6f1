/** Headers carry only ASCII, so a browser sends the password percent-encoded. */
export function decodedHeader(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  try {
    return decodeURIComponent(header);
  } catch {
    return header;
  }
}
