// What a first visit costs, against what it may cost. Prepaid data is bought by the megabyte, so this is a test, not a wish.
//   node apps/web/scripts/check-budget.mjs   (after the build)
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const KB = 1024;
const BUDGET = { html: 14 * KB, js: 130 * KB, css: 15 * KB, fonts: 50 * KB };
const PAGES = {
  '/': 'prerendered/home.html',
  '/claim/{quid}': 'prerendered/claim-link.html',
  '/g/{code}': 'prerendered/giveaway.html',
};
const dist = fileURLToPath(new URL('../dist/', import.meta.url));

const gzipped = (bytes) => gzipSync(bytes, { level: 9 }).length;
const all = (html, pattern) => [...new Set([...html.matchAll(pattern)].map(([, file]) => file))];
const sum = async (files, measure) => {
  const sizes = await Promise.all(files.map(async (file) => measure(await readFile(dist + file))));
  return sizes.reduce((total, size) => total + size, 0);
};

/** Everything the page's own HTML asks for before any script has run. */
async function costOf(file) {
  const html = await readFile(dist + file, 'utf8');
  const scripts = all(html, /(?:src|rel="modulepreload"[^>]* href)="\/([^"]+\.js)"/g);
  const styles = all(html, /rel="stylesheet"[^>]*href="\/([^"]+\.css)"/g);
  const fonts = all(html, /(?:href|content)="\/([^"]+\.woff2)"/g);
  return {
    html: gzipped(html),
    js: await sum(scripts, gzipped),
    css: await sum(styles, gzipped),
    // Font files are compressed already.
    fonts: await sum(fonts, (bytes) => bytes.length),
  };
}

let isOver = false;
for (const [path, file] of Object.entries(PAGES)) {
  const cost = await costOf(file);
  for (const [kind, bytes] of Object.entries(cost)) {
    const over = bytes > BUDGET[kind];
    isOver ||= over;
    const numbers = `${(bytes / KB).toFixed(1).padStart(6)} of ${BUDGET[kind] / KB} KB`;
    console.log(`${over ? 'over' : 'ok  '}  ${path.padEnd(14)} ${kind.padEnd(6)} ${numbers}`);
  }
}
if (isOver) process.exitCode = 1;
