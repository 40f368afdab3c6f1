import { TAGLINE } from '@jara/domain/brand';

export const words = {
  title: {
    payment: (product: string) => `${product} payment receipt`,
    withdrawal: (product: string) => `${product} withdrawal receipt`,
  },
  cloth: (product: string) => `${product}: the cloth this gift was wrapped in`,
  foot: (product: string) => `${product}. ${TAGLINE}`,
  reference: 'Reference',
  payment: {
    status: 'Payment received',
    giftFor: (recipient: string) => `a gift for ${recipient}`,
    for: 'For',
    from: 'From',
    anonymously: 'Sent anonymously',
    withoutName: 'Sent without a name',
    yourEmail: 'Your e-mail',
    paidAt: 'Paid at',
    paystackNumber: 'Paystack number',
    notYet: 'The receipt is ready once the payment has arrived',
    failed: 'This payment did not go through, so there is no receipt for it',
    reversed: 'This payment was given back, so its receipt no longer holds',
  },
  withdrawal: {
    status: 'Transfer complete',
    paidTo: (name: string) => `paid to ${name}`,
    gift: 'Gift',
    fee: (percent: number) => `Fee (${percent} %)`,
    paidOut: 'Paid out',
    bank: 'Bank',
    account: 'Account',
    name: 'Name',
    giftFrom: 'Gift from',
    requested: 'Requested',
    arrived: 'Arrived',
    notYet: 'The receipt is ready once the money has arrived',
    failed: 'This transfer did not go through, so there is no receipt for it',
  },
};

export type Words = typeof words;
