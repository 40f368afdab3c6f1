import { readFileSync } from 'node:fs';

/** What a page tells its reader to do, one fenced block after the other: its kind, and its lines without their indentation. */
export interface Step {
  kind: string;
  text: string;
}

/** The blocks of one section of a page in `docs`, in their order. */
export function stepsOf(page: string, heading: string): Step[] {
  const text = readFileSync(new URL(`../../../docs/${page}`, import.meta.url), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`docs/${page} has no section "${heading}"`);
  return [...section.matchAll(/^( *)```(\w+)\n([\s\S]*?)^ *```$/gm)].map(([, indent = '', kind = '', body = '']) => ({
    kind,
    text: body.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trimEnd(),
  }));
}

/** The settings of an `env` block, with its `<names>` filled in. */
export const settingsIn = (text: string, values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    filledIn(text, values)
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

export const filledIn = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/<([\w ]+)>/g, (name, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`the page says ${name}, and the test does not know what that is`);
    return value;
  });
