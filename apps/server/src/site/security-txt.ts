import type { Config } from '../platform/config.ts';

/** The end of the month half a year ahead: within the year that RFC 9116 asks for, and the same all month. */
const expiry = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 7, 1) - 1_000).toISOString();

/** Whom to tell of a weakness. It never grows stale: its last day moves on with the months. */
export const securityTxt = ({ operator, publicUrl }: Pick<Config, 'operator' | 'publicUrl'>, now: Date): string =>
  `Contact: mailto:${operator.securityEmail}
Expires: ${expiry(now)}
Preferred-Languages: en
Canonical: ${publicUrl}/.well-known/security.txt
Policy: ${publicUrl}/terms
`;
