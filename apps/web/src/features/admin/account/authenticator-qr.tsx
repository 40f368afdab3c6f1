import { useMemo } from 'react';
import { qrPath } from '../../../lib/qr.ts';

/** Black on white in both themes: scanners want it so. */
export default function AuthenticatorQr({ url }: { url: string }) {
  const { path, size } = useMemo(() => qrPath(url), [url]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className="block w-full rounded-input"
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR code for your authenticator app"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
