const LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
const CHECKSUM_LENGTH = 6;

/** Bytes as a word that can be read aloud and typed, with a checksum that notices a slip (BIP 173, which age keys are written in). */
export function toBech32(prefix: string, bytes: Uint8Array): string {
  const data = regroup(bytes, 8, 5, true);
  const sum = polymod([...expand(prefix), ...data, 0, 0, 0, 0, 0, 0]) ^ 1;
  const checksum = Array.from({ length: CHECKSUM_LENGTH }, (_, i) => (sum >> (5 * (5 - i))) & 31);
  return `${prefix}1${[...data, ...checksum].map((value) => LETTERS[value]).join('')}`;
}

/** The bytes of such a word; undefined when it has another prefix or a slip in it. */
export function fromBech32(prefix: string, word: string): Buffer | undefined {
  if (word !== word.toLowerCase() && word !== word.toUpperCase()) return undefined;
  const text = word.toLowerCase();
  if (!text.startsWith(`${prefix}1`)) return undefined;
  const values = [...text.slice(prefix.length + 1)].map((letter) => LETTERS.indexOf(letter));
  if (values.length < CHECKSUM_LENGTH || values.includes(-1)) return undefined;
  if (polymod([...expand(prefix), ...values]) !== 1) return undefined;
  return Buffer.from(regroup(values.slice(0, -CHECKSUM_LENGTH), 5, 8, false));
}

const expand = (prefix: string): number[] => {
  const codes = [...prefix].map((letter) => letter.charCodeAt(0));
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
};

function polymod(values: number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    for (const [i, term] of GENERATOR.entries()) if ((top >> i) & 1) sum ^= term;
  }
  return sum;
}

/** The same bits in groups of another size. On the way back a last group that is not full was only padding. */
function regroup(values: Iterable<number>, from: number, to: number, pad: boolean): number[] {
  const groups: number[] = [];
  let bits = 0;
  let held = 0;
  for (const value of values) {
    held = ((held << from) | value) & 0xfff;
    bits += from;
    while (bits >= to) {
      bits -= to;
      groups.push((held >> bits) & ((1 << to) - 1));
    }
  }
  if (pad && bits > 0) groups.push((held << (to - bits)) & ((1 << to) - 1));
  return groups;
}
