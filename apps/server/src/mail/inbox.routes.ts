import { endpoint } from '@jara/contract/endpoint';
import { page, pageOf, paging } from '@jara/contract/paging';
import { idOf } from '@jara/contract/scalars';
import type { MailId } from '@jara/domain/ids';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { takeFormBodies } from '../platform/http/form-bodies.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { findInInbox, type InboxMail, listInbox } from './inbox.store.ts';
import { listPage, mailInboxPage } from './inbox-pages.ts';
import { INBOX_CSS } from './inbox-style.ts';
import { clothPng, logoPng } from './writing/mail-images.ts';

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** A mail may show its pictures and its own styles, and be framed by the inbox. It runs nothing and reaches nothing. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const inboxMail = z.object({
  id: z.uuid(),
  kind: z.string(),
  to: z.string(),
  subject: z.nullable(z.string()),
  text: z.nullable(z.string()),
  html: z.nullable(z.string()),
  /** Those that not every mail has. */
  headers: z.record(z.string(), z.string()),
  state: z.enum(['delivered', 'waiting', 'not sent']),
  failure: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  sentAt: z.nullable(z.iso.datetime()),
});
const search = z.object({ ...paging.shape, to: z._default(z.string().check(z.trim(), z.maxLength(254)), '') });
const byId = z.object({ id: idOf<MailId>() });

const route = (path: string, summary: string, reply: z.ZodMiniType = z.string()) =>
  endpoint({ method: 'GET', path, summary, access: 'sandbox', reply });
const ENDPOINTS = {
  list: route('/dev/inbox', 'The local mail inbox'),
  search: { ...route('/dev/inbox', 'The same, for one address'), method: 'POST' as const },
  json: route('/dev/inbox.json', 'The same as JSON', page(inboxMail)),
  style: route('/dev/inbox.css', 'Its style sheet'),
  logo: route('/dev/inbox/logo.png', 'The logo as mails show it'),
  one: route('/dev/inbox/:id', 'One mail'),
  html: route('/dev/inbox/:id/html', 'Its designed part by itself'),
  card: route('/dev/inbox/:id/card.png', 'The cloth of its gift'),
};

/**
 * The inbox of a practice site, which has no mail server: whatever would be sent can be read here, by anyone who reaches
 * the site. With a mail server, or with real money, there is none.
 */
export function registerInbox(app: FastifyInstance, deps: Pick<Deps, 'db' | 'config' | 'clock' | 'keys'>): void {
  if (deps.config.mode !== 'sandbox' || deps.config.smtpUrl !== undefined) return;
  const { productName } = deps.config.operator;
  const at = (endpoint: (typeof ENDPOINTS)[keyof typeof ENDPOINTS]) =>
    [endpoint.path, { config: { endpoint } }] as const;

  const sendList = async (reply: FastifyReply, asked: unknown) => {
    const { to, page, limit } = read(search, asked);
    const { mails, total } = await listInbox(deps, { to, page, limit });
    return sendPage(reply, listPage({ mails, total, to, page, totalPages: Math.ceil(total / limit) }, productName));
  };

  app.get(...at(ENDPOINTS.list), (request, reply) => sendList(reply, request.query));

  void app.register(async (forms) => {
    takeFormBodies(forms);
    forms.post(...at(ENDPOINTS.search), (request, reply) =>
      sendList(reply, request.body instanceof URLSearchParams ? Object.fromEntries(request.body) : {}),
    );
  });

  app.get(...at(ENDPOINTS.json), async (request, reply) => {
    const { to, page, limit } = read(search, request.query);
    const { mails, total } = await listInbox(deps, { to, page, limit });
    return uncached(reply).send(pageOf(mails.map(presented), total, { page, limit }));
  });

  app.get(...at(ENDPOINTS.style), (_, reply) => reply.type('text/css; charset=utf-8').send(INBOX_CSS));

  app.get(...at(ENDPOINTS.logo), (_, reply) => sendPicture(reply, logoPng()));

  app.get(...at(ENDPOINTS.one), async (request, reply) => {
    const mail = await findInInbox(deps, mailIdIn(request.params));
    if (!mail) throw new Refusal('not_found');
    const { part } = read(z.object({ part: z._default(z.enum(['html', 'text']), 'html') }), request.query);
    return sendPage(reply, mailInboxPage(mail, part, productName));
  });

  app.get(...at(ENDPOINTS.html), async (request, reply) => {
    const found = await findInInbox(deps, mailIdIn(request.params));
    if (!found?.mail) throw new Refusal('not_found');
    return uncached(reply)
      .headers({ 'content-security-policy': MAIL_POLICY, 'x-frame-options': 'SAMEORIGIN' })
      .type('text/html; charset=utf-8')
      .send(found.mail.html);
  });

  app.get(...at(ENDPOINTS.card), async (request, reply) => {
    const found = await findInInbox(deps, mailIdIn(request.params));
    if (!found?.mail) throw new Refusal('not_found');
    return sendPicture(reply, clothPng(found.mail.cloth));
  });
}

const presented = ({ row, state, mail }: InboxMail): z.output<typeof inboxMail> => ({
  id: row.id,
  kind: row.kind,
  to: row.recipient,
  subject: mail?.subject ?? null,
  text: mail?.text ?? null,
  html: mail?.html ?? null,
  headers: mail?.headers ?? {},
  state,
  failure: row.failure,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
});

function read<S extends z.ZodMiniType>(schema: S, given: unknown): z.output<S> {
  const result = z.safeParse(schema, given);
  if (!result.success) throw new Refusal('invalid_input', { message: result.error.issues[0]?.message });
  return result.data;
}

/** An address that is no id belongs to no mail, which is all there is to say about it. */
function mailIdIn(params: unknown): MailId {
  const result = z.safeParse(byId, params);
  if (!result.success) throw new Refusal('not_found');
  return result.data.id;
}

const uncached = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

const sendPage = (reply: FastifyReply, content: string) =>
  uncached(reply).header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8').send(content);

/** The frame of a mail is closed off and so counts as another site; without this its own pictures would stay away. */
const sendPicture = (reply: FastifyReply, picture: Buffer) =>
  reply
    .headers({ 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'private, max-age=3600' })
    .type('image/png')
    .send(picture);
