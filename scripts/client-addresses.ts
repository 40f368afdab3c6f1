import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endpointNames } from '../packages/contract/src/document/names.ts';
import { type Endpoint, keepsAnswers } from '../packages/contract/src/endpoint.ts';
import { root } from './root.mjs';

/** Where the client has what it needs of the contract while it runs. */
export const ADDRESSES_FILE = join(root, 'packages/client/src/addresses.ts');

const LONGEST_LINE = 120;

/** The public part of the API's document, without streams: those are opened, not asked for. */
const operations = [...endpointNames]
  .filter(([{ access, path, streams }]) => access === 'public' && !path.startsWith('/admin/') && !streams)
  .map(([endpoint, { name, about }]) => ({ endpoint, name, about }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** The text of packages/client/src/addresses.ts, as the contract has it. */
export function addressesText(): string {
  const files = [...new Set(operations.map(({ about }) => about))].sort();
  const nameOf = (file: string) => file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [
    ...files.map((file) => `import type * as ${nameOf(file)} from '@jara/contract/${file}';`),
    "import type { Address } from './address.ts';",
    '',
    '// Made from the contract: npx tsx scripts/client-addresses.ts',
    '',
    `type Contract = ${files.map((file) => `typeof ${nameOf(file)}`).join(' &\n  ')};`,
    '',
    '/** Every public operation, by the name that the API’s document has for it. */',
    'export const ADDRESSES = {',
    ...operations.map(({ name, endpoint }) => lineOf(name, endpoint)),
    '} as const satisfies Partial<Record<keyof Contract, Address>>;',
    '',
    'export type Endpoints = Pick<Contract, keyof typeof ADDRESSES>;',
    '',
  ].join('\n');
}

function lineOf(name: string, endpoint: Endpoint): string {
  const { method, path, keys } = endpoint;
  const fields = [
    `method: '${method}'`,
    `path: '${path}'`,
    ...(keepsAnswers(endpoint) ? ['once: true'] : []),
    // Whoever comes without a cookie is served, and may be given one.
    ...(keys?.includes('anyone') && keys.includes('browser') ? ['givesCookie: true'] : []),
  ];
  const line = `  ${name}: { ${fields.join(', ')} },`;
  return line.length <= LONGEST_LINE ? line : `  ${name}: {\n${fields.map((field) => `    ${field},\n`).join('')}  },`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(ADDRESSES_FILE, addressesText());
