import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { StaffId } from '@jara/domain/ids';
import { Secret, TOTP } from 'otpauth';
import type { Trx } from '../platform/database/db.ts';
import type { Keys } from '../platform/keys/keys.ts';

const STEP_SECONDS = 30;
/** A phone's clock may be half a minute off, either way. */
const WINDOW = 1;

const totpOf = (secret: string, names: { issuer: string; label: string }) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), period: STEP_SECONDS, digits: 6 });

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What an authenticator reads from the square it is shown. */
export const totpUrl = (secret: string, names: { issuer: string; label: string }): string =>
  totpOf(secret, names).toString();

/** The half-minute whose code this is; undefined when it is none. Phones know nothing of business time. */
export function totpStep(secret: string, code: string, nowMs: number): number | undefined {
  const delta = totpOf(secret, { issuer: '', label: '' }).validate({
    token: code.replace(' ', ''),
    timestamp: nowMs,
    window: WINDOW,
  });
  return delta === null ? undefined : Math.floor(nowMs / 1000 / STEP_SECONDS) + delta;
}

/** Uses a code up. Of two requests with the same code, one gets through: the row is updated only for a later step. */
export async function spendTotpStep(trx: Trx, staffId: StaffId, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff')
    .set({ totpLastStep: step })
    .where('id', '=', staffId)
    .where('totpLastStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
const sealingKeys = (keys: Keys, staffId: StaffId) =>
  keys.digests('totp-secret', staffId).map((digest) => Buffer.from(digest, 'base64url'));

/** Whoever reads the database alone cannot make codes: secrets lie there encrypted, each for its owner. */
export function sealSecret(keys: Keys, staffId: StaffId, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const [key] = sealingKeys(keys, staffId);
  if (!key) throw new Error('there is always a present master secret');
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Which master secret opens it: the present one, another that is still here, or none. */
export function sealOf(keys: Keys, staffId: StaffId, text: string): 'present' | 'other' | 'none' {
  const at = sealingKeys(keys, staffId).findIndex((key) => openWith(key, text) !== undefined);
  if (at === 0) return 'present';
  return at > 0 ? 'other' : 'none';
}

/** Undefined when it was sealed under a master secret that is no longer here: then nobody can make its codes any more. */
export function openSecret(keys: Keys, staffId: StaffId, text: string): string | undefined {
  for (const key of sealingKeys(keys, staffId)) {
    const opened = openWith(key, text);
    if (opened !== undefined) return opened;
  }
  return undefined;
}

function openWith(key: Buffer, text: string): string | undefined {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
