import './node-version.mjs';
import { ensureInstalled } from './install.mjs';
import { runStaticChecks } from './static-checks.mjs';
import { runVitest } from './vitest.mjs';

await ensureInstalled();
const results = [await runStaticChecks(), await runVitest('unit')];
const sum = (key) => results.reduce((total, result) => total + result[key], 0);

console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
