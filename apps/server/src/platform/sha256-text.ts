import { createHash } from 'node:crypto';
import type { Hash } from '@jara/domain/rule/draw';

/** What the domain's own SHA-256 says, sooner: a crowd that enters a draw is hashed under the gift's lock. */
export const sha256Text: Hash = (text) => createHash('sha256').update(text).digest('hex');
