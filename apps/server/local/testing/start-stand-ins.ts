import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFolder } from '../../src/platform/package-folder.ts';
import { startFromShell } from '../from-shell.ts';

/** The real start with two stand-in children, so that its tests need neither the whole build nor sample data. */
const child = join(packageFolder(fileURLToPath(import.meta.url)), 'local/testing/stand-in-child.mjs');
const guard = ['--import', new URL('follow-parent.js', import.meta.url).href];

await startFromShell({ server: [...guard, child, 'server'], sandbox: [...guard, child, 'sandbox'] });
