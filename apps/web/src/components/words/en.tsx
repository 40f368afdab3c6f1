import type { ReactNode } from 'react';

/** What the parts say that several pages share. */
export const words = {
  tryAgain: 'Try again',
  somethingWentWrong: 'Something went wrong',
  status: {
    ACTIVE: 'Active',
    CLAIMED: 'Claimed',
    GRANTED: 'Granted',
    WITHDRAWING: 'Withdrawing',
    PAID: 'Paid',
    LAPSED: 'Came back',
    FROZEN: 'Frozen',
    SPLIT: 'Split',
    EXPIRED: 'Expired',
    BLOCKED: 'Blocked',
    CONFLICTED: 'Conflicted',
    PENDING: 'Pending',
    ON_ITS_WAY: 'On its way',
    PROCESSING: 'Processing',
    SUCCESS: 'Success',
    COMPLETED: 'Completed',
    FAILED: 'Failed',
    REVERSED: 'Reversed',
  },
  accessKey: {
    label: 'Access key',
    hint: 'The 43 characters you could copy when you opened the gift.',
    required: 'Access key is required',
    ofAnotherGift: 'That access key does not open this gift',
    use: 'Use this key',
  },
  scan: {
    title: 'Scan a QR code',
    noCamera: 'The camera cannot be used here. Type or paste it instead.',
    hold: 'Hold the code in front of the camera. The picture stays on your phone.',
  },
  didYouMean: (address: string, pick: (text: string) => ReactNode) => <>Did you mean {pick(`${address}?`)}</>,
  thanks: {
    say: 'Say thank you',
    said: 'You said thank you',
    kept: 'Your note is kept with the gift, for its sender.',
    oneTap: 'It goes to whoever sent you this gift. One tap sends it, once.',
    ready: [
      'Thank you! God bless you.',
      'I really appreciate this. Thank you!',
      'You made my day. Thank you so much!',
      'May God replenish your pocket. Thank you!',
    ],
    ownWords: 'Or in your own words',
    typed: (letters: number, most: number) => `${letters} of ${most}`,
    empty: 'Write a word or two',
    send: 'Send my thanks',
  },
  safety: (product: string) => [
    'Nobody ever pays to receive: no fee, no airtime, no “activation”.',
    'We never ask for a PIN, an OTP or a password.',
    `Only this address is ${product}: look at the top of your browser before you type anything.`,
  ],
  thisPageIsAt: (host: ReactNode) => <>This page is at {host}.</>,
};

export type Words = typeof words;
