import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Long enough to be worth compressing. */
const PROSE = '<p>Cash gifts with a little extra.</p>'.repeat(60);

const page = (title: string, at: string, word = '') =>
  `<!doctype html><html><head><title>${title}</title><meta name="operator" content="__OPERATOR__"><link rel="canonical" href="__PUBLIC_URL__${at}"></head><body><div id="root">${word}<footer>__OPERATOR_COMPANY__, __OPERATOR_SUPPORT_EMAIL__</footer>${PROSE}</div></body></html>`;

const CLAIM_LINK = `<!doctype html><html><head>
<title>__CLAIM_TITLE__</title>
<meta name="description" content="__CLAIM_DESCRIPTION__">
<meta name="robots" content="noindex">
<meta property="og:title" content="__CLAIM_TITLE__">
<meta property="og:description" content="__CLAIM_DESCRIPTION__">
<meta property="og:url" content="__CLAIM_URL__">
<meta property="og:image" content="__CLAIM_IMAGE__">
</head><body><div id="root"><h1>__CLAIM_HEADING__</h1><p>__CLAIM_WORDS__</p>${PROSE}</div></body></html>`;

const GIVEAWAY = `<!doctype html><html><head>
<title>__GIVEAWAY_TITLE__</title>
<meta name="description" content="__GIVEAWAY_DESCRIPTION__">
<meta property="og:image" content="__GIVEAWAY_IMAGE__">
<link rel="canonical" href="__PUBLIC_URL__/g/__GIVEAWAY_CODE__">
</head><body><div id="root"><h1>__GIVEAWAY_HEADING__</h1><p>__GIVEAWAY_LEAD__</p><p>__GIVEAWAY_WORDS__</p><a href="/check">Check</a><noscript data-next="true"><a href="/claim/__GIVEAWAY_CODE__">Take part</a></noscript>${PROSE}</div></body></html>`;

const KEPT_WORDS =
  '<section id="kept-words"><form method="post"><ul><li data-word="true"><label>__WORD_LABEL__</label><textarea name="__WORD_NAME__">__WORD_VALUE__</textarea></li></ul></form></section>';

const DRAWN_BY_THE_APP = [
  '/claim/$quid',
  '/withdraw',
  '/withdraw/status/$id',
  '/g/$code',
  '/payment/callback',
  '/admin',
  '/admin/dashboard',
  '/admin/quids/$quid',
];

/** A folder as the web build leaves it, with the same names and places in it and little else. */
export async function makeSite(folder?: string, { word = '' } = {}): Promise<string> {
  const dist = folder ?? (await mkdtemp(path.join(tmpdir(), 'jara-site-')));
  const put = async (name: string, content: string) => {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
    await writeFile(path.join(dist, name), content);
  };
  const pages = { '/': 'home.html', '/create': 'create.html', '/claim': 'claim.html', '/help': 'help.html' };
  for (const [at, file] of Object.entries(pages)) await put(`prerendered/${file}`, page(`Page ${at}`, at, word));
  await put('prerendered/claim-link.html', CLAIM_LINK);
  await put('prerendered/giveaway.html', GIVEAWAY);
  await put('prerendered/addresses.json', JSON.stringify([...Object.keys(pages), ...DRAWN_BY_THE_APP]));
  await put('prerendered/kept-words.html', KEPT_WORDS);
  await put('prerendered/drawn-claim-link.html', CLAIM_LINK.replace(/(<div id="root">).*(<\/div>)/, '$1$2'));
  await put(
    'prerendered/drawn-plain.html',
    page('A drawn page', '/withdraw').replace(/(<div id="root">).*(<\/div>)/, '$1$2'),
  );
  const drawn = {
    '/claim/$quid': 'drawn-claim-link.html',
    '/withdraw': 'drawn-plain.html',
    '/withdraw/status/$id': 'drawn-plain.html',
    '/create': 'drawn-plain.html',
    '/payment/callback': 'drawn-plain.html',
  };
  await put('prerendered/drawn.json', JSON.stringify({ drawer: 'server/serve-page.js', pages: drawn }));
  await put('server/serve-page.js', 'export const servePage = async () => undefined;');
  await put(
    'prerendered/manifest.json',
    JSON.stringify({ ...pages, '/claim/$quid': 'claim-link.html', '/g/$code': 'giveaway.html' }),
  );
  await put('assets/index-abc123.js', 'console.log("plain");');
  await put('assets/index-abc123.js.br', 'as brotli');
  await put('assets/index-abc123.js.gz', 'as gzip');
  await put('icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"><title>__OPERATOR_PRODUCT_NAME__</title></svg>');
  await put('robots.txt', 'Sitemap: __PUBLIC_URL__/sitemap.xml\n');
  await put('sitemap.xml', '<urlset><url><loc>__PUBLIC_URL__/create</loc></url></urlset>');
  await put('site.webmanifest', '{"name":"__OPERATOR_PRODUCT_NAME__","start_url":"/"}');
  const script = '<script>document.documentElement.dataset.theme = "light";</script>';
  await put('index.html', page('The shell', '/').replace('<head>', `<head>${script}`));
  return dist;
}
