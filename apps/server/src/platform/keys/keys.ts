import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * The keys of the product come from one master secret, each through a purpose of its own, so that none can stand
 * in for another. Access and manage keys are derived rather than drawn: their holder who lost the answer gets the same
 * one again, while only a hash is stored.
 */
export interface Keys {
  accessKeyOf(claimId: string): string;
  manageKeyOf(giftId: string): string;
  signBrowser(browserId: string): string;
  /** The browser id in a cookie we signed, or undefined. */
  readBrowser(cookie: string | undefined): string | undefined;
  /** The text of a link that brings a sender's gifts to another device. */
  signListLink(id: string): string;
  /** The id in such a text that we signed, or undefined. */
  readListLink(token: string): string | undefined;
  /** A keyed digest for values that must not be readable where they are kept (addresses in counters, cached guesses). */
  digest(purpose: string, value: string): string;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function createKeys(masterSecret: string): Keys {
  const subkey = (purpose: string) => Buffer.from(hkdfSync('sha256', masterSecret, 'jara', purpose, 32));
  const access = subkey('access-key');
  const manage = subkey('manage-key');
  const browser = subkey('browser-cookie');
  const listLink = subkey('list-link');
  const digests = subkey('digest');
  const mac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const sign = (key: Buffer, id: string) => `${id}.${mac(key, id)}`;
  const read = (key: Buffer, text: string | undefined) => {
    const [id, signature] = text?.split('.') ?? [];
    if (!id || !signature || !UUID.test(id)) return undefined;
    return isSame(signature, mac(key, id)) ? id : undefined;
  };

  return {
    accessKeyOf: (claimId) => mac(access, claimId),
    manageKeyOf: (giftId) => mac(manage, giftId),
    signBrowser: (browserId) => sign(browser, browserId),
    readBrowser: (cookie) => read(browser, cookie),
    signListLink: (id) => sign(listLink, id),
    readListLink: (token) => read(listLink, token),
    digest: (purpose, value) => mac(digests, `${purpose}\0${value}`),
  };
}

export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Compares without telling by its duration where two texts differ. */
export const isSame = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
