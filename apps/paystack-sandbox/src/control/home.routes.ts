import type { FastifyInstance } from 'fastify';
import { PAGE_POLICY } from '../checkout/checkout.routes.ts';
import { listDisputes } from '../disputes/disputes.ts';
import type { Deps } from '../platform/deps.ts';
import { listTransactions } from '../transactions/transactions.store.ts';
import { listTransfers } from '../transfers/transfers.store.ts';
import { listWebhooks } from '../webhooks/webhooks.store.ts';
import { homePage } from './home-page.ts';

const LATEST = { status: null, from: null, to: null, customer: null, recipient: null, perPage: 10, offset: 0 };

/** For people who open the sandbox in a browser: what this is, and what it has been up to. */
export function homeRoutes(app: FastifyInstance, { db, clock, publicUrl }: Deps): void {
  app.get('/', async (_request, reply) => {
    const [transactions, transfers, disputes, webhooks, balances] = await Promise.all([
      listTransactions(db, LATEST),
      listTransfers(db, LATEST),
      listDisputes(db, LATEST.perPage),
      listWebhooks(db, { reference: null, limit: 10 }),
      db.many<{ currency: string; available: number }>('SELECT * FROM paystack_sandbox.balances ORDER BY currency'),
    ]);
    const view = {
      now: clock.now(),
      url: publicUrl(),
      transactions: transactions.rows,
      transfers: transfers.rows,
      disputes,
      webhooks,
      balances,
    };
    return reply
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(homePage(view).text);
  });
}
