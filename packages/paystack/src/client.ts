import * as z from 'zod/mini';
import { isCheckoutAddress } from './checkout-address.ts';
import { type Call, createHttp, type HttpOptions } from './http.ts';
import { isReference } from './references.ts';
import { createUpload } from './upload.ts';
import {
  balance,
  balanceLedgerRow,
  bank,
  dispute,
  disputeEvidence,
  initializedTransaction,
  type PageMeta,
  pageMeta,
  refund,
  resolvedAccount,
  settlement,
  transaction,
  transfer,
  transferRecipient,
  uploadAddress,
} from './wire.ts';

export type PaystackClient = ReturnType<typeof createPaystackClient>;
export interface PaystackClientOptions extends HttpOptions {
  /** Where checkout pages live when it is not the provider itself that is asked. */
  checkoutOrigins?: readonly string[] | undefined;
}

export interface InitializeTransaction {
  email: string;
  amount: number;
  currency: string;
  reference: string;
  callbackUrl: string;
  channels?: string[];
  metadata?: Record<string, unknown>;
}

export interface CreateTransferRecipient {
  name: string;
  accountNumber: string;
  bankCode: string;
  currency: string;
  type?: string;
}

export interface CreateTransfer {
  amount: number;
  currency: string;
  /** The provider's `RCP_…` code. */
  recipient: string;
  reference: string;
  reason?: string;
}

export interface CreateRefund {
  /** The transaction's numeric id or its reference. */
  transaction: string;
  amount?: number;
  currency?: string;
  customerNote?: string;
  merchantNote?: string;
}

/** The payer's own account, for a refund that their card does not take. */
export interface RefundAccount {
  currency: string;
  accountNumber: string;
  bankId: string;
}

export interface AddEvidence {
  customerEmail: string;
  customerName: string;
  customerPhone: string;
  serviceDetails: string;
  deliveryDate?: string | undefined;
}

/** What a merchant says to a dispute: `declined` contests it. */
export interface ResolveDispute {
  resolution: 'merchant-accepted' | 'declined';
  message: string;
  /** Nought where it is contested. */
  refundAmount: number;
  /** The name that `disputeUploadAddress` gave to the file. */
  uploadedFilename: string;
  evidenceId?: string | undefined;
}

export interface ListQuery {
  page?: number;
  perPage?: number;
  from?: string;
  to?: string;
  status?: string;
}

export interface Page<Row> {
  data: Row[];
  meta: PageMeta;
}

/**
 * The provider's API. Every failure is a `ProviderError`; a write that ended in `unknown` must be asked about by
 * its reference before it is sent again, and then only with the same reference.
 */
export function createPaystackClient(options: PaystackClientOptions) {
  const send = createHttp(options);
  const opened = z.extend(initializedTransaction, {
    authorization_url: z.string().check(z.refine((address) => isCheckoutAddress(address, options.checkoutOrigins))),
  });
  const one = async <Data>(call: Call<Data>) => (await send(call)).data;
  const page = async <Row>(call: Omit<Call<Row[]>, 'method' | 'data'>, row: z.ZodMiniType<Row>): Promise<Page<Row>> => {
    const { data, meta } = await send({ ...call, method: 'GET', data: z.array(row) });
    return { data, meta: pageMeta.safeParse(meta ?? {}).data ?? {} };
  };
  const get = <Data>(route: string, data: z.ZodMiniType<Data>, path = route) =>
    one({ method: 'GET', route, path, data });

  return {
    initializeTransaction: (ask: InitializeTransaction) =>
      one({
        method: 'POST',
        route: '/transaction/initialize',
        path: '/transaction/initialize',
        body: {
          email: ask.email,
          amount: wholeAmount(ask.amount),
          currency: ask.currency,
          reference: ourReference(ask.reference),
          callback_url: ask.callbackUrl,
          channels: ask.channels,
          metadata: ask.metadata,
        },
        data: opened,
      }),

    verifyTransaction: (reference: string) =>
      get('/transaction/verify/:reference', transaction, `/transaction/verify/${encodeURIComponent(reference)}`),

    fetchTransaction: (id: string) => get('/transaction/:id', transaction, `/transaction/${encodeURIComponent(id)}`),

    listTransactions: (query: ListQuery & { customer?: string } = {}) =>
      page({ route: '/transaction', path: '/transaction', query: { ...query } }, transaction),

    listBanks: () =>
      one({ method: 'GET', route: '/bank', path: '/bank', query: { country: 'nigeria' }, data: z.array(bank) }),

    resolveAccount: ({ accountNumber, bankCode }: { accountNumber: string; bankCode: string }) =>
      one({
        method: 'GET',
        route: '/bank/resolve',
        path: '/bank/resolve',
        query: { account_number: accountNumber, bank_code: bankCode },
        data: resolvedAccount,
      }),

    /** Naturally idempotent: the same account answers with the recipient that exists. */
    createTransferRecipient: (ask: CreateTransferRecipient) =>
      one({
        method: 'POST',
        route: '/transferrecipient',
        path: '/transferrecipient',
        body: {
          type: ask.type ?? 'nuban',
          name: ask.name,
          account_number: ask.accountNumber,
          bank_code: ask.bankCode,
          currency: ask.currency,
        },
        data: transferRecipient,
      }),

    /** The reference is the idempotency key: a second call is refused as `duplicate_transfer_reference`. */
    createTransfer: (ask: CreateTransfer) =>
      one({
        method: 'POST',
        route: '/transfer',
        path: '/transfer',
        body: {
          source: 'balance',
          amount: wholeAmount(ask.amount),
          currency: ask.currency,
          recipient: ask.recipient,
          reference: ourReference(ask.reference),
          reason: ask.reason,
        },
        data: transfer,
      }),

    /** `not_found` may also mean that the provider is still validating a transfer it has just been given. */
    verifyTransfer: (reference: string) =>
      get('/transfer/verify/:reference', transfer, `/transfer/verify/${encodeURIComponent(reference)}`),

    listTransfers: (query: ListQuery & { recipient?: string } = {}) =>
      page({ route: '/transfer', path: '/transfer', query: { ...query } }, transfer),

    balance: () => get('/balance', z.array(balance)),

    listBalanceLedger: (query: ListQuery = {}) =>
      page({ route: '/balance/ledger', path: '/balance/ledger', query: { ...query } }, balanceLedgerRow),

    /** What of the collections has become balance, one row a batch; `from` and `to` are about its settlement date. */
    listSettlements: (query: ListQuery & { subaccount?: string } = {}) =>
      page({ route: '/settlement', path: '/settlement', query: { ...query } }, settlement),

    listSettlementTransactions: (id: string, query: ListQuery = {}) =>
      page(
        {
          route: '/settlement/:id/transactions',
          path: `/settlement/${encodeURIComponent(id)}/transactions`,
          query: { ...query },
        },
        transaction,
      ),

    /** Refunds have no idempotency key: list the transaction's refunds first, and after an `unknown` again. */
    createRefund: (ask: CreateRefund) =>
      one({
        method: 'POST',
        route: '/refund',
        path: '/refund',
        body: {
          transaction: ask.transaction,
          amount: ask.amount === undefined ? undefined : wholeAmount(ask.amount),
          currency: ask.currency,
          customer_note: ask.customerNote,
          merchant_note: ask.merchantNote,
        },
        data: refund,
      }),

    /** Only for a refund that needs attention: it is the same refund that goes on, so that asking twice pays once. */
    retryRefund: (id: string, account: RefundAccount) =>
      one({
        method: 'POST',
        route: '/refund/retry_with_customer_details/:id',
        path: `/refund/retry_with_customer_details/${encodeURIComponent(id)}`,
        body: {
          refund_account_details: {
            currency: account.currency,
            account_number: account.accountNumber,
            bank_id: account.bankId,
          },
        },
        data: refund,
      }),

    /** Wants the numeric id; the provider answers nothing for a reference. */
    listRefunds: (transactionId: string) =>
      page({ route: '/refund', path: '/refund', query: { transaction: transactionId, perPage: 100 } }, refund),

    /** Every refund of a time, whoever asked for it and wherever: by us, or by hand at the provider. */
    listRefundsByTime: (query: ListQuery = {}) =>
      page({ route: '/refund', path: '/refund', query: { ...query } }, refund),

    fetchRefund: (id: string) => get('/refund/:id', refund, `/refund/${encodeURIComponent(id)}`),

    listDisputes: (query: ListQuery & { transaction?: string } = {}) =>
      page({ route: '/dispute', path: '/dispute', query: { ...query } }, dispute),

    fetchDispute: (id: string) => get('/dispute/:id', dispute, `/dispute/${encodeURIComponent(id)}`),

    /** Written over by the next one: saying the same twice says it once. */
    addDisputeEvidence: (id: string, ask: AddEvidence) =>
      one({
        method: 'POST',
        route: '/dispute/:id/evidence',
        path: `/dispute/${encodeURIComponent(id)}/evidence`,
        body: {
          customer_email: ask.customerEmail,
          customer_name: ask.customerName,
          customer_phone: ask.customerPhone,
          service_details: ask.serviceDetails,
          delivery_date: ask.deliveryDate,
        },
        data: disputeEvidence,
      }),

    /** Where to put a file beside a dispute, before the dispute is answered with its name. */
    disputeUploadAddress: (id: string, fileName: string) =>
      one({
        method: 'GET',
        route: '/dispute/:id/upload_url',
        path: `/dispute/${encodeURIComponent(id)}/upload_url`,
        query: { upload_filename: fileName },
        data: uploadAddress,
      }),

    upload: createUpload(options),

    /** A dispute is answered once; what became of a lost answer is read from the dispute itself. */
    resolveDispute: (id: string, ask: ResolveDispute) =>
      one({
        method: 'PUT',
        route: '/dispute/:id/resolve',
        path: `/dispute/${encodeURIComponent(id)}/resolve`,
        body: {
          resolution: ask.resolution,
          message: ask.message,
          refund_amount: ask.refundAmount === 0 ? 0 : wholeAmount(ask.refundAmount),
          uploaded_filename: ask.uploadedFilename,
          evidence: ask.evidenceId,
        },
        data: dispute,
      }),
  };
}

function wholeAmount(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError('An amount is a positive whole number of minor units');
  return amount;
}

function ourReference(reference: string): string {
  if (!isReference(reference)) throw new RangeError('A reference is 16 to 50 of a-z, 0-9 and -');
  return reference;
}
