import { REFUSALS } from '@jara/contract/refusals';

/** What a link shows of itself in a chat, before anybody has opened it. */
export const words = {
  claimLink: {
    youHave: 'You have a gift',
    sentYou: (sender: string) => `${sender} sent you a gift`,
    description: 'Open your cash gift and send the money to any Nigerian bank. No account needed, and nothing to pay.',
    fetching: 'One moment, we are fetching it.',
    replaced: 'This code was replaced',
    replacedMeans: REFUSALS.gift_replaced.message as string,
  },
  card: { title: 'You have a gift', tap: 'Tap to open it', from: (sender: string) => `From ${sender}` },
};

export type Words = typeof words;
