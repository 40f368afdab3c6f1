import { useMemo } from 'react';
import { qrPath } from '../lib/qr.ts';

/** Black on white in both themes: scanners want it so. */
export default function QrPicture({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className="block w-full rounded-input"
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
