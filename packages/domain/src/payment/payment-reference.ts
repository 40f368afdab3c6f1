/** The name under which the provider and we know a payment, made of a fresh id. */
export const paymentReference = (id: string): string => `jara-${id.replaceAll('-', '')}`;

/** Whether a text can be one of ours at all. */
export const isPaymentReference = (text: string): boolean => /^jara-[0-9a-f]{32}$/.test(text);
