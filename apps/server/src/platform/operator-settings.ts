import { type Operator, PRACTICE_OPERATOR } from '@jara/domain/operator';
import { readSupportHours } from '@jara/domain/support-hours';
import { z } from 'zod';

const name = (most: number) =>
  z
    .string()
    .max(most, `must have at most ${most} characters`)
    .regex(
      /^[\p{Script=Latin}\p{M}\d &'’.,()/-]+$/u,
      "may have Latin letters, digits, spaces and & ' . , ( ) / - only",
    );
const address = z.email('must be an e-mail address');

export const operatorSettings = {
  // Drawn on receipts and cards, and shown on the home screen of phones. A comma would end a name in a mail's head.
  PRODUCT_NAME: z
    .string()
    .max(24, 'must have at most 24 characters')
    .regex(
      /^[\p{Script=Latin}\p{M}\d][\p{Script=Latin}\p{M}\d &'’.-]*$/u,
      "may have Latin letters, digits, spaces and & ' . - only",
    )
    .optional(),
  OPERATOR_COMPANY: name(60).optional(),
  OPERATOR_LEGAL_ENTITY: name(100).optional(),
  OPERATOR_CITY: name(40).optional(),
  SUPPORT_EMAIL: address.optional(),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+[1-9](?:[ -]?\d){7,14}$/, 'must be a phone number with its country, such as +234 800 000 5272')
    .optional(),
  SUPPORT_HOURS: z
    .string()
    .max(80, 'must have at most 80 characters')
    .refine((text) => readSupportHours(text) !== undefined, `must read like "${PRACTICE_OPERATOR.supportHours}"`)
    .optional(),
  LEGAL_EMAIL: address.optional(),
  SECURITY_EMAIL: address.optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^<>@,\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@,\s]+@[^<>@,\s]+$/,
      'must be an address, or a name and an address: Name <gifts@…>',
    )
    .optional(),
};

type Given = z.infer<z.ZodObject<typeof operatorSettings>>;

const NAMES = Object.keys(operatorSettings) as (keyof Given)[];
const ADDRESSES = ['SUPPORT_EMAIL', 'LEGAL_EMAIL', 'SECURITY_EMAIL', 'MAIL_FROM', 'PUBLIC_URL'] as const;
/** Names that belong to nobody (RFC 2606, RFC 6761): whoever writes there reaches nobody. */
const NOBODYS = /[/@.](?:test|example|invalid|localhost|local|example\.(?:com|net|org))(?:>|:\d+)?$/i;

/** What keeps this operator from taking real money: people must be able to tell whom they deal with, and reach them. */
export function liveProblems(given: Given & { PUBLIC_URL?: string | undefined }): [setting: string, problem: string][] {
  return [
    ...NAMES.filter((setting) => given[setting] === undefined).map((setting): [string, string] => [
      setting,
      'is needed in live mode',
    ]),
    ...ADDRESSES.filter((setting) => NOBODYS.test(given[setting] ?? '')).map((setting): [string, string] => [
      setting,
      'must be an address that exists in live mode',
    ]),
  ];
}

export function operatorOf(given: Given): Operator {
  const productName = given.PRODUCT_NAME ?? PRACTICE_OPERATOR.productName;
  const company = given.OPERATOR_COMPANY ?? productName;
  const supportPhone = given.SUPPORT_PHONE ?? PRACTICE_OPERATOR.supportPhone;
  return {
    productName,
    company,
    legalEntity: given.OPERATOR_LEGAL_ENTITY ?? `${company} Limited`,
    city: given.OPERATOR_CITY ?? PRACTICE_OPERATOR.city,
    supportEmail: given.SUPPORT_EMAIL ?? PRACTICE_OPERATOR.supportEmail,
    supportPhone,
    supportNumber: supportPhone.replace(/\D/g, ''),
    supportHours: given.SUPPORT_HOURS ?? PRACTICE_OPERATOR.supportHours,
    legalEmail: given.LEGAL_EMAIL ?? PRACTICE_OPERATOR.legalEmail,
    securityEmail: given.SECURITY_EMAIL ?? PRACTICE_OPERATOR.securityEmail,
  };
}
