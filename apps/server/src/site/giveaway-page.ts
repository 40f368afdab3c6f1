import { escapeXml } from '@jara/domain/cloth/cloth';
import type { Language } from '@jara/domain/language';
import { faceOfGiveaway, type GiveawayFace } from '../giveaways/face.ts';
import type { Snapshot } from '../giveaways/snapshots.ts';
import { publicWords } from '../giveaways/words/all.ts';
import { type Body, makeBody } from '../platform/http/body.ts';
import type { BuiltSite } from './built-site.ts';
import { siteCardAt } from './gift-card.ts';
import { siteWords } from './words/all.ts';

const HTML = 'text/html; charset=utf-8';

interface Place {
  publicUrl: string;
  productName: string;
}

type Site = Pick<BuiltSite, 'giveaway' | 'language'>;

/** The page of a giveaway with its words filled in, made once in each language for each look at it. */
export function createGiveawayPages(place: Place): (site: Site, snapshot: Snapshot) => Body {
  const made = new WeakMap<Snapshot, Partial<Record<Language, { template: string; body: Body }>>>();
  return ({ giveaway: template, language }, snapshot) => {
    const before = made.get(snapshot);
    const known = before?.[language];
    if (known?.template === template) return known.body;
    const body = makeBody(fill(template, wordsOf(snapshot, place, language)), HTML, { effort: 5 });
    made.set(snapshot, { ...before, [language]: { template, body } });
    return body;
  };
}

/** Where no giveaway is: it says so, and where one finds out what somebody was sent. */
export function noGiveawayPage(
  { giveaway: template, language }: Site,
  why: 'giveaway_not_found' | 'gift_replaced',
  { publicUrl, productName }: Place,
): Body {
  const { giveaway: words, claimLink } = siteWords[language];
  const means = why === 'gift_replaced' ? claimLink.replacedMeans : words.noneMeans;
  const places = {
    TITLE: `${words.none} | ${productName}`,
    DESCRIPTION: means,
    IMAGE: siteCardAt(publicUrl, language),
    CODE: '-',
    HEADING: words.none,
    LEAD: means,
    WORDS: words.checkFirst(`${publicUrl}/check`),
  };
  // Nothing can be taken part in.
  return makeBody(fill(template.replace(/<noscript data-next.*?<\/noscript>/s, ''), places), HTML, { effort: 5 });
}

function wordsOf(snapshot: Snapshot, { publicUrl, productName }: Place, language: Language): Record<string, string> {
  const face = faceOfGiveaway(snapshot, { publicUrl, language });
  const { titled, byline } = publicWords[language];
  const lead = `${face.amount} ${face.money}.`;
  return {
    TITLE: `${titled(face.title, face.host)} | ${productName}`,
    DESCRIPTION: `${lead} ${face.choice}`,
    IMAGE: `${face.url}/card.png`,
    CODE: face.code,
    HEADING: face.title,
    LEAD: lead,
    WORDS: [`${byline(face.host)}.`, face.choice, ...standingOf(snapshot, face)].join(' '),
  };
}

/** How it stands, in words for whoever reads without scripts. */
function standingOf({ giveaway: { state, stopReason, shares } }: Snapshot, { when, language }: GiveawayFace): string[] {
  const words = siteWords[language].giveaway;
  const inBank = words.inBank(shares.inBank, shares.total);
  switch (state) {
    case 'STOPPED':
      return [words.stopped, ...(stopReason === null ? [] : [stopReason])];
    case 'PAUSED':
      return [words.paused];
    case 'DRAWING':
      return [words.drawing];
    case 'GIVEN':
      return [shares.taken === shares.total ? words.allTaken : words.closed, inBank];
    case 'ENDED':
      return [words.over, inBank];
    default:
      return [`${when}.`, words.taken(shares.taken, shares.total)];
  }
}

const fill = (template: string, words: Record<string, string>): string =>
  template.replace(/__GIVEAWAY_([A-Z]+)__/g, (place, name: string) => escapeXml(words[name] ?? place));
