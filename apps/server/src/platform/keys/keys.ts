import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import {
  type BrowserId,
  type ClaimId,
  type DataLinkId,
  type DeviceId,
  type GiftId,
  isId,
  type ListLinkId,
  type StaffId,
} from '@jara/domain/ids';
import { seal, unsealWithAny } from './sealed-text.ts';
import { type Subkeys, subkeysOf } from './subkeys.ts';

/**
 * The keys of the product come from one master secret, each through a purpose of its own, so that none can stand
 * in for another. Access and manage keys are derived rather than drawn: their holder who lost the answer gets the same
 * one again, while only a hash is stored. While the master secret is changed, the one that comes and the ones before open
 * what they closed; whatever is new is made with the present one.
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
  /** The text of a link that shows a person what we hold about their address. */
  signDataLink(id: DataLinkId): string;
  /** The id in such a text that we signed, or undefined. */
  readDataLink(token: string): DataLinkId | undefined;
  /** The text of a link that stops reminders to an address, which is known by its digest alone. */
  signStop(addressHash: string): string;
  /** The digest in such a text that we signed, or undefined. */
  readStop(token: string): string | undefined;
  /** The mark of a device on which this member of staff has signed in. */
  signDevice(deviceId: DeviceId, staffId: StaffId): string;
  /** The device's id in a mark that we made for this member of staff, or undefined. */
  readDevice(cookie: string | undefined, staffId: StaffId): DeviceId | undefined;
  /** Text for a backup that only this secret, or one before it, reads again. */
  sealBackup(text: string): string;
  /** Undefined where none of our secrets sealed it. */
  unsealBackup(sealed: string): string | undefined;
  /** A keyed digest, for what is signed or must not be readable where it is kept. */
  digest(purpose: string, value: string): string;
  /** The same under every secret that still opens, the present one first. */
  digests(purpose: string, value: string): string[];
  /**
   * The same under the oldest secret we know of: under which name something is counted. It stays while the secret is changed, so that
   * servers before and after the change count together, and a lock-out lasts.
   */
  tally(purpose: string, value: string): string;
}

/** Secrets beside the present one, or what is kept of them. */
export interface OtherKeys {
  previous?: readonly (string | Subkeys)[] | undefined;
  /** Not signed with yet: a server that was started a moment later already does. */
  next?: string | undefined;
}

export function createKeys(masterSecret: string, { previous = [], next }: OtherKeys = {}): Keys {
  const present = subkeysOf(masterSecret);
  const coming = next === undefined ? [] : [subkeysOf(next)];
  const older = previous.map((secret) => (typeof secret === 'string' ? subkeysOf(secret) : secret));
  const all = [present, ...coming, ...older];
  const oldest = older.at(-1) ?? present;
  const mac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const sign = (key: Buffer, id: string) => `${id}.${mac(key, id)}`;
  const read = <Id extends string>(keys: readonly Buffer[], text: string | undefined) => {
    const [id, signature] = text?.split('.') ?? [];
    if (!id || !signature || !isId<Id>(id)) return undefined;
    return keys.some((key) => isSame(signature, mac(key, id))) ? id : undefined;
  };
  const [browser, listLink] = [all.map((keys) => keys.browser), all.map((keys) => keys.listLink)];
  const newer = [present, ...coming].map((keys) => keys.browser);

  return {
    accessKeyOf: (claimId) => mac(present.access, claimId),
    accessKeyAgain: (claimId, keyHash) =>
      all.map(({ access }) => mac(access, claimId)).find((key) => hashKey(key).toString('hex') === keyHash),
    manageKeyOf: (giftId) => mac(present.manage, giftId),
    isManageKey: (giftId, key) => all.some(({ manage }) => isSame(key, mac(manage, giftId))),
    signBrowser: (browserId) => sign(present.browser, browserId),
    readBrowser: (cookie) => read(browser, cookie),
    isFromBefore: (cookie) =>
      older.length > 0 && read(newer, cookie) === undefined && read(browser, cookie) !== undefined,
    signListLink: (id) => sign(present.listLink, id),
    readListLink: (token) => read(listLink, token),
    signDataLink: (id) => sign(present.dataLink, id),
    readDataLink: (token) =>
      read(
        all.map((keys) => keys.dataLink),
        token,
      ),
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
    sealBackup: (text) => seal(text, sealingWith(present)),
    unsealBackup: (sealed) => {
      try {
        return unsealWithAny(sealed, all.map(sealingWith));
      } catch {
        // None of our secrets opens it, which is all that a failure here can mean.
        return undefined;
      }
    },
    digest: (purpose, value) => mac(present.digests, `${purpose}\0${value}`),
    digests: (purpose, value) => all.map(({ digests }) => mac(digests, `${purpose}\0${value}`)),
    tally: (purpose, value) => mac(oldest.digests, `${purpose}\0${value}`),
  };
}

const sealingWith = ({ backup }: Subkeys): string => backup.toString('base64');

export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Compares without telling by its duration where two texts differ. */
export const isSame = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
