import { SIGNED_IN_MARK } from '@jara/contract/staff/session';
import { SESSION_LONGEST_MS } from '@jara/domain/staff/session-times';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';

type PublicUrl = Pick<Config, 'publicUrl'>;

const isSecure = ({ publicUrl }: PublicUrl) => publicUrl.startsWith('https://');
/** The prefix makes browsers refuse the cookie from anywhere but this very host, over https. */
const nameOf = (config: PublicUrl) => (isSecure(config) ? '__Host-jara_staff' : 'jara_staff');
const attributes = (config: PublicUrl) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(config) }) as const;

export const readStaffCookie = (request: FastifyRequest, config: PublicUrl): string | undefined =>
  request.cookies[nameOf(config)];

/** Beside the session stands a mark that pages can read, so that they need not ask who is signed in where nobody is. */
const markAttributes = (config: PublicUrl) => ({ ...attributes(config), path: '/admin', httpOnly: false }) as const;

const maxAge = SESSION_LONGEST_MS / 1000;

export const setStaffCookie = (reply: FastifyReply, config: PublicUrl, token: string) =>
  reply
    .setCookie(nameOf(config), token, { ...attributes(config), maxAge })
    .setCookie(SIGNED_IN_MARK, '1', { ...markAttributes(config), maxAge });

export const clearStaffCookie = (reply: FastifyReply, config: PublicUrl) =>
  reply.clearCookie(nameOf(config), attributes(config)).clearCookie(SIGNED_IN_MARK, markAttributes(config));

/** As long as browsers keep any cookie: a device is known for as long as its owner comes back to it. */
const KNOWN_SECONDS = 400 * 24 * 3600;
const deviceNameOf = (config: PublicUrl) => (isSecure(config) ? '__Host-jara_device' : 'jara_device');

/** What tells a device of theirs from a stranger's. It opens nothing: it only counts wrong passwords apart. */
export const readDeviceCookie = (request: FastifyRequest, config: PublicUrl): string | undefined =>
  request.cookies[deviceNameOf(config)];

export const setDeviceCookie = (reply: FastifyReply, config: PublicUrl, mark: string) =>
  reply.setCookie(deviceNameOf(config), mark, { ...attributes(config), maxAge: KNOWN_SECONDS });
