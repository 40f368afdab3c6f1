/**
 * Search parameters as plain text, both ways. The router would otherwise read `?quid=12345E6789012` as a number and
 * write quotes around texts that look like one; each route says in its `validateSearch` what it makes of the words.
 */
export const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null || value === '') continue;
    params.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Keeps the named parameters that are there. */
export const only =
  <const Name extends string>(...names: Name[]) =>
  (search: Record<string, unknown>): { [key in Name]?: string } => {
    const kept: { [key in Name]?: string } = {};
    for (const name of names) {
      const value = search[name];
      if (value !== undefined && value !== null && value !== '') kept[name] = String(value);
    }
    return kept;
  };
