/** What a browser may look at: family, style, full name, and the one for printers. */
const NEEDED_NAMES = [1, 2, 4, 6];

/** Empties the other names of a face, in place: whose it is, which version, what its weights are called. */
export function leaveOutNames(font: Buffer): void {
  const names = tableAt(font, 'name');
  if (names === undefined) return;
  const words = names + font.readUInt16BE(names + 4);
  for (let i = 0; i < font.readUInt16BE(names + 2); i += 1) {
    const entry = names + 6 + 12 * i;
    if (NEEDED_NAMES.includes(font.readUInt16BE(entry + 6))) continue;
    const from = words + font.readUInt16BE(entry + 10);
    font.fill(0, from, from + font.readUInt16BE(entry + 8));
    font.writeUInt16BE(0, entry + 8);
  }
}

/** In thousandths of the letters' size: half of it, the most that a pair is off, is a fifth of a pixel in our largest headline. */
const STEP = 10;

const PAIRS = 2;
const EXTENSION = 9;
/** Of a pair's first letter, the way on to the second, and nothing else. */
const ADVANCE_ALONE = 4;

/**
 * Rounds how far each pair of letters stands apart, in place. A headline looks the same, and what is alike many times over
 * packs into far less: the pairs of the display face are nearly half of its file. Only for a face of one weight: between
 * weights the distances are another table's.
 */
export function roundKerning(font: Buffer): void {
  const kerning = tableAt(font, 'GPOS');
  if (kerning === undefined) return;
  for (const lookup of listAt(font, kerning + font.readUInt16BE(kerning + 8), 0)) {
    for (const subtable of listAt(font, lookup, 4)) {
      const isFar = font.readUInt16BE(lookup) === EXTENSION;
      const type = font.readUInt16BE(isFar ? subtable + 2 : lookup);
      if (type === PAIRS) roundPairs(font, isFar ? subtable + font.readUInt32BE(subtable + 4) : subtable);
    }
  }
}

function roundPairs(font: Buffer, at: number): void {
  if (font.readUInt16BE(at + 4) !== ADVANCE_ALONE || font.readUInt16BE(at + 6) !== 0) return;
  if (font.readUInt16BE(at) === 1) {
    // By letter: each has the list of those that may follow, with their distance.
    for (const set of listAt(font, at, 8))
      for (let i = 0; i < font.readUInt16BE(set); i += 1) roundAt(font, set + 4 + 4 * i);
  } else {
    // By kind of letter: a table of all kinds with all kinds.
    const pairs = font.readUInt16BE(at + 12) * font.readUInt16BE(at + 14);
    for (let i = 0; i < pairs; i += 1) roundAt(font, at + 16 + 2 * i);
  }
}

const roundAt = (font: Buffer, at: number): number =>
  font.writeInt16BE(Math.round(font.readInt16BE(at) / STEP) * STEP, at);

function tableAt(font: Buffer, name: string): number | undefined {
  for (let i = 0; i < font.readUInt16BE(4); i += 1) {
    const entry = 12 + 16 * i;
    if (font.toString('latin1', entry, entry + 4) === name) return font.readUInt32BE(entry + 8);
  }
  return undefined;
}

/** Where the members of a list are: it stands `offset` behind `at`, and counts from there. */
const listAt = (font: Buffer, at: number, offset: number): number[] =>
  Array.from({ length: font.readUInt16BE(at + offset) }, (_, i) => at + font.readUInt16BE(at + offset + 2 + 2 * i));
