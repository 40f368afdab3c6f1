import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import {
  type BrowserId,
  type ClaimId,
  type DeviceId,
  type GiftId,
  isId,
  type ListLinkId,
  type StaffId,
} from '@jara/domain/ids';

/**
 * The keys of the product come from one master secret, each through a purpose of its own, so that none can stand
 * in for another. Access and manage keys are derived rather than drawn: their holder who lost the answer gets the same
 * one again, while only a hash is stored. After the master secret was changed, the ones before still open what they had
 * closed; whatever is new is made with the present one.
 */
export interface Keys {
  accessKeyOf(claimId: ClaimId): string;
  /** The key that was given for a claim before, known by its hash; undefined when its secret is no longer here. */
  accessKeyAgain(claimId: ClaimId, keyHash: string): string | undefined;
  manageKeyOf(giftId: GiftId): string;
  isManageKey(giftId: GiftId, key: string): boolean;
  signBrowser(browserId: BrowserId): string;
  /** The browser id in a cookie we signed, or undefined. */
  readBrowser(cookie: string | undefined): BrowserId | undefined;
  /** Whether a cookie of ours is from before the master secret was changed, and should be signed again. */
  isFromBefore(cookie: string | undefined): boolean;
  /** The text of a link that brings a sender's gifts to another device. */
  signListLink(id: ListLinkId): string;
  /** The id in such a text that we signed, or undefined. */
  readListLink(token: string): ListLinkId | undefined;
  /** The text of a link that stops reminders to an address, which is known by its digest alone. */
  signStop(addressHash: string): string;
  /** The digest in such a text that we signed, or undefined. */
  readStop(token: string): string | undefined;
  /** The mark of a device on which this member of staff has signed in. */
  signDevice(deviceId: DeviceId, staffId: StaffId): string;
  /** The device's id in a mark that we made for this member of staff, or undefined. */
  readDevice(cookie: string | undefined, staffId: StaffId): DeviceId | undefined;
  /** A keyed digest for values that must not be readable where they are kept (addresses in counters, cached guesses). */
  digest(purpose: string, value: string): string;
  /** The same under every secret that still opens, the present one first. */
  digests(purpose: string, value: string): string[];
}

export function createKeys(masterSecret: string, previous: readonly string[] = []): Keys {
  const present = subkeysOf(masterSecret);
  const older = previous.map(subkeysOf);
  const all = [present, ...older];
  const mac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const sign = (key: Buffer, id: string) => `${id}.${mac(key, id)}`;
  const read = <Id extends string>(keys: readonly Buffer[], text: string | undefined) => {
    const [id, signature] = text?.split('.') ?? [];
    if (!id || !signature || !isId<Id>(id)) return undefined;
    return keys.some((key) => isSame(signature, mac(key, id))) ? id : undefined;
  };
  const [browser, listLink] = [all.map((keys) => keys.browser), all.map((keys) => keys.listLink)];

  return {
    accessKeyOf: (claimId) => mac(present.access, claimId),
    accessKeyAgain: (claimId, keyHash) =>
      all.map(({ access }) => mac(access, claimId)).find((key) => hashKey(key).toString('hex') === keyHash),
    manageKeyOf: (giftId) => mac(present.manage, giftId),
    isManageKey: (giftId, key) => all.some(({ manage }) => isSame(key, mac(manage, giftId))),
    signBrowser: (browserId) => sign(present.browser, browserId),
    readBrowser: (cookie) => read(browser, cookie),
    isFromBefore: (cookie) =>
      older.length > 0 && read([present.browser], cookie) === undefined && read(browser, cookie) !== undefined,
    signListLink: (id) => sign(present.listLink, id),
    readListLink: (token) => read(listLink, token),
    signDevice: (deviceId, staffId) => `${deviceId}.${mac(present.device, `${deviceId}/${staffId}`)}`,
    readDevice: (cookie, staffId) => {
      const [id, signature] = cookie?.split('.') ?? [];
      if (!id || !signature || !isId<DeviceId>(id)) return undefined;
      return all.some(({ device }) => isSame(signature, mac(device, `${id}/${staffId}`))) ? id : undefined;
    },
    signStop: (addressHash) => `${addressHash}.${mac(present.stop, addressHash)}`,
    readStop: (token) => {
      const [addressHash, signature] = token.split('.');
      if (!addressHash || !signature) return undefined;
      return all.some(({ stop }) => isSame(signature, mac(stop, addressHash))) ? addressHash : undefined;
    },
    digest: (purpose, value) => mac(present.digests, `${purpose}\0${value}`),
    digests: (purpose, value) => all.map(({ digests }) => mac(digests, `${purpose}\0${value}`)),
  };
}

function subkeysOf(masterSecret: string) {
  const subkey = (purpose: string) => Buffer.from(hkdfSync('sha256', masterSecret, 'jara', purpose, 32));
  return {
    access: subkey('access-key'),
    manage: subkey('manage-key'),
    browser: subkey('browser-cookie'),
    listLink: subkey('list-link'),
    device: subkey('staff-device'),
    stop: subkey('stop-reminders'),
    digests: subkey('digest'),
  };
}

export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Compares without telling by its duration where two texts differ. */
export const isSame = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
