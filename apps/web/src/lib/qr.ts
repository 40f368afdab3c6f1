import { encode } from 'uqr';

/** A QR code as one SVG path on a grid of `size` by `size` modules, quiet zone included. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const parts: string[] = [];
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) if (isDark) parts.push(`M${x} ${y}h1v1h-1z`);
  }
  return { path: parts.join(''), size };
}
