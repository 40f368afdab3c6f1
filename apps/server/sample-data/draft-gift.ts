import { type Minor, minor } from '@jara/domain/money/money';
import type { NewGift } from '../src/payments/judge-order.ts';
import type { Occasion } from './occasions.ts';
import { PEOPLE, type Person } from './people.ts';
import { createRandom, type Random, uint32From } from './random.ts';

export const naira = (amount: number): Minor => minor(amount * 100);

/** The password of every protected gift of the sample, so that a tester can open one. */
export const SAMPLE_GIFT_PASSWORD = 'ekaabo';

export interface Draft {
  name: string;
  sender: Person;
  recipient: Person;
  gift: NewGift;
  random: Random;
}

interface Wishes {
  naira?: number;
  anonymous?: boolean;
  isProtected?: boolean;
}

/** Who gives what to whom, and in which words. The same name always drafts the same gift. */
export function draftGift(name: string, occasion: Occasion, wishes: Wishes = {}): Draft {
  const random = createRandom(name);
  const [sender, recipient] = random.some(PEOPLE, 2);
  if (!sender || !recipient) throw new Error('It takes two to give');
  const gift = {
    amount: naira(wishes.naira ?? random.pick(occasion.amounts)),
    email: recipient.email,
    theme: random.pick(occasion.themes),
    clothSeed: uint32From(`cloth of ${name}`),
    message: random.chance(0.9) ? random.pick(occasion.messages) : undefined,
    senderName: signature(random, sender),
    senderEmail: random.chance(0.78) ? sender.email : undefined,
    anonymous: wishes.anonymous ?? random.chance(0.08),
    password: (wishes.isProtected ?? random.chance(0.03)) ? SAMPLE_GIFT_PASSWORD : undefined,
  };
  return { name, sender, recipient, gift, random };
}

const TITLES = ['Coach', 'Dr.', 'Engr.', 'Barr.'] as const;

/** People sign as they are called. */
function signature(random: Random, { name, firstName }: Person): string | undefined {
  switch (random.weighted({ whole: 11, first: 6, title: 2, none: 1 })) {
    case 'whole':
      return name;
    case 'first':
      return firstName;
    case 'title':
      return `${random.pick(TITLES)} ${firstName}`;
    case 'none':
      return undefined;
  }
}
