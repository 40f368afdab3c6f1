import { inflateSync } from 'node:zlib';

const OBJECT = /(\d+) 0 obj\n([\s\S]*?)\nendobj/g;
const STREAM = /\/Length (\d+)[\s\S]*?stream\r?\n/;

/** Reads back what a document says, line by line in the order it was written, through the tables its own fonts carry. */
export function textOfPdf(pdf: Uint8Array): string {
  const objects = new Map(
    [...Buffer.from(pdf).toString('latin1').matchAll(OBJECT)].map(([, id, body]) => [Number(id), body ?? '']),
  );
  const letters = new Map<string, Map<string, string>>();
  for (const body of objects.values()) {
    for (const [, name, font] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = objects.get(Number(font))?.match(/\/ToUnicode (\d+) 0 R/)?.[1];
      if (name && table) letters.set(name, lettersOf(content(objects.get(Number(table)) ?? '')));
    }
  }
  const pages = [...objects.values()].filter((body) => STREAM.test(body)).map(content);
  return pages.flatMap((page) => writtenOn(page, letters)).join('\n');
}

function content(body: string): string {
  const head = body.match(STREAM);
  const start = (head?.index ?? 0) + (head?.[0].length ?? 0);
  // Cut by its length: a compressed stream may well end in a byte that reads as the end of a line.
  const stream = Buffer.from(body.slice(start, start + Number(head?.[1])), 'latin1');
  return body.includes('/FlateDecode') ? inflateSync(stream).toString('latin1') : stream.toString('latin1');
}

/** Each block of text is placed, names its font and then lists glyphs in hexadecimal, with the kerning between them. */
function writtenOn(page: string, letters: Map<string, Map<string, string>>): string[] {
  const lines: { foot: string; text: string }[] = [];
  for (const [, block = ''] of page.matchAll(/BT\n([\s\S]*?)\nET/g)) {
    const foot = block.match(/([\d.]+) Tm/)?.[1] ?? '';
    const table = letters.get(block.match(/\/(F\d+) /)?.[1] ?? '');
    const glyphs = [...block.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    const text = glyphs.map((glyph) => table?.get(glyph) ?? '\uFFFD').join('');
    // A line is written in as many blocks as it needs pieces of a font.
    const last = lines.at(-1);
    if (last?.foot === foot) last.text += text;
    else lines.push({ foot, text });
  }
  return lines.map(({ text }) => text);
}

function lettersOf(table: string): Map<string, string> {
  const ranges = [...table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)];
  return new Map(
    ranges.flatMap(([, first = '0', list = '']) =>
      [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = ''], i): [string, string] => [
        (Number.parseInt(first, 16) + i).toString(16).padStart(4, '0'),
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ]),
    ),
  );
}
