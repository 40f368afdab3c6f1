import { BANK_ROWS } from './banks.data.ts';

const LISTED_SINCE = '2016-07-14T10:04:29.000Z';

export interface SandboxBank {
  id: number;
  name: string;
  slug: string;
  code: string;
  longcode: string;
}

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const BANKS: readonly SandboxBank[] = BANK_ROWS.map(([code, name, longcode], index) => ({
  id: index + 1,
  name,
  slug: slugOf(name),
  code,
  longcode: longcode ?? '',
}));

/** The documented way round the resolve quota: it resolves, but no list shows it. */
const TEST_BANK: SandboxBank = { id: 9_001, name: 'Test Bank', slug: 'test-bank', code: '001', longcode: '' };

/** Codes repeat; the first bank of a code stands for it. */
export const findBank = (code: string): SandboxBank | undefined =>
  [TEST_BANK, ...BANKS].find((bank) => bank.code === code);

export const findBankById = (id: string): SandboxBank | undefined => BANKS.find((bank) => String(bank.id) === id);

export const presentBank = (bank: SandboxBank) => ({
  ...bank,
  gateway: null,
  pay_with_bank: false,
  supports_transfer: true,
  available_for_direct_debit: false,
  active: true,
  country: 'Nigeria',
  currency: 'NGN',
  type: 'nuban',
  is_deleted: false,
  createdAt: LISTED_SINCE,
  updatedAt: LISTED_SINCE,
});
