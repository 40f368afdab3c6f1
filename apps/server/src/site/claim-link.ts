import { escapeXml } from '@jara/domain/cloth/cloth';
import { normaliseQuid, parseQuid, QUID_LENGTH, type Quid } from '@jara/domain/gift/quid';
import type { Language } from '@jara/domain/language';
import { sql } from 'kysely';
import { clothOf, type GiftCloth } from '../drawing/gift-cloth.ts';
import { GIFT_WORDS, type GiftFace, type GiftWords, giftFaces } from '../gifts/gift-face.ts';
import { createBatcher } from '../platform/batcher.ts';
import type { Db } from '../platform/database/db.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { Limit } from '../platform/tools/throttle.ts';
import { findReplaced } from '../senders/replaced-codes.ts';
import { firstName } from './first-name.ts';
import { siteCardAt } from './gift-card.ts';
import { siteWords } from './words/all.ts';

/** As wide as the limit on asking the API about a code: whoever tries codes gets no further here than there. */
const LOOKS: Limit = { name: 'claim-page', hits: 600, windowSeconds: 60 };

/** What a claim link shows to everyone in the chat: never the amount, never a message, never an address. */
export interface ClaimLink {
  cloth: GiftCloth;
  /** The sender's first name; undefined for an anonymous gift and for a code that opens nothing. */
  from: string | undefined;
  /** Its sender has replaced the code, and the page says so. */
  isReplaced: boolean;
  /** What its sender chose for whom it is for; undefined where nobody chose. */
  language: Language | undefined;
}

export const PLAIN_LINK: ClaimLink = {
  cloth: { theme: 'adire', seed: 7 },
  from: undefined,
  isReplaced: false,
  language: undefined,
};

const MAX_BATCH = 500;

/** The gift behind a code, as far as a preview may tell. A wrong code and an unknown one look the same. */
export function readClaimLink({ db, throttle }: Pick<Deps, 'db' | 'throttle'>) {
  /** Those who come together are one question. */
  const read = createBatcher<Quid, ClaimLink>({
    maxBatch: MAX_BATCH,
    run: async (quids) => {
      const gifts = await giftFaces(db)
        .select([...GIFT_WORDS, 'payments.language'])
        .where('gifts.quid', '=', sql<string>`any(${[...new Set(quids)]}::text[])`)
        .execute();
      const links = new Map(gifts.map((gift) => [gift.quid, linkTo(gift)]));
      return quids.map((quid) => links.get(quid) ?? linkToNothing(db, quid));
    },
  });
  return async (code: string, ip: string): Promise<ClaimLink> => {
    const quid = parseQuid(code);
    if (!quid) return PLAIN_LINK;
    await throttle.hit(LOOKS, ip);
    return read(quid);
  };
}

function linkTo(gift: GiftFace & GiftWords & { language: Language }): ClaimLink {
  const from = gift.anonymous || gift.senderName === null ? undefined : firstName(gift.senderName);
  // English is what everybody gets who chose nothing, so it says nothing about the reader.
  const language = gift.language === 'en' ? undefined : gift.language;
  return { cloth: clothOf(gift), from, isReplaced: false, language };
}

const linkToNothing = async (db: Db, quid: Quid): Promise<ClaimLink> => ({
  ...PLAIN_LINK,
  isReplaced: (await findReplaced(db, quid)) !== undefined,
});

/** The page of a claim link with its head filled in. Only letters and digits of the code come back, however it was typed. */
export function claimLinkPage(
  template: string,
  {
    link,
    code,
    publicUrl,
    productName,
    language,
  }: { link: ClaimLink; code: string; publicUrl: string; productName: string; language: Language },
): string {
  const words = siteWords[language].claimLink;
  const url = `${publicUrl}/claim/${normaliseQuid(code).slice(0, QUID_LENGTH) || '-'}`;
  const places: Record<string, string> = {
    ...(link.isReplaced
      ? {
          __CLAIM_TITLE__: `${words.replaced} | ${productName}`,
          __CLAIM_DESCRIPTION__: words.replacedMeans,
          __CLAIM_IMAGE__: siteCardAt(publicUrl, language),
          __CLAIM_HEADING__: words.replaced,
          __CLAIM_WORDS__: words.replacedMeans,
        }
      : {
          __CLAIM_TITLE__: `${link.from ? words.sentYou(link.from) : words.youHave} | ${productName}`,
          __CLAIM_DESCRIPTION__: words.description,
          __CLAIM_IMAGE__: `${url}/card.png`,
          __CLAIM_HEADING__: words.youHave,
          __CLAIM_WORDS__: words.fetching,
        }),
    __CLAIM_URL__: url,
  };
  return template.replace(/__CLAIM_[A-Z]+__/g, (place) => escapeXml(places[place] ?? place));
}
