import type * as banks from '@jara/contract/banks';
import type * as claims from '@jara/contract/claims';
import type * as gifts from '@jara/contract/gifts';
import type * as giveaways from '@jara/contract/giveaways';
import type * as health from '@jara/contract/health';
import type * as limits from '@jara/contract/limits';
import type * as mailedLinks from '@jara/contract/mailed-links';
import type * as ownData from '@jara/contract/own-data';
import type * as payments from '@jara/contract/payments';
import type * as receipts from '@jara/contract/receipts';
import type * as rules from '@jara/contract/rules';
import type * as sent from '@jara/contract/sent';
import type * as thanks from '@jara/contract/thanks';
import type * as trust from '@jara/contract/trust';
import type * as withdrawals from '@jara/contract/withdrawals';
import type { Address } from './address.ts';

// Made from the contract: npx tsx scripts/client-addresses.ts

type Contract = typeof banks &
  typeof claims &
  typeof gifts &
  typeof giveaways &
  typeof health &
  typeof limits &
  typeof mailedLinks &
  typeof ownData &
  typeof payments &
  typeof receipts &
  typeof rules &
  typeof sent &
  typeof thanks &
  typeof trust &
  typeof withdrawals;

/** Every public operation, by the name that the API’s document has for it. */
export const ADDRESSES = {
  askForClaimLink: { method: 'POST', path: '/claims/mail', once: true },
  askForDataLink: { method: 'POST', path: '/your-data/link', once: true },
  askForListLink: { method: 'POST', path: '/transactions/list-link', once: true },
  askForQuote: { method: 'POST', path: '/quotes' },
  cancelGift: { method: 'POST', path: '/sent/:id/cancel', once: true },
  cancelPayment: { method: 'POST', path: '/transactions/reference/:reference/cancel' },
  changeGift: { method: 'PATCH', path: '/sent/:id' },
  checkGiveaway: { method: 'GET', path: '/check/:code' },
  claimGift: { method: 'POST', path: '/rules/claim', once: true, givesCookie: true },
  correctAddress: { method: 'POST', path: '/sent/:id/address', once: true },
  correctOwnName: { method: 'POST', path: '/your-data/name', givesCookie: true },
  enterDraw: { method: 'POST', path: '/giveaways/:code/entries', once: true, givesCookie: true },
  eraseOwnData: { method: 'POST', path: '/your-data/erase', givesCookie: true },
  findDrawProof: { method: 'GET', path: '/giveaways/:code/proof' },
  findGift: { method: 'GET', path: '/quid/:quid', givesCookie: true },
  findGiveaway: { method: 'GET', path: '/giveaways/:code' },
  findOwnPayment: { method: 'GET', path: '/transactions/:id' },
  findRule: { method: 'GET', path: '/rules/:quid', givesCookie: true },
  findSentGift: { method: 'GET', path: '/sent/:id' },
  findThanks: { method: 'GET', path: '/claims/thanks' },
  findWithdrawal: { method: 'GET', path: '/withdrawal-request/:id' },
  healthLive: { method: 'GET', path: '/health/live' },
  healthReady: { method: 'GET', path: '/health/ready' },
  initializePaystackTransaction: {
    method: 'POST',
    path: '/paystack/transaction/initialize',
    once: true,
    givesCookie: true,
  },
  keepOwnData: { method: 'POST', path: '/your-data/keep', givesCookie: true },
  listBanks: { method: 'GET', path: '/transactions/banks' },
  listOwnPayments: { method: 'GET', path: '/transactions' },
  listWithdrawals: { method: 'GET', path: '/withdrawal-request' },
  openListLink: { method: 'POST', path: '/transactions/list-link/open', once: true, givesCookie: true },
  pauseGift: { method: 'POST', path: '/sent/:id/pause', once: true },
  paymentReceipt: { method: 'GET', path: '/transactions/:id/receipt.pdf' },
  prolongGift: { method: 'POST', path: '/sent/:id/prolong', once: true },
  readLimits: { method: 'GET', path: '/limits' },
  readOwnData: { method: 'POST', path: '/your-data', givesCookie: true },
  readTrust: { method: 'GET', path: '/trust' },
  readWithdrawable: { method: 'GET', path: '/transactions/withdraw' },
  reportGiveaway: { method: 'POST', path: '/giveaways/:code/reports', once: true },
  requestWithdrawal: { method: 'POST', path: '/withdrawal-request', once: true },
  resendGift: { method: 'POST', path: '/sent/:id/resend', once: true },
  resolveAccountName: { method: 'POST', path: '/transactions/banks/resolve-name', once: true },
  resumeGift: { method: 'POST', path: '/sent/:id/resume', once: true },
  saveRule: { method: 'POST', path: '/rules', once: true },
  sayThanks: { method: 'POST', path: '/claims/thanks', once: true },
  startPayment: { method: 'POST', path: '/transactions', once: true, givesCookie: true },
  takeToBank: { method: 'POST', path: '/sent/:id/bank', once: true },
  verifyClaim: { method: 'GET', path: '/transactions/quid/:quid/verify', givesCookie: true },
  verifyPayment: { method: 'GET', path: '/transactions/verify/:referenceOrId' },
  verifyPaymentByReference: { method: 'GET', path: '/transactions/reference/:reference' },
  withdrawalReceipt: { method: 'GET', path: '/withdrawal-request/:id/receipt.pdf' },
} as const satisfies Partial<Record<keyof Contract, Address>>;

export type Endpoints = Pick<Contract, keyof typeof ADDRESSES>;
