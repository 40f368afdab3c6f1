import { parseQuid, type Quid } from '@jara/domain/gift/quid';
import type { Minor } from '@jara/domain/money/money';
import { CURRENCIES } from '@jara/domain/money/money';
import * as z from 'zod/mini';

/** Whole minor units (kobo). The upper bound keeps every sum of amounts exact. */
export const minorAmount = z.pipe(
  z
    .int('Please enter a valid amount')
    .check(z.positive('Please enter a valid amount'), z.maximum(1_000_000_000_000, 'Please enter a valid amount')),
  z.transform((n) => n as Minor),
);
/** An amount in an answer: zero is fine there. */
export const money = z.int();
export const currency = z.enum(CURRENCIES);
export const instant = z.iso.datetime();
/** A moment that somebody chose, in any offset. */
export const moment = z.pipe(
  z.iso.datetime({ offset: true, error: 'Choose a day and a time' }),
  z.transform((text) => new Date(text)),
);

export const email = z
  .string('Email is required')
  .check(
    z.trim(),
    z.minLength(1, 'Email is required'),
    z.maxLength(254, 'Please enter a valid email address'),
    z.regex(
      /^[^\s@<>"'(),;:\\[\]]+@[^\s@<>"'(),;:\\[\].]+(\.[^\s@<>"'(),;:\\[\].]+)+$/,
      'Please enter a valid email address',
    ),
  );

/** Accepts what a person types or pastes: lower case, spaces and hyphens are forgiven, a wrong symbol is not. */
export const quid = z
  .string('Gift code (QUID) is required')
  .check(z.minLength(1, 'Gift code (QUID) is required'), z.maxLength(64, 'QUID must be 13 characters'))
  .check(
    z.refine((text) => text.replace(/[\s-]/g, '').length === 13, 'QUID must be 13 characters'),
    z.refine(
      (text) => text.replace(/[\s-]/g, '').length !== 13 || parseQuid(text) !== undefined,
      'That code has a typing mistake. Check it and try again.',
    ),
  );
export const parsedQuid = z.pipe(
  quid,
  z.transform((text) => parseQuid(text) as Quid),
);

/** One line of free text that goes on a card or into a log of decisions: no control characters. */
export const line = (max: number, message: string) =>
  z.string(message).check(z.trim(), z.maxLength(max, message), z.regex(/^[^\p{Cc}]*$/u, message));
/** Free text with line breaks. */
export const text = (max: number, message: string) =>
  z.string(message).check(z.trim(), z.maxLength(max, message), z.regex(/^[^\p{Cc}]*(?:\n[^\p{Cc}]*)*$/u, message));

export const uuid = z.uuid('Not a valid id');
/** What a caller names: any id on the wire, one of its own kind from there on. Only the type says more than `uuid`. */
export const idOf = <Id extends string>() => uuid as unknown as z.ZodMiniType<Id, string>;
/** Our own references: letters, digits and hyphens, valid for charges and transfers alike. */
export const reference = z.string().check(z.regex(/^[a-z0-9-]{16,50}$/, 'Not a valid reference'));
/** 256 bits in base64url. */
export const key = z.string('Access key is required').check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'That key is not valid'));
