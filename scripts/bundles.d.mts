import type { BuildOptions } from 'esbuild';

interface Bundle {
  name: string;
  folder: string;
  entries: () => string[];
}

export declare const bundles: Bundle[];
export declare function settingsOf(bundle: Pick<Bundle, 'folder' | 'entries'>): BuildOptions;
