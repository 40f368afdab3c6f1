import type { SwitchName } from '@jara/domain/operations/switches';

interface SwitchWords {
  title: string;
  meaning: string;
  /** What happens when it is paused, and when it goes on. */
  pausing: string;
  resuming: string;
}

export const SWITCH_WORDS: Record<SwitchName, SwitchWords> = {
  payouts: {
    title: 'Payouts',
    meaning: 'Sending money to banks.',
    pausing:
      'Withdrawals can still be asked for and approved, and wait. Nothing new is sent. What was sent already is still asked about; the provider is told no when it asks whether to pay.',
    resuming: 'The books are proved first. Then everything that waited is sent.',
  },
  claims: {
    title: 'Claims',
    meaning: 'Recipients opening gifts.',
    pausing: 'Whoever tries to open a gift reads that claiming is paused and their gift is safe. Nobody loses a place.',
    resuming: 'Gifts can be opened again at once.',
  },
  creation: {
    title: 'New gifts',
    meaning: 'Senders starting a payment.',
    pausing: 'Nobody can start a new payment. Payments under way are finished and become gifts.',
    resuming: 'New gifts can be made again at once.',
  },
};

export const PAUSE_REASONS = [
  'The provider has trouble and we wait until it is over.',
  'We are looking into something that does not add up.',
  'Planned maintenance.',
] as const;
