import { accountNumber, bankCode } from '@jara/contract/banks';
import { ACCOUNT_NUMBER_LENGTH } from '@jara/domain/withdrawal/bank-account';
import * as z from 'zod/mini';

export const accountForm = z.object({ accountNumber, bankCode });

export const digitsOnly = (text: string): string => text.replace(/\D/g, '').slice(0, ACCOUNT_NUMBER_LENGTH);
