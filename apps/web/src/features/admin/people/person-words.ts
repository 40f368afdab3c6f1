import type { PersonTotal } from '@jara/contract/staff/people';
import type { PersonKind, PersonPart, RecordKind } from '@jara/domain/staff/people';
import { count } from '../shared/count.ts';

export const PERSON_WORDS: Record<PersonKind, string> = {
  address: 'E-mail address',
  browser: 'Browser',
  account: 'Bank account',
};

export const PART_WORDS: Record<PersonPart, string> = {
  SENT: 'Sent',
  RECEIVED: 'Sent to them',
  TRIED: 'Tried',
  CLAIMED: 'Claimed',
  WITHDRAWN: 'Withdrawn',
  REFUSED: 'Refused',
  MONEY_BACK: 'Money back',
};

export const RECORD_WORDS: Record<RecordKind, string> = {
  payment: 'Payment',
  attempt: 'Try',
  claim: 'Share',
  withdrawal: 'Withdrawal',
  refund: 'Refund',
  dispute: 'Dispute',
};

/** How a try ended. Everything else has the words of its own list. */
const TRIES: Record<string, string> = {
  granted: 'GRANTED',
  entered: 'In the draw',
  not_drawn: 'Not drawn',
  not_this_time: 'Not this time',
  all_taken: 'All taken',
};
export const lookOf = (status: string): string => TRIES[status] ?? status;

/** What of a part has come about: paid for, still theirs, arrived. The rest of it is under way or came to nothing. */
const COUNTS: Record<SummedPart, (total: PersonTotal) => boolean> = {
  SENT: ({ status }) => status === 'SUCCESS',
  RECEIVED: ({ status }) => status === 'SUCCESS',
  CLAIMED: ({ status }) => status !== 'LAPSED',
  WITHDRAWN: ({ status }) => status === 'COMPLETED',
  MONEY_BACK: ({ kind, status }) => kind === 'refund' && status === 'DONE',
};

const SETTLED: Record<SummedPart, [one: string, many: string]> = {
  SENT: ['payment', 'payments'],
  RECEIVED: ['gift', 'gifts'],
  CLAIMED: ['share', 'shares'],
  WITHDRAWN: ['withdrawal', 'withdrawals'],
  MONEY_BACK: ['refund', 'refunds'],
};

/** The parts that come to a sum, in the order of their figures. */
export const SUMMED_PARTS = ['SENT', 'RECEIVED', 'CLAIMED', 'WITHDRAWN', 'MONEY_BACK'] as const;
type SummedPart = (typeof SUMMED_PARTS)[number];

/** "2 withdrawals of 3": how many stand behind a sum, and of how many on its list. */
export function behind(part: SummedPart, settled: number, all: number): string {
  const words = `${count.format(settled)} ${SETTLED[part][settled === 1 ? 0 : 1]}`;
  return settled === all ? words : `${words} of ${count.format(all)}`;
}

export interface Worth {
  currency: string;
  amount: number;
}

/** What a part comes to, by currency: cedis and naira have no sum. Nothing at all is nothing in naira. */
export function worthOf(totals: readonly PersonTotal[], part: SummedPart): { count: number; sums: Worth[] } {
  const counted = totals.filter((total) => total.part === part && COUNTS[part](total));
  const sums = new Map<string, number>();
  for (const { currency, amount } of counted)
    if (currency !== null) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return {
    count: counted.reduce((sum, { count }) => sum + count, 0),
    sums:
      sums.size === 0
        ? [{ currency: 'NGN', amount: 0 }]
        : [...sums].map(([currency, amount]) => ({ currency, amount })),
  };
}

/** How long the list of a part is, whatever became of what is in it. */
export const lengthOf = (totals: readonly PersonTotal[], part: PersonPart): number =>
  totals.reduce((sum, total) => (total.part === part ? sum + total.count : sum), 0);
