import type { Db, Id } from '../platform/database.ts';

/** What came in by one charge and what of it went back, whoever asked for that. */
export interface ChargeSums {
  id: string;
  reference: string;
  currency: string;
  status: string;
  cameIn: number;
  fees: number;
  refunded: number;
  /** Where those refunds went that the card did not take. */
  refundedTo: { accountNumber: string; bankCode: string; amount: number }[];
  disputed: number;
  /** Refunds that are neither processed nor failed, and disputes that nobody has decided. */
  undecided: number;
}

/** One transfer: where it went, and what the bank there has of it now. */
export interface TransferSums {
  reference: string;
  currency: string;
  status: string;
  amount: number;
  accountNumber: string;
  bankCode: string;
  /** The whole amount while it is said to have succeeded; a bank that sends it back has nothing. */
  bankReceived: number;
}

export interface ProviderSums {
  charges: ChargeSums[];
  transfers: TransferSums[];
  balances: { currency: string; available: number; pending: number }[];
}

/** The judge's view: what the provider's own books say became of the money, whatever anybody was told of it. */
export async function sumsOf(db: Db): Promise<ProviderSums> {
  const charges = await db.many<ChargeSums & { id: Id }>(
    `SELECT transactions.id, reference, transactions.currency, transactions.status, transactions.amount AS "cameIn",
            coalesce(fees, 0) AS fees, refunds.done AS refunded, refunds.places AS "refundedTo", disputes.done AS disputed,
            refunds.undecided + disputes.undecided AS undecided
     FROM paystack_sandbox.transactions
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(taken) FILTER (WHERE status = 'processed'), 0)::bigint AS done,
              coalesce(json_agg(json_build_object('accountNumber', account_number, 'bankCode', bank_code, 'amount', taken))
                FILTER (WHERE status = 'processed' AND account_number IS NOT NULL), '[]') AS places,
              count(*) FILTER (WHERE status NOT IN ('processed', 'failed')) AS undecided
       FROM paystack_sandbox.refunds WHERE transaction_id = transactions.id) AS refunds
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(taken), 0)::bigint AS done, count(*) FILTER (WHERE status <> 'resolved') AS undecided
       FROM paystack_sandbox.disputes WHERE transaction_id = transactions.id) AS disputes
     WHERE paid_at IS NOT NULL ORDER BY transactions.id`,
  );
  const transfers = await db.many<TransferSums>(
    `SELECT reference, transfers.currency, status, amount, account_number AS "accountNumber", bank_code AS "bankCode",
            CASE status WHEN 'success' THEN amount ELSE 0 END AS "bankReceived"
     FROM paystack_sandbox.transfers JOIN paystack_sandbox.recipients ON recipients.id = recipient_id
     ORDER BY transfers.id`,
  );
  const balances = await db.many<ProviderSums['balances'][number]>(
    'SELECT currency, available, pending FROM paystack_sandbox.balances ORDER BY currency',
  );
  return { charges: charges.map((charge) => ({ ...charge, id: String(charge.id) })), transfers, balances };
}
