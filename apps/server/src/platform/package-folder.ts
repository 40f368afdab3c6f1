import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of the package a file belongs to, the same whether it runs from source or from a bundle in `dist`. */
export function packageFolder(file: string): string {
  let folder = path.dirname(file);
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error(`no package.json above ${file}`);
    folder = parent;
  }
  return folder;
}
