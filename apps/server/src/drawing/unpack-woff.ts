import { inflateSync } from 'node:zlib';

const SIGNATURE = 0x774f4646;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * A web font as the plain font it was packed from. The libraries that set our type can unpack one as well, but in
 * JavaScript and once per document, which took longer than everything else together.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== SIGNATURE) throw new Error('not a WOFF font');
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, i) => readTable(woff, WOFF_HEADER + i * WOFF_ENTRY));
  const header = Buffer.alloc(SFNT_HEADER + tables.length * SFNT_ENTRY);
  const steps = Math.floor(Math.log2(tables.length));
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(tables.length, 4);
  // The format asks for these three so that a reader may search the tables by halving.
  header.writeUInt16BE(16 * 2 ** steps, 6);
  header.writeUInt16BE(steps, 8);
  header.writeUInt16BE(16 * (tables.length - 2 ** steps), 10);

  let end = header.length;
  const parts: Buffer[] = [header];
  tables.forEach(({ tag, checksum, bytes }, i) => {
    const at = SFNT_HEADER + i * SFNT_ENTRY;
    header.write(tag, at, 'latin1');
    header.writeUInt32BE(checksum, at + 4);
    header.writeUInt32BE(end, at + 8);
    header.writeUInt32BE(bytes.length, at + 12);
    const padding = Buffer.alloc(-bytes.length & 3);
    parts.push(bytes, padding);
    end += bytes.length + padding.length;
  });
  return Buffer.concat(parts);
}

function readTable(woff: Buffer, at: number) {
  const [offset, packedLength, length] = [4, 8, 12].map((place) => woff.readUInt32BE(at + place)) as [
    number,
    number,
    number,
  ];
  const packed = woff.subarray(offset, offset + packedLength);
  return {
    tag: woff.toString('latin1', at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    // A table that would not get smaller is stored as it is.
    bytes: packedLength < length ? inflateSync(packed) : packed,
  };
}
