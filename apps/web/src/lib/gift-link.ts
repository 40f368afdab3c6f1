import { groupQuid } from '@jara/domain/gift/quid';
import { formatLagos } from '@jara/domain/time/lagos';
import { OPERATOR } from './operator.ts';
import { words } from './words/en.ts';

/** The site's own address. Where the server draws the page, it fills it in. */
const siteOrigin = (): string => (import.meta.env.SSR ? '__PUBLIC_URL__' : location.origin);

/** The address a recipient opens. */
export const claimUrl = (quid: string, origin: string = siteOrigin()): string => `${origin}/claim/${quid}`;

/** The address of a giveaway, for everybody. */
export const giveawayUrl = (code: string, origin: string = siteOrigin()): string => `${origin}/g/${code}`;

/** The way into a sender's room from another device. */
export const roomUrl = (id: string, manageKey: string): string => `${siteOrigin()}/gift/${id}#key=${manageKey}`;

interface GiftWords {
  quid: string;
  from: string | null;
  url: string;
  /** Where it is still sealed: until when. */
  opensAt?: string | undefined;
}

/**
 * One message for WhatsApp, SMS and the share sheet: short enough for a single SMS as long as the name is. Letters with
 * marks on them take more room, so that it is longer in Hausa, Yoruba and Igbo.
 */
export function shareText({ quid, from, url, opensAt }: GiftWords): string {
  const { youHaveAGift, openIt, opensOn } = words.shared;
  const code = groupQuid(quid);
  const opening = opensAt ? opensOn(formatLagos(opensAt), url, code) : openIt(url, code);
  return `${youHaveAGift(OPERATOR.productName, from)} ${opening}`;
}

export const whatsappUrl = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** iOS and Android read the body from different places of an `sms:` address; this form serves both. */
export const smsUrl = (text: string): string => `sms:?&body=${encodeURIComponent(text)}`;
