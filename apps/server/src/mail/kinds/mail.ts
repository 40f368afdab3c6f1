import { CLOTH_THEMES, type ClothTheme } from '@jara/domain/cloth/palettes';
import { LANGUAGES, type Language } from '@jara/domain/language';
import type { Currency } from '@jara/domain/money/money';
import * as z from 'zod/mini';
import type { MailData, MailKind } from '../../outbox/outbox.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Keys } from '../../platform/keys/keys.ts';
import type { MailContent, MailPlace } from '../writing/layout.ts';
import type { Cloth } from '../writing/mail-images.ts';

/** One kind of mail: what its row holds, what it is told by the time it is sent, and what it says. */
export interface Mail<Kind extends MailKind, Facts = unknown> {
  kind: Kind;
  data: z.ZodMiniType<MailData[Kind]>;
  /** Undefined when what it tells of is not there. */
  load(data: MailData[Kind], source: MailSource): Promise<Loaded<Facts> | undefined>;
  compose(facts: Facts, place: MailPlace, language: Language): MailContent;
}

export interface Loaded<Facts = unknown> {
  facts: Facts;
  /** What its reader reads. */
  language: Language;
  /** Why it is no longer true and must not go out; what has gone out can still be looked at. */
  outdated?: string | undefined;
  /** Whether it may become true again, so that it waits instead of being given up. */
  isPassing?: boolean;
}

export interface MailSource {
  db: Db;
  now: Date;
  /** When what it tells of happened, which is earlier than when it leaves. */
  at: Date;
  /** Whom it is addressed to, also when that is no longer the right one. */
  to: string;
  keys: Keys;
}

export interface AboutGift {
  cloth: Cloth;
  currency: Currency;
  at: Date;
}

export const GIFT_COLUMNS = [
  'payments.amount',
  'payments.currency',
  'payments.theme',
  'payments.clothSeed',
  'payments.recipientEmail',
  'payments.reference',
] as const;

export const aboutGift = (
  { theme, clothSeed, currency }: { theme: string; clothSeed: number; currency: Currency },
  { at }: MailSource,
): AboutGift => ({ cloth: { theme: isTheme(theme) ? theme : 'adire', seed: clothSeed }, currency, at });

const isTheme = (theme: string): theme is ClothTheme => (CLOTH_THEMES as readonly string[]).includes(theme);

/** What whoever asked for a mail reads; missing on old mails, and where nobody asked. */
export const askedIn = z.optional(z.enum(LANGUAGES));

/** A mail links to web pages only. */
export const webAddress = z.url({ protocol: /^https?$/ });
