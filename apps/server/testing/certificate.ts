import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A certificate as PEM, with its key. */
export interface Certificate {
  name: string;
  pem: string;
  key: KeyObject;
}

const ECDSA_WITH_SHA256 = '2a8648ce3d040302';
const COMMON_NAME = '550403';
const BASIC_CONSTRAINTS = '551d13';
const SUBJECT_ALT_NAME = '551d11';

const [SEQUENCE, SET, INTEGER, BITS, OCTETS, OID, UTF8, TIME] = [0x30, 0x31, 0x02, 0x03, 0x04, 0x06, 0x0c, 0x18];
const TRUE = Buffer.from('0101ff', 'hex');

/** One value in DER: its kind, its length, its content. */
function der(kind: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const length =
    body.length < 0x80 ? Buffer.from([body.length]) : Buffer.from([0x82, body.length >> 8, body.length & 0xff]);
  return Buffer.concat([Buffer.from([kind]), length, body]);
}
const oid = (hex: string) => der(OID, Buffer.from(hex, 'hex'));
const nameOf = (text: string) => der(SEQUENCE, der(SET, der(SEQUENCE, oid(COMMON_NAME), der(UTF8, Buffer.from(text)))));
const time = (text: string) => der(TIME, Buffer.from(text));

/**
 * Makes a certificate for a host, signed by a CA, or without one a CA. Node reads certificates and makes none, and tests ask for no
 * program that is not installed with it.
 */
export function makeCertificate(name: string, ca?: Certificate): Certificate {
  const { publicKey, privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(SEQUENCE, oid(ECDSA_WITH_SHA256));
  const extension = ca
    ? der(SEQUENCE, oid(SUBJECT_ALT_NAME), der(OCTETS, der(SEQUENCE, der(0x82, Buffer.from(name)))))
    : der(SEQUENCE, oid(BASIC_CONSTRAINTS), TRUE, der(OCTETS, der(SEQUENCE, TRUE)));
  const body = der(
    SEQUENCE,
    der(0xa0, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from([ca ? 2 : 1])),
    algorithm,
    nameOf(ca?.name ?? name),
    der(SEQUENCE, time('20200101000000Z'), time('20991231235959Z')),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, extension)),
  );
  const signature = sign('sha256', body, ca?.key ?? key);
  const whole = der(SEQUENCE, body, algorithm, der(BITS, Buffer.from([0]), signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return { name, key, pem: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n` };
}
