import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { fieldsOf } from '../platform/fields.ts';
import { Refusal } from '../platform/refusal.ts';

/** Where a file goes whose name was given out. As at a store of files, the address itself is the permission; no key is asked for. */
export function uploadRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.put('/uploads/:file', async (request, reply) => {
    if (request.headers.authorization !== undefined) throw new Refusal(400, 'A signed address takes no key');
    if (!Buffer.isBuffer(request.body) || request.body.length === 0) throw new Refusal(400, 'There is no file');
    const kept = await db.maybe(
      `UPDATE paystack_sandbox.uploads SET content = $2, content_type = $3, uploaded_at = $4
       WHERE file_name = $1 RETURNING 1`,
      [
        String(fieldsOf(request.params).file),
        request.body,
        request.headers['content-type'] ?? 'application/octet-stream',
        clock.now(),
      ],
    );
    if (kept === undefined) throw new Refusal(403, 'The address is not signed');
    return reply.code(200).send('');
  });
}
