import { builtEntries } from './entries.ts';
import { startFromShell } from './from-shell.ts';

await startFromShell(builtEntries());
