import { LINES, ONE_LINE } from '@jara/domain/free-text';
import { parseQuid, type Quid } from '@jara/domain/gift/quid';
import { ADDRESS, isPlain, LONGEST_ADDRESS } from '@jara/domain/mail/address';
import type { Minor } from '@jara/domain/money/money';
import { CURRENCIES } from '@jara/domain/money/money';
import * as z from 'zod/mini';
import { words as mailAndKey } from './mail-and-key/words/en.ts';
import { words } from './words/en.ts';

/** Whole minor units (kobo). The upper bound keeps every sum of amounts exact. */
export const minorAmount = z.pipe(
  z.int(words.validAmount).check(z.positive(words.validAmount), z.maximum(1_000_000_000_000, words.validAmount)),
  z.transform((n) => n as Minor),
);
/** An amount in an answer: zero is fine there. */
export const money = z.int();
export const currency = z.enum(CURRENCIES);
export const instant = z.iso.datetime();
/** A moment that somebody chose, in any offset. */
export const moment = z.pipe(
  z.iso.datetime({ offset: true, error: words.dayAndTime }),
  z.transform((text) => new Date(text)),
);

export const email = z
  .string(mailAndKey.emailRequired)
  .check(
    z.trim(),
    z.minLength(1, mailAndKey.emailRequired),
    z.refine(isPlain, mailAndKey.plainEmail),
    z.maxLength(LONGEST_ADDRESS, mailAndKey.validEmail),
    z.regex(ADDRESS, mailAndKey.validEmail),
  );

/** Accepts what a person types or pastes: lower case, spaces and hyphens are forgiven, a wrong symbol is not. */
export const quid = z
  .string(words.codeRequired)
  .check(z.minLength(1, words.codeRequired), z.maxLength(64, words.codeLength))
  .check(
    z.refine((text) => text.replace(/[\s-]/g, '').length === 13, words.codeLength),
    z.refine((text) => text.replace(/[\s-]/g, '').length !== 13 || parseQuid(text) !== undefined, words.codeMistyped),
  );
export const parsedQuid = z.pipe(
  quid,
  z.transform((text) => parseQuid(text) as Quid),
);

export const line = (max: number, message: string) =>
  z.string(message).check(z.trim(), z.maxLength(max, message), z.regex(ONE_LINE, message));
export const text = (max: number, message: string) =>
  z.string(message).check(z.trim(), z.maxLength(max, message), z.regex(LINES, message));

export const uuid = z.uuid(words.validId);
/** What a caller names: any id on the wire, one of its own kind from there on. Only the type says more than `uuid`. */
export const idOf = <Id extends string>() => uuid as unknown as z.ZodMiniType<Id, string>;
/** Our own references: letters, digits and hyphens, valid for charges and transfers alike. */
export const reference = z.string().check(z.regex(/^[a-z0-9-]{16,50}$/, words.validReference));
/** 256 bits in base64url. */
export const key = z.string(words.keyRequired).check(z.regex(/^[A-Za-z0-9_-]{43}$/, mailAndKey.validKey));
