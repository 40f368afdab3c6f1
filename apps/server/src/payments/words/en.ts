/** What the server itself tells a sender about a payment. */
export const words = {
  listLinkOnItsWay: 'If gifts were paid for with this address, a link to them is on its way there.',
  timeline: {
    started: 'Payment started',
    paid: 'Paid',
    wrapped: 'Wrapped with the rule you chose',
    opened: 'Opened',
    shareOpened: (nth: number, shares: number) => `Share ${nth} of ${shares} opened`,
    sharesOpened: (opened: number, shares: number) => `${opened} of ${shares} shares opened`,
    allSharesOpened: 'All shares opened',
    sharesCameBack: (count: number) =>
      count === 1
        ? 'A share came back: nobody sent it to a bank in time'
        : `${count} shares came back: nobody sent them to a bank in time`,
    cancelledByYou: 'Cancelled by you',
    timeWasOver: 'Closed: its time was over',
    refundStarted: (amount: string) => `Refund of ${amount} started`,
    refunded: (amount: string) => `${amount} refunded`,
    bankTookItBack: 'Your bank took the payment back',
  },
};

export type Words = typeof words;
