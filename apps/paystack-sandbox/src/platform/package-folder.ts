import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Migrations and assets lie beside the sources; the bundle runs from another depth, so we climb to the package. */
export function packageFolder(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && readFileSync(manifest, 'utf8').includes('"@jara/paystack-sandbox",')) return folder;
    if (folder === dirname(folder)) throw new Error('The folder of @jara/paystack-sandbox was not found');
  }
}
