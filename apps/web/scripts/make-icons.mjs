// Draws the PNG icons from the SVG source. Run it after changing it:
//   CHROMIUM_PATH=/usr/bin/chromium node apps/web/scripts/make-icons.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const icon = await readFile(`${folder}icon.svg`, 'utf8');
// A maskable icon is cut to any shape, so its ground fills the square and the tag stays in the safe middle.
const maskable = icon
  .replace('rx="14" ', '')
  .replace(/(<path[\s\S]*)(<\/svg>)/, '<g transform="translate(32 32) scale(.72) translate(-32 -32)">$1</g>$2');
const square = icon.replace('rx="14" ', '');

const PICTURES = [
  { file: 'favicon.ico', svg: icon, width: 48, height: 48 },
  { file: 'icon-192.png', svg: icon, width: 192, height: 192 },
  { file: 'icon-512.png', svg: icon, width: 512, height: 512 },
  { file: 'icon-maskable-512.png', svg: maskable, width: 512, height: 512 },
  { file: 'apple-touch-icon.png', svg: square, width: 180, height: 180 },
];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
for (const { file, svg, width, height } of PICTURES) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${width}px;height:${height}px}</style>${svg}`);
  const picture = await page.screenshot({ type: 'png', omitBackground: true });
  await writeFile(folder + file, file.endsWith('.ico') ? asIcon(picture, width) : picture);
  await page.close();
}
await browser.close();

/** An icon file of old: a list of one, and the picture itself. */
function asIcon(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
