// Draws the PNG icons and the default link preview from the SVG sources. Run it after changing one of them:
//   CHROMIUM_PATH=/usr/bin/chromium node --import tsx apps/web/scripts/make-icons.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { APP_NAME, TAGLINE } from '@jara/domain/brand';
import { sealedCardSvg } from '@jara/domain/cloth/cloth';
import { chromium } from 'playwright';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const icon = await readFile(`${folder}icon.svg`, 'utf8');
// A maskable icon is cut to any shape, so its ground fills the square and the tag stays in the safe middle.
const maskable = icon
  .replace('rx="14" ', '')
  .replace(/(<path[\s\S]*)(<\/svg>)/, '<g transform="translate(32 32) scale(.72) translate(-32 -32)">$1</g>$2');
const square = icon.replace('rx="14" ', '');
const preview = sealedCardSvg({
  theme: 'adire',
  seed: 12,
  title: APP_NAME,
  subtitle: TAGLINE,
  width: 1200,
  height: 630,
});

const face = async (family, file) => {
  const data = await readFile(new URL(`../.cache/fonts/${file}.woff2`, import.meta.url), 'base64');
  return `@font-face{font-family:'${family}';font-weight:400 800;src:url(data:font/woff2;base64,${data})}`;
};
// The build leaves the cut faces behind; the preview is set in them.
const faces = (await face('Bricolage Grotesque', 'bricolage')) + (await face('Plus Jakarta Sans', 'jakarta'));

const PICTURES = [
  { file: 'icon-192.png', svg: icon, width: 192, height: 192 },
  { file: 'icon-512.png', svg: icon, width: 512, height: 512 },
  { file: 'icon-maskable-512.png', svg: maskable, width: 512, height: 512 },
  { file: 'apple-touch-icon.png', svg: square, width: 180, height: 180 },
  { file: 'og.jpg', svg: preview, width: 1200, height: 630 },
];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
for (const { file, svg, width, height } of PICTURES) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>${faces}body{margin:0}svg{display:block;width:${width}px;height:${height}px}</style>${svg}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const kind = file.endsWith('.jpg') ? { type: 'jpeg', quality: 66 } : { type: 'png', omitBackground: true };
  await writeFile(folder + file, await page.screenshot(kind));
  await page.close();
}
await browser.close();
