/** What a person can ask about their data. */
export const DATA_REQUEST_KINDS = ['COPY', 'CORRECTION', 'ERASURE'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

/** An erasure waits while money of the person is on its way, then goes on by itself; everything else is done at once. */
export const DATA_REQUEST_STATUSES = ['WAITING', 'ERASING', 'CONFIRMING', 'DONE', 'WITHDRAWN'] as const;
export type DataRequestStatus = (typeof DATA_REQUEST_STATUSES)[number];

/** Why the data of a gift is still needed: what has to end first. */
export const OPEN_MONEY = ['PAYMENT', 'DISPUTE', 'REFUND', 'PAYOUT', 'SHARE', 'GIFT', 'CHECK'] as const;
export type OpenMoney = (typeof OPEN_MONEY)[number];
