import { encode } from 'uqr';

/** A QR code as one path on a grid of `size` by `size` modules, quiet zone included. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: modules.join(''), size };
}
