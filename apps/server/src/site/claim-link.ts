import { REFUSALS } from '@jara/contract/refusals';
import { escapeXml } from '@jara/domain/cloth/cloth';
import { normaliseQuid, parseQuid, QUID_LENGTH } from '@jara/domain/gift/quid';
import { clothOf, type GiftCloth } from '../drawing/gift-cloth.ts';
import { GIFT_WORDS, giftFaces } from '../gifts/gift-face.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { Limit } from '../platform/tools/throttle.ts';
import { findReplaced } from '../senders/replaced-codes.ts';
import { firstName } from './first-name.ts';

/** As wide as the limit on asking the API about a code: whoever tries codes gets no further here than there. */
const LOOKS: Limit = { name: 'claim-page', hits: 600, windowSeconds: 60 };

/** What a claim link shows to everyone in the chat: never the amount, never a message, never an address. */
export interface ClaimLink {
  cloth: GiftCloth;
  /** The sender's first name; undefined for an anonymous gift and for a code that opens nothing. */
  from: string | undefined;
  /** Its sender has replaced the code, and the page says so. */
  isReplaced: boolean;
}

export const PLAIN_LINK: ClaimLink = { cloth: { theme: 'adire', seed: 7 }, from: undefined, isReplaced: false };

/** The gift behind a code, as far as a preview may tell. A wrong code and an unknown one look the same. */
export const readClaimLink =
  ({ db, throttle }: Pick<Deps, 'db' | 'throttle'>) =>
  async (code: string, ip: string): Promise<ClaimLink> => {
    const quid = parseQuid(code);
    if (!quid) return PLAIN_LINK;
    await throttle.hit(LOOKS, ip);
    const gift = await giftFaces(db).select(GIFT_WORDS).where('gifts.quid', '=', quid).executeTakeFirst();
    if (!gift) return { ...PLAIN_LINK, isReplaced: (await findReplaced(db, quid)) !== undefined };
    const from = gift.anonymous || gift.senderName === null ? undefined : firstName(gift.senderName);
    return { cloth: clothOf(gift), from, isReplaced: false };
  };

const REPLACED = 'This code was replaced';
const DESCRIPTION =
  'Open your cash gift and send the money to any Nigerian bank. No account needed, and nothing to pay.';

/** The page of a claim link with its head filled in. Only letters and digits of the code come back, however it was typed. */
export function claimLinkPage(
  template: string,
  { link, code, publicUrl, productName }: { link: ClaimLink; code: string; publicUrl: string; productName: string },
): string {
  const url = `${publicUrl}/claim/${normaliseQuid(code).slice(0, QUID_LENGTH) || '-'}`;
  const places: Record<string, string> = {
    ...(link.isReplaced
      ? {
          __CLAIM_TITLE__: `${REPLACED} | ${productName}`,
          __CLAIM_DESCRIPTION__: REFUSALS.gift_replaced.message,
          __CLAIM_IMAGE__: `${publicUrl}/og.png`,
          __CLAIM_HEADING__: REPLACED,
          __CLAIM_WORDS__: REFUSALS.gift_replaced.message,
        }
      : {
          __CLAIM_TITLE__: `${link.from ? `${link.from} sent you a gift` : 'You have a gift'} | ${productName}`,
          __CLAIM_DESCRIPTION__: DESCRIPTION,
          __CLAIM_IMAGE__: `${url}/card.png`,
          __CLAIM_HEADING__: 'You have a gift',
          __CLAIM_WORDS__: 'One moment, we are fetching it.',
        }),
    __CLAIM_URL__: url,
  };
  return template.replace(/__CLAIM_[A-Z]+__/g, (place) => escapeXml(places[place] ?? place));
}
