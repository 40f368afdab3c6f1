import { endpoint } from '@jara/contract/endpoint';
import { isSignatureValid } from '@jara/paystack/signature';
import { transfer as wireTransfer } from '@jara/paystack/wire';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { serve } from '../platform/http/serve.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { traced } from '../platform/tools/trace.ts';
import { isOn } from '../switches/switches.store.ts';
import { isTransferOurs } from './approve-transfer.ts';
import { receiveWebhook } from './receive-webhook.ts';

const WEBHOOK_LIMIT = 1024 * 1024;

const webhook = endpoint({
  method: 'POST',
  path: '/paystack/webhook',
  named: { name: 'receiveEvent', about: 'provider' },
  summary: 'Events from the provider, signed over their raw bytes',
  access: 'provider',
  refusals: ['signature_rejected'],
  keepsAnswer: false,
  reply: z.object({ status: z.literal('ok') }),
});

const transferApproval = endpoint({
  method: 'POST',
  path: '/paystack/transfer-approval',
  named: { name: 'approveTransfer', about: 'provider' },
  summary: 'The provider asks whether a transfer is ours before it pays: 200 yes, 400 no',
  access: 'provider',
  refusals: ['payouts_paused', 'transfer_not_ours', 'signature_rejected'],
  keepsAnswer: false,
  reply: z.object({ approved: z.literal(true) }),
});

/** In a scope of their own: these bodies stay bytes, because a signature is over bytes, and may be larger than others. */
export async function registerProvider(
  app: FastifyInstance,
  deps: Deps & { paystackSecretKey: string },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: WEBHOOK_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    // While a key is being changed, the provider signs with either; what we ask is asked with the present one.
    const secretKeys = [deps.paystackSecretKey, ...deps.config.paystack.previousSecretKeys];
    const bytes = (body: unknown) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

    serve(scope, deps, webhook, async (_input, { request }) => {
      const receive = receiveWebhook(traced(deps, request.id), secretKeys);
      await receive(bytes(request.body), signatureOf(request.headers));
      return { status: 'ok' as const };
    });

    serve(scope, deps, transferApproval, async (_input, { request }) => {
      const body = bytes(request.body);
      const signature = signatureOf(request.headers);
      if (!secretKeys.some((secretKey) => isSignatureValid(secretKey, body, signature)))
        throw new Refusal('signature_rejected');
      // Declined is the only way to stop it here: the provider knows no waiting. The share goes back to its claim.
      if (!(await isOn(deps.db, 'payouts'))) throw new Refusal('payouts_paused');
      const read = transfer.safeParse(parsed(body));
      const approved = read.success && (await isTransferOurs(deps)('data' in read.data ? read.data.data : read.data));
      if (!approved) throw new Refusal('transfer_not_ours');
      return { approved: true as const };
    });
  });
}

const asked = z.object({
  reference: z.string(),
  amount: z.int(),
  currency: z.optional(z.string()),
  recipient: wireTransfer.shape.recipient,
});
/** The transfer itself, or wrapped like an event. */
const transfer = z.union([asked, z.object({ data: asked })]);

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal('malformed_request');
  }
}

const signatureOf = (headers: Record<string, unknown>) => {
  const header = headers['x-paystack-signature'];
  return typeof header === 'string' ? header : undefined;
};
