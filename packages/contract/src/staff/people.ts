import type { PersonId } from '@jara/domain/ids';
import { PERSON_KINDS, PERSON_PARTS, PERSON_PLACES, RECORD_KINDS } from '@jara/domain/staff/people';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { page, paging } from '../paging.ts';
import { idOf, instant, money, uuid } from '../scalars.ts';
import { staffName } from './filters.ts';

/** Somebody by whom staff look. The id says nothing about them: what we know them by is in no address. */
export const personFound = z.object({
  id: uuid,
  kind: z.enum(PERSON_KINDS),
  /** An address, an account number or the end of a browser's id, as the reader may see it; null once it was erased. */
  name: z.nullable(z.string()),
  /** Of an account: its bank, and the name on it when it was last used. */
  about: z.nullable(z.string()),
});
export type PersonFound = z.output<typeof personFound>;

/** How much of a kind there is in a part, and what it is worth. */
export const personTotal = z.object({
  part: z.enum(PERSON_PARTS),
  kind: z.enum(RECORD_KINDS),
  status: z.string(),
  currency: z.nullable(z.string()),
  count: z.int(),
  amount: money,
});
export type PersonTotal = z.output<typeof personTotal>;

/** Something that was counted and that a careful person wants to see, with the number from which on it is shown. */
export const personFlag = z.object({ flag: z.string(), words: z.string(), from: z.string() });

export const personFile = z.extend(personFound, {
  totals: z.array(personTotal),
  flags: z.array(personFlag),
  assignee: z.nullable(staffName),
});
export type PersonFile = z.output<typeof personFile>;

/** One thing somebody did, or that was done with their money. Codes, addresses and accounts are as the reader may see them. */
export const personRecord = z.object({
  kind: z.enum(RECORD_KINDS),
  id: uuid,
  at: instant,
  amount: z.nullable(money),
  currency: z.nullable(z.string()),
  status: z.string(),
  reason: z.nullable(z.string()),
  giftId: z.nullable(uuid),
  quid: z.nullable(z.string()),
  payment: z.nullable(z.object({ id: uuid, reference: z.string() })),
  sender: z.nullable(z.string()),
  recipient: z.nullable(z.string()),
  account: z.nullable(z.string()),
});
export type PersonRecord = z.output<typeof personRecord>;

const LONGEST_SEARCH = 254;
const SEARCH_MESSAGE = 'Give a whole e-mail address, or an account number of 10 digits or more';

export const findPeople = endpoint({
  method: 'POST',
  path: '/admin/people/find',
  summary: 'Who has this e-mail address or this account number, whole',
  access: { permission: 'people.view' },
  refusals: ['not_found', 'too_many_requests'],
  keepsAnswer: false,
  body: z.strictObject({
    text: z
      .string(SEARCH_MESSAGE)
      .check(
        z.trim(),
        z.maxLength(LONGEST_SEARCH, SEARCH_MESSAGE),
        z.regex(/^([^\s@]+@[^\s@]+|\d{10,20})$/, SEARCH_MESSAGE),
      ),
  }),
  /** Several where banks have the same account number. */
  reply: z.object({ people: z.array(personFound) }),
});

export const openPerson = endpoint({
  method: 'POST',
  path: '/admin/people/open',
  summary: 'The person a record names, without saying by what',
  access: { permission: 'people.view' },
  refusals: ['not_found'],
  keepsAnswer: false,
  body: z.strictObject({ place: z.enum(PERSON_PLACES), id: uuid }),
  reply: z.object({ id: uuid }),
});

const byPerson = z.object({ id: idOf<PersonId>() });

export const readPerson = endpoint({
  method: 'GET',
  path: '/admin/people/:id',
  summary: 'What we know about an address, a browser or a bank account; that somebody looked is written down',
  access: { permission: 'people.view' },
  refusals: ['not_found'],
  params: byPerson,
  reply: personFile,
});

export const listPersonRecords = endpoint({
  method: 'GET',
  path: '/admin/people/:id/records',
  summary: 'What they sent, received, tried, claimed, withdrew, were refused or got back, the newest first',
  access: { permission: 'people.view' },
  refusals: ['not_found'],
  params: byPerson,
  query: z.extend(paging, { part: z.enum(PERSON_PARTS) }),
  reply: page(personRecord),
});
