import { BANK_ACCOUNT_MESSAGES as SAY } from '@jara/domain/withdrawal/bank-account';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Exactly 10 digits in Nigeria; the wider format leaves room for other countries. */
export const accountNumber = z
  .string(SAY.accountNumberRequired)
  .check(
    z.minLength(1, SAY.accountNumberRequired),
    z.minLength(10, SAY.accountNumberTooShort),
    z.regex(/^\d{10,20}$/, SAY.accountNumberFormat),
  );
export const bankCode = z
  .string(SAY.bankRequired)
  .check(z.minLength(1, SAY.bankRequired), z.regex(/^[A-Z0-9]{3,10}$/, SAY.bankCodeFormat));

/** As the bank tells it, and as its holder has read it before they send money there. */
export const accountName = z
  .string(SAY.accountNameUnresolved)
  .check(z.trim(), z.minLength(1, SAY.accountNameUnresolved), z.maxLength(200));

export const bank = z.object({ id: z.string(), name: z.string(), code: z.string() });
export type Bank = z.output<typeof bank>;

export const listBanks = endpoint({
  method: 'GET',
  path: '/transactions/banks',
  summary: 'Nigerian banks by name',
  access: 'public',
  refusals: ['banks_unavailable'],
  reply: z.array(bank),
});

export const resolveAccountName = endpoint({
  method: 'POST',
  path: '/transactions/banks/resolve-name',
  summary: 'Whose account this is',
  access: 'public',
  refusals: ['too_many_requests', 'account_not_resolved', 'account_lookup_unavailable'],
  body: z.strictObject({ accountNumber, bankCode }),
  reply: z.object({ accountName: z.string() }),
});
