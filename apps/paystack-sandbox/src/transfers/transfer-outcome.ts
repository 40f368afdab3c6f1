/** What becomes of a transfer is written in the last two digits of the account it goes to. */
export type TransferOutcome =
  | 'success'
  | 'pending-then-success'
  | 'failed'
  | 'reversed-after-success'
  | 'stuck'
  | 'otp'
  | 'account-closed'
  | 'ordinary';

const BY_SUFFIX: Readonly<Record<string, TransferOutcome>> = {
  '00': 'success',
  '11': 'pending-then-success',
  '22': 'failed',
  '33': 'reversed-after-success',
  '44': 'stuck',
  '55': 'otp',
  '66': 'account-closed',
};

export const transferOutcomeOf = (accountNumber: string): TransferOutcome =>
  BY_SUFFIX[accountNumber.slice(-2)] ?? 'ordinary';

/** For people: the table the sandbox's own page shows. */
export const SUFFIX_MEANINGS: ReadonlyArray<readonly [suffix: string, meaning: string]> = [
  ['00', 'Succeeds at once'],
  ['11', 'Stays pending for 10 seconds, then succeeds'],
  ['22', 'Fails after a moment'],
  ['33', 'Succeeds, and is reversed 10 seconds later'],
  ['44', 'Stays pending until somebody decides'],
  ['55', 'Asks for the OTP 123456'],
  ['66', 'Is refused: the account is closed'],
  ['77', 'Has a name that cannot be resolved'],
  ['other', 'Stays pending for a moment, then succeeds'],
];
