export type RefundStatus = 'STARTED' | 'SUBMITTED' | 'DONE' | 'FAILED';

/** While a refund is in one of these its money is set aside, and its charge can have no other. */
export const OPEN_REFUND_STATUSES = ['STARTED', 'SUBMITTED'] as const satisfies readonly RefundStatus[];
