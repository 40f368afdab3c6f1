import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';
import { LONGEST_MS } from './sessions.store.ts';

type PublicUrl = Pick<Config, 'publicUrl'>;

const isSecure = ({ publicUrl }: PublicUrl) => publicUrl.startsWith('https://');
/** The prefix makes browsers refuse the cookie from anywhere but this very host, over https. */
const nameOf = (config: PublicUrl) => (isSecure(config) ? '__Host-jara_staff' : 'jara_staff');
const attributes = (config: PublicUrl) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(config) }) as const;

export const readStaffCookie = (request: FastifyRequest, config: PublicUrl): string | undefined =>
  request.cookies[nameOf(config)];

export const setStaffCookie = (reply: FastifyReply, config: PublicUrl, token: string) =>
  reply.setCookie(nameOf(config), token, { ...attributes(config), maxAge: LONGEST_MS / 1000 });

export const clearStaffCookie = (reply: FastifyReply, config: PublicUrl) =>
  reply.clearCookie(nameOf(config), attributes(config));
